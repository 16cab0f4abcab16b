package org.woodgrain.dice.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads an expression by descent: sums of products of signed terms. */
final class Parser {
    private static final char END = '\0';
    private static final char MINUS_SIGN = '\u2212';

    private final String text;
    private final DiceLimits limits;
    private int at;
    private int depth;
    private Optional<String> label = Optional.empty();

    Parser(String text, DiceLimits limits) {
        this.text = text;
        this.limits = limits;
    }

    Optional<String> label() {
        return label;
    }

    Node read() {
        if (text.length() > limits.length()) {
            throw fault(limits.length(), "an expression may have " + limits.length() + " characters");
        }
        Node root = sum();
        readLabel();
        skip();
        if (at < text.length()) {
            throw fault(at, "\"" + word(at) + "\" is not understood here");
        }
        return root;
    }

    private void readLabel() {
        skip();
        if (peek() == '#') {
            label = Optional.of(text.substring(at + 1).strip());
            at = text.length();
        } else if (peek() == '"') {
            int end = text.indexOf('"', at + 1);
            if (end < 0) {
                throw fault(at, "this label has no closing quotation mark");
            }
            label = Optional.of(text.substring(at + 1, end).strip());
            at = end + 1;
        }
    }

    private Node sum() {
        Node left = product();
        while (true) {
            skip();
            int column = at;
            char sign = peek();
            if (sign == '+') {
                at++;
                left = binary(Node.Operator.PLUS, left, product(), column);
            } else if (minus(sign)) {
                at++;
                left = binary(Node.Operator.MINUS, left, product(), column);
            } else {
                return left;
            }
        }
    }

    private Node product() {
        Node left = signed();
        while (true) {
            skip();
            int column = at;
            char sign = lower(peek());
            if (sign == '*') {
                at++;
                left = binary(Node.Operator.TIMES, left, signed(), column);
            } else if (sign == '/') {
                at++;
                left = binary(Node.Operator.OVER, left, signed(), column);
            } else if (sign == 'x') {
                at++;
                left = binary(Node.Operator.TIMES, left, factor(), column);
            } else {
                return left;
            }
        }
    }

    /** What follows {@code x} as in {@code 2d4x10}: a plain number. */
    private Node factor() {
        skip();
        if (!digit(peek())) {
            throw fault(at, "a plain number was expected after x" + found());
        }
        return new Node.Literal(number());
    }

    private Node signed() {
        skip();
        if (minus(peek())) {
            int column = at;
            at++;
            deeper(column);
            Node of = signed();
            depth--;
            try {
                return new Node.Negative(of, Range.of(0).minus(of.range()));
            } catch (ArithmeticException tooLarge) {
                throw fault(column, "this number does not fit 64 bits");
            }
        }
        return term();
    }

    private Node term() {
        skip();
        int column = at;
        char next = lower(peek());
        if (next == 'd') {
            return pool(new Node.Literal(1), column);
        }
        Node count;
        if (digit(next)) {
            count = new Node.Literal(number());
        } else if (next == '(') {
            count = grouped();
        } else {
            throw fault(at, "a number, dice or a parenthesis was expected" + found());
        }
        skip();
        return lower(peek()) == 'd' && !letter(after()) ? pool(count, column) : count;
    }

    private Node grouped() {
        int column = at;
        at++;
        deeper(column);
        Node inner = sum();
        depth--;
        skip();
        if (peek() != ')') {
            throw fault(at, "a closing parenthesis was expected" + found());
        }
        at++;
        return new Node.Grouped(inner);
    }

    private Node pool(Node count, int column) {
        at++;
        int sides = sides();
        if (count.range().least() < 0) {
            throw fault(column, "the number of dice may not be less than none");
        }
        if (count.range().most() > limits.dice()) {
            throw fault(column, "at most " + limits.dice() + " dice can be thrown");
        }
        Node pool = new Node.DicePool(count, sides, choices());
        return counted(pool, column);
    }

    private int sides() {
        skip();
        if (peek() == '%') {
            at++;
            return 100;
        }
        int column = at;
        if (!digit(peek())) {
            throw fault(at, "the faces of the die were expected, a number or %" + found());
        }
        long sides = number();
        if (sides < 1) {
            throw fault(column, "a die has at least one face");
        }
        if (sides > limits.faces()) {
            throw fault(column, "a die has at most " + limits.faces() + " faces");
        }
        return (int) sides;
    }

    private List<Choice> choices() {
        List<Choice> choices = new ArrayList<>();
        while (true) {
            skip();
            char kind = lower(peek());
            char which = lower(after());
            boolean named = which == 'h' || which == 'l';
            if ((kind != 'k' && kind != 'd') || (letter(which) && !named)) {
                return choices;
            }
            boolean keep = kind == 'k';
            at += named ? 2 : 1;
            skip();
            int column = at;
            long number = digit(peek()) ? number() : 1;
            if (number > limits.dice()) {
                throw fault(column, "at most " + limits.dice() + " dice can be thrown");
            }
            choices.add(new Choice(keep, named ? which == 'h' : keep, (int) number));
        }
    }

    private Node binary(Node.Operator operator, Node left, Node right, int column) {
        if (operator == Node.Operator.OVER && right.range().equals(Range.of(0))) {
            throw fault(column, "nothing can be divided by zero");
        }
        try {
            Range range = switch (operator) {
                case PLUS -> left.range().plus(right.range());
                case MINUS -> left.range().minus(right.range());
                case TIMES -> left.range().times(right.range());
                case OVER -> left.range().dividedBy(right.range());
            };
            return counted(new Node.Binary(operator, left, right, range, column + 1), column);
        } catch (ArithmeticException tooLarge) {
            throw fault(column, "this number does not fit 64 bits");
        }
    }

    private Node counted(Node node, int column) {
        if (node.dice() > limits.dice()) {
            throw fault(column, "at most " + limits.dice() + " dice can be thrown");
        }
        return node;
    }

    private void deeper(int column) {
        depth++;
        if (depth > limits.nesting()) {
            throw fault(column, "an expression may be nested " + limits.nesting() + " deep");
        }
    }

    private long number() {
        int start = at;
        while (digit(peek())) {
            at++;
        }
        try {
            return Long.parseLong(text.substring(start, at));
        } catch (NumberFormatException tooLarge) {
            throw fault(start, "this number does not fit 64 bits");
        }
    }

    private void skip() {
        while (at < text.length() && (Character.isWhitespace(text.charAt(at)) || text.charAt(at) == '\u00a0')) {
            at++;
        }
    }

    private char peek() {
        return at < text.length() ? text.charAt(at) : END;
    }

    private char after() {
        return at + 1 < text.length() ? text.charAt(at + 1) : END;
    }

    private String found() {
        return at < text.length() ? ", not \"" + word(at) + "\"" : ", but the text ends";
    }

    /** The word or sign at a place. */
    private String word(int from) {
        int end = from + 1;
        if (Character.isLetterOrDigit(text.charAt(from))) {
            while (end < text.length() && Character.isLetterOrDigit(text.charAt(end))) {
                end++;
            }
        }
        return text.substring(from, end);
    }

    private static DiceSyntaxException fault(int index, String message) {
        return new DiceSyntaxException(index + 1, message);
    }

    private static boolean minus(char c) {
        return c == '-' || c == MINUS_SIGN;
    }

    private static boolean letter(char c) {
        return Character.isLetter(c);
    }

    private static boolean digit(char c) {
        return c >= '0' && c <= '9';
    }

    private static char lower(char c) {
        return c >= 'A' && c <= 'Z' ? (char) (c + 'a' - 'A') : c;
    }
}
