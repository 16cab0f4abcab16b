package org.woodgrain.server.live;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.woodgrain.campaign.offers.Offer;

/** Offers under one heading. */
public record ActionGroup(String name, List<Action> actions) {
    private static final String DIGITS = "1234567890";

    public ActionGroup {
        actions = List.copyOf(actions);
    }

    /** Groups offers in the order in which they come, and gives each a key: a letter of its label, else a digit. */
    public static List<ActionGroup> of(List<Offer> offers) {
        Set<String> taken = new HashSet<>();
        Map<String, List<Action>> groups = new LinkedHashMap<>();
        for (Offer offer : offers) {
            groups.computeIfAbsent(offer.group(), any -> new ArrayList<>()).add(new Action(offer, key(offer, taken)));
        }
        List<ActionGroup> all = new ArrayList<>();
        groups.forEach((name, actions) -> all.add(new ActionGroup(name, actions)));
        return all;
    }

    private static String key(Offer offer, Set<String> taken) {
        String wanted = offer.label().toLowerCase(Locale.ROOT) + DIGITS;
        for (int i = 0; i < wanted.length(); i++) {
            char letter = wanted.charAt(i);
            boolean usable = letter >= 'a' && letter <= 'z' || letter >= '0' && letter <= '9';
            if (usable && taken.add(String.valueOf(letter))) {
                return String.valueOf(letter);
            }
        }
        return "";
    }
}
