package org.woodgrain.campaign.sight;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Plain English put together from words. */
public final class Phrases {
    private static final List<String> NUMBERS = List.of(
            "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve");

    private Phrases() {}

    /** Words joined by commas and "and"; empty for none. */
    public static String join(List<String> words) {
        return switch (words.size()) {
            case 0 -> "";
            case 1 -> words.getFirst();
            default -> String.join(", ", words.subList(0, words.size() - 1)) + " and " + words.getLast();
        };
    }

    /** Names with how often each comes, in the order that they have: "3 x flask of oil". */
    public static List<String> counted(Map<String, Integer> many) {
        return many.entrySet().stream()
                .map(each -> each.getValue() == 1 ? each.getKey() : each.getValue() + " x " + each.getKey())
                .toList();
    }

    /** A number in words up to twelve, in figures above. */
    public static String number(int many) {
        return many < NUMBERS.size() ? NUMBERS.get(many) : Integer.toString(many);
    }

    /** A noun with "a" or "an" before it. */
    public static String article(String noun) {
        return ("aeiou".indexOf(noun.charAt(0)) >= 0 ? "an " : "a ") + noun;
    }

    /** The same; but one of several that are numbered has a name of its own: "orc 2". */
    public static String one(String name) {
        return Character.isDigit(name.charAt(name.length() - 1)) ? name : article(name);
    }

    /** A noun in the plural. */
    public static String plural(String noun) {
        int kind = Math.max(noun.indexOf(", "), noun.indexOf(" ("));
        if (kind > 0) {
            // what tells one kind from another stands behind the name: "roc, giant", "air elemental (conjured)"
            return plural(noun.substring(0, kind)) + noun.substring(kind);
        }
        String low = noun.toLowerCase(Locale.ROOT);
        if (low.endsWith("man") && !low.endsWith("human") && !low.endsWith("shaman")) {
            return noun.substring(0, noun.length() - 2) + "en";
        }
        if (low.endsWith("wolf") || low.endsWith("elf") || low.endsWith("dwarf")) {
            return noun.substring(0, noun.length() - 1) + "ves";
        }
        if (low.endsWith("y") && "aeiou".indexOf(low.charAt(low.length() - 2)) < 0) {
            return noun.substring(0, noun.length() - 1) + "ies";
        }
        boolean hiss = low.endsWith("s") || low.endsWith("x") || low.endsWith("ch") || low.endsWith("sh");
        return noun + (hiss || low.endsWith("hero") ? "es" : "s");
    }

    /** A sentence with a capital at its head. */
    public static String sentence(String text) {
        return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }
}
