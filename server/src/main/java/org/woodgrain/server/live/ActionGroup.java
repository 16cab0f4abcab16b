package org.woodgrain.server.live;

import java.util.ArrayList;
import java.util.Comparator;
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

    /** Groups offers in the order in which they come, and gives each a key: an initial or other letter of its
     * label, else a digit; the compass has the arrows. */
    public static List<ActionGroup> of(List<Offer> offers) {
        Set<String> taken = new HashSet<>();
        Map<String, List<Action>> groups = new LinkedHashMap<>();
        for (Offer offer : offers) {
            Action action = new Action(offer, "");
            groups.computeIfAbsent(offer.group(), any -> new ArrayList<>())
                    .add(action.compass() ? action : new Action(offer, key(offer, taken)));
        }
        List<ActionGroup> all = new ArrayList<>();
        groups.forEach((name, actions) -> all.add(new ActionGroup(name, actions)));
        all.sort(Comparator.comparingInt(ActionGroup::rank));
        return all;
    }

    /** What the place is there for comes first; what is always at hand comes last. */
    private int rank() {
        return switch (name) {
            case "Move", "Town" -> 0;
            case "Magic" -> 2;
            case "Handling" -> 3;
            default -> 1;
        };
    }

    private static String key(Offer offer, Set<String> taken) {
        String label = offer.label().toLowerCase(Locale.ROOT);
        StringBuilder initials = new StringBuilder();
        for (String word : label.split("[^a-z0-9]+", -1)) {
            initials.append(word, 0, Math.min(1, word.length()));
        }
        String wanted = initials + label + DIGITS;
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
