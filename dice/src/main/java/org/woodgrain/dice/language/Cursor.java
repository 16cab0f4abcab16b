package org.woodgrain.dice.language;

import java.util.Map;
import java.util.Optional;

/** A place in a text that is read from left to right. */
final class Cursor {
    private static final char END = '\0';
    private static final char MINUS_SIGN = '\u2212';
    private static final char HARD_SPACE = '\u00a0';

    private final String text;
    private final DiceLimits limits;
    private final Map<String, Long> variables;
    private int at;
    private int depth;

    Cursor(String text, DiceLimits limits, Map<String, Long> variables) {
        this.text = text;
        this.limits = limits;
        this.variables = variables;
        if (text.length() > limits.length()) {
            throw fault(limits.length(), "an expression may have " + limits.length() + " characters");
        }
    }

    DiceLimits limits() {
        return limits;
    }

    /** The next place that is not a space, counted from 0. */
    int place() {
        while (at < text.length() && (Character.isWhitespace(text.charAt(at)) || text.charAt(at) == HARD_SPACE)) {
            at++;
        }
        return at;
    }

    boolean ended() {
        return place() == text.length();
    }

    /** The next sign that is no space, as a small letter. */
    char peek() {
        return letterAt(place());
    }

    /** The sign right after that. */
    char second() {
        return letterAt(place() + 1);
    }

    /** The sign so many after the next. */
    char ahead(int signs) {
        return letterAt(place() + signs);
    }

    void advance(int signs) {
        at = place() + signs;
    }

    /** Takes a sign if it comes next. */
    boolean take(char sign) {
        if (peek() != sign) {
            return false;
        }
        at++;
        return true;
    }

    boolean minus() {
        return isMinus(peek());
    }

    boolean takeMinus() {
        if (!minus()) {
            return false;
        }
        at++;
        return true;
    }

    /** Whether these letters come next. */
    boolean sees(String letters) {
        for (int i = 0; i < letters.length(); i++) {
            if (ahead(i) != letters.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    boolean digit() {
        return isDigit(peek());
    }

    /** Takes the sign of a comparison if one comes next. */
    Optional<Comparison> comparison() {
        for (Comparison comparison : Comparison.values()) {
            if (sees(comparison.sign())) {
                advance(comparison.sign().length());
                return Optional.of(comparison);
            }
        }
        return Optional.empty();
    }

    /** Whether the sign of a comparison stands so many signs ahead, spaces not counted. */
    boolean comparisonAfterComma() {
        int ahead = place() + 1;
        while (ahead < text.length() && Character.isWhitespace(text.charAt(ahead))) {
            ahead++;
        }
        return peek() == ',' && isComparison(letterAt(ahead));
    }

    boolean seesComparison() {
        return isComparison(peek());
    }

    /** Digits that come next. */
    long digits() {
        int start = place();
        while (isDigit(letterAt(at))) {
            at++;
        }
        try {
            return Long.parseLong(text, start, at, 10);
        } catch (NumberFormatException tooLarge) {
            throw fault(start, "this number does not fit 64 bits");
        }
    }

    /** A plain number, which may be negative or a variable. */
    long plain(String wanted) {
        boolean negative = takeMinus();
        if (peek() == '$') {
            long value = variable().number();
            return negative ? Math.negateExact(value) : value;
        }
        if (!digit()) {
            throw fault(place(), wanted + found());
        }
        long value = digits();
        return negative ? -value : value;
    }

    /** The number that stands for a name. */
    Node.Literal variable() {
        int start = place();
        at++;
        while (Character.isLetterOrDigit(letterAt(at)) || letterAt(at) == '_') {
            at++;
        }
        String name = text.substring(start + 1, at);
        Long number = variables.get(name);
        if (number == null) {
            String known = variables.isEmpty()
                    ? "none are given here"
                    : "given are "
                            + String.join(
                                    ", ",
                                    variables.keySet().stream()
                                            .sorted()
                                            .map(each -> "$" + each)
                                            .toList());
            throw fault(start, "nobody has said what $" + name + " is; " + known);
        }
        return new Node.Literal(number, "$" + name + " (" + number + ")");
    }

    /** The rest of the text, which is taken. */
    String rest() {
        String rest = text.substring(at);
        at = text.length();
        return rest;
    }

    /** A text in quotation marks, which is taken. */
    String quoted() {
        int end = text.indexOf('"', at + 1);
        if (end < 0) {
            throw fault(at, "this label has no closing quotation mark");
        }
        String quoted = text.substring(at + 1, end);
        at = end + 1;
        return quoted;
    }

    void deeper(int place) {
        depth++;
        if (depth > limits.nesting()) {
            throw fault(place, "an expression may be nested " + limits.nesting() + " deep");
        }
    }

    void shallower() {
        depth--;
    }

    /** What stands here instead of what was wanted. */
    String found() {
        return ended() ? ", but the text ends" : ", not \"" + word() + "\"";
    }

    /** The word or sign that comes next. */
    String word() {
        int from = place();
        int end = text.offsetByCodePoints(from, 1);
        if (Character.isLetterOrDigit(text.charAt(from))) {
            while (end < text.length() && Character.isLetterOrDigit(text.charAt(end))) {
                end++;
            }
        }
        return text.substring(from, end);
    }

    /** A fault at a place. */
    static DiceSyntaxException fault(int place, String message) {
        return new DiceSyntaxException(place + 1, message);
    }

    static boolean isLetter(char sign) {
        return Character.isLetter(sign);
    }

    static boolean isDigit(char sign) {
        return sign >= '0' && sign <= '9';
    }

    private static boolean isMinus(char sign) {
        return sign == '-' || sign == MINUS_SIGN;
    }

    private static boolean isComparison(char sign) {
        return sign == '>' || sign == '<' || sign == '=';
    }

    private char letterAt(int place) {
        if (place >= text.length()) {
            return END;
        }
        char sign = text.charAt(place);
        return sign >= 'A' && sign <= 'Z' ? (char) (sign + 'a' - 'A') : sign;
    }
}
