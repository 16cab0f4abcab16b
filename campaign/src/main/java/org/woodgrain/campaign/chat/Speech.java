package org.woodgrain.campaign.chat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What is said, taken apart: words and dice in turn.
 *
 * @param parts in order
 */
public record Speech(List<Part> parts) {
    private static final String ROLL = "/roll";
    private static final String OPEN = "[[";
    private static final String CLOSE = "]]";

    /** Words, or an expression of the dice language. */
    public sealed interface Part {
        record Words(String text) implements Part {}

        record Dice(String expression) implements Part {}

        /** An expression that begins and does not end. */
        record Unclosed() implements Part {}
    }

    public Speech {
        parts = List.copyOf(parts);
    }

    /** Takes a text apart; line breaks and other control characters are spaces. */
    public static Speech of(String typed) {
        String text = plain(typed);
        if (command(text)) {
            return new Speech(
                    List.of(new Part.Dice(text.substring(ROLL.length()).strip())));
        }
        List<Part> parts = new ArrayList<>();
        int from = 0;
        while (from < text.length()) {
            int open = text.indexOf(OPEN, from);
            if (open < 0) {
                parts.add(new Part.Words(text.substring(from)));
                break;
            }
            if (open > from) {
                parts.add(new Part.Words(text.substring(from, open)));
            }
            int close = text.indexOf(CLOSE, open);
            if (close < 0) {
                parts.add(new Part.Unclosed());
                break;
            }
            parts.add(new Part.Dice(text.substring(open + OPEN.length(), close).strip()));
            from = close + CLOSE.length();
        }
        return new Speech(parts);
    }

    /** The text as it is kept. */
    public static String plain(String typed) {
        return typed.replaceAll("\\p{Cntrl}+", " ").strip();
    }

    private static boolean command(String text) {
        String small = text.toLowerCase(Locale.ROOT);
        return small.equals(ROLL) || small.startsWith(ROLL + " ");
    }

    /** Whether it is nothing but a throw. */
    public boolean bare() {
        return parts.size() == 1 && parts.getFirst() instanceof Part.Dice;
    }

    /** The expressions, in order. */
    public List<String> dice() {
        return parts.stream()
                .filter(Part.Dice.class::isInstance)
                .map(part -> ((Part.Dice) part).expression())
                .toList();
    }
}
