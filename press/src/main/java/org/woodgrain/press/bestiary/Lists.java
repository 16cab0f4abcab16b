package org.woodgrain.press.bestiary;

import java.util.List;

/** Joins words as one speaks. */
final class Lists {
    private Lists() {}

    /** {@code "fire, cold and lightning"}. */
    static String and(List<String> words) {
        return join(words, " and ");
    }

    static String or(List<String> words) {
        return join(words, " or ");
    }

    /** A word of the tables with its hyphens taken out. */
    static String plain(String word) {
        return word.replace('-', ' ');
    }

    private static String join(List<String> words, String last) {
        List<String> plain = words.stream().map(Lists::plain).toList();
        if (plain.size() <= 1) {
            return plain.isEmpty() ? "" : plain.getFirst();
        }
        return String.join(", ", plain.subList(0, plain.size() - 1)) + last + plain.getLast();
    }
}
