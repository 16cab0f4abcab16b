package org.woodgrain.campaign.narrate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;

/** How monsters are spoken of: by kind once it is known, else as shapes. */
public final class Naming {
    private static final List<String> NUMBERS = List.of(
            "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve");

    private Naming() {}

    static boolean known(Encounter meeting, Seat seat) {
        return seat.seesAll() || meeting.kindKnown();
    }

    /** Those who are here: "three orcs and a wolf", or "something", "four shapes". */
    public static String who(World world, Encounter meeting, Seat seat) {
        List<Foe> here = meeting.foes().stream().filter(foe -> !foe.gone()).toList();
        if (!known(meeting, seat)) {
            return here.size() <= 1 ? "something" : number(here.size()) + " shapes";
        }
        return kinds(world, here);
    }

    /** Monsters by kind and number. */
    static String kinds(World world, List<Foe> foes) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        foes.forEach(foe -> counts.merge(kind(world, foe), 1, Integer::sum));
        List<String> parts = new ArrayList<>();
        counts.forEach((kind, many) -> parts.add(many == 1 ? article(kind) : number(many) + " " + plural(kind)));
        return join(parts);
    }

    private static String kind(World world, Foe foe) {
        return world.book()
                .monsters()
                .find(foe.monster())
                .map(monster -> monster.name().toLowerCase(Locale.ROOT))
                .orElse(foe.name());
    }

    static String join(List<String> parts) {
        if (parts.size() <= 1) {
            return parts.isEmpty() ? "nobody" : parts.getFirst();
        }
        return String.join(", ", parts.subList(0, parts.size() - 1)) + " and " + parts.getLast();
    }

    static String number(int many) {
        return many < NUMBERS.size() ? NUMBERS.get(many) : Integer.toString(many);
    }

    static String article(String noun) {
        return ("aeiou".indexOf(noun.charAt(0)) >= 0 ? "an " : "a ") + noun;
    }

    static String plural(String noun) {
        if (noun.endsWith("man")) {
            return noun.substring(0, noun.length() - 2) + "en";
        }
        if (noun.endsWith("wolf")) {
            return noun.substring(0, noun.length() - 1) + "ves";
        }
        if (noun.endsWith("y") && "aeiou".indexOf(noun.charAt(noun.length() - 2)) < 0) {
            return noun.substring(0, noun.length() - 1) + "ies";
        }
        boolean hiss = noun.endsWith("s") || noun.endsWith("x") || noun.endsWith("ch") || noun.endsWith("sh");
        return noun + (hiss ? "es" : "s");
    }

    /** A sentence with a capital at its head. */
    static String sentence(String text) {
        return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }
}
