package org.woodgrain.lab.fights;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Takes a text apart without breaking what stands in brackets. */
final class Words {
    private Words() {}

    /** The parts between commas. */
    static List<String> troops(String side) {
        return split(side, ',');
    }

    /** The words of a troop, each with the bracket that follows it. */
    static List<String> of(String troop) {
        // a bracket belongs to the word before it, with or without a space between
        String joined =
                troop.toLowerCase(Locale.ROOT).replaceAll("\\s+\\(", "(").replaceAll("\\s+", " ");
        List<String> words = new ArrayList<>(split(joined, ' '));
        words.removeIf(String::isEmpty);
        return words;
    }

    private static List<String> split(String text, char at) {
        List<String> parts = new ArrayList<>();
        int depth = 0;
        int from = 0;
        for (int i = 0; i < text.length(); i++) {
            char each = text.charAt(i);
            depth += each == '(' ? 1 : each == ')' ? -1 : 0;
            if (depth < 0) {
                throw new FightsException("\"" + text.strip() + "\" closes a bracket that was not opened");
            }
            if (each == at && depth == 0) {
                parts.add(text.substring(from, i).strip());
                from = i + 1;
            }
        }
        if (depth > 0) {
            throw new FightsException("\"" + text.strip() + "\" lacks a closing bracket");
        }
        parts.add(text.substring(from).strip());
        return parts;
    }

    /** What is in the bracket of a word, at commas. */
    static List<String> inBracket(String word) {
        int open = word.indexOf('(');
        List<String> parts = new ArrayList<>(split(word.substring(open + 1, word.length() - 1), ','));
        parts.removeIf(String::isEmpty);
        return parts;
    }
}
