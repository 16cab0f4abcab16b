package org.woodgrain.dice.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads an expression by descent: conditions of comparisons of sums of products of signed terms. */
final class Parser {
    private final Cursor cursor;
    private final Terms terms;
    private Optional<String> label = Optional.empty();

    Parser(Cursor cursor) {
        this.cursor = cursor;
        this.terms = new Terms(cursor, this::expression);
    }

    Optional<String> label() {
        return label;
    }

    Node read() {
        Node root = expression();
        readLabel();
        if (!cursor.ended()) {
            throw Cursor.fault(cursor.place(), "\"" + cursor.word() + "\" is not understood here");
        }
        return root;
    }

    private void readLabel() {
        if (cursor.take('#')) {
            label = Optional.of(cursor.rest().strip());
        } else if (cursor.peek() == '"') {
            label = Optional.of(cursor.quoted().strip());
        }
    }

    private Node expression() {
        Node condition = comparison();
        int place = cursor.place();
        if (!cursor.take('?')) {
            return condition;
        }
        cursor.deeper(place);
        single(condition, place);
        Node met = single(expression(), place);
        if (!cursor.take(':')) {
            throw Cursor.fault(
                    cursor.place(), "a colon and what else is wanted were expected, as in a ? b : c" + cursor.found());
        }
        Node otherwise = single(expression(), place);
        cursor.shallower();
        return terms.counted(new Node.Conditional(condition, met, otherwise), place);
    }

    private Node comparison() {
        Node left = sum();
        int place = cursor.place();
        Optional<Comparison> comparison = cursor.comparison();
        if (comparison.isEmpty()) {
            return left;
        }
        Node compared = new Node.Compared(comparison.get(), single(left, place), single(sum(), place));
        if (cursor.seesComparison()) {
            throw Cursor.fault(cursor.place(), "two comparisons in a row need parentheses");
        }
        return terms.counted(compared, place);
    }

    private Node sum() {
        Node left = product();
        while (true) {
            int place = cursor.place();
            if (cursor.take('+')) {
                left = binary(Operator.PLUS, left, product(), place);
            } else if (cursor.takeMinus()) {
                left = binary(Operator.MINUS, left, product(), place);
            } else {
                return left;
            }
        }
    }

    private Node product() {
        Node left = signed();
        while (true) {
            int place = cursor.place();
            if (cursor.take('*')) {
                left = binary(Operator.TIMES, left, signed(), place);
            } else if (cursor.take('/')) {
                left = binary(Operator.OVER, left, signed(), place);
            } else if (cursor.take('x')) {
                left = times(left, place);
            } else {
                return left;
            }
        }
    }

    /** What follows {@code x}: a plain number multiplies, as in {@code 2d4x10}; parentheses are repeated. */
    private Node times(Node left, int place) {
        if (cursor.digit()) {
            Node factor = new Node.Literal(cursor.digits(), "");
            if (cursor.peek() == 'd') {
                throw Cursor.fault(cursor.place(), "put what is repeated in parentheses, as in 6x(4d6dl1)");
            }
            return binary(Operator.TIMES, left, written(factor), place);
        }
        if (!(left instanceof Node.Literal times) || (cursor.peek() != '(' && cursor.peek() != '{')) {
            throw Cursor.fault(
                    cursor.place(),
                    "a plain number was expected after x, or 6x(4d6) with what is repeated in parentheses"
                            + cursor.found());
        }
        return repeat(times, place);
    }

    private static Node written(Node factor) {
        return new Node.Literal(
                factor.range().least(), Long.toString(factor.range().least()));
    }

    private Node repeat(Node.Literal times, int place) {
        if (times.number() < 1 || times.number() > cursor.limits().dice()) {
            throw Cursor.fault(place, "a repeat is made 1 to " + cursor.limits().dice() + " times");
        }
        Node of = single(cursor.peek() == '(' ? terms.enclosed() : terms.group(), place);
        if (of.dice() * times.number() > cursor.limits().dice()) {
            throw Cursor.fault(place, "at most " + cursor.limits().dice() + " dice can be thrown");
        }
        return new Node.Repeat((int) times.number(), of);
    }

    private Node signed() {
        int place = cursor.place();
        if (!cursor.takeMinus()) {
            return terms.term();
        }
        cursor.deeper(place);
        Node of = single(signed(), place);
        cursor.shallower();
        try {
            return new Node.Negative(of, Range.of(0).minus(of.range()));
        } catch (ArithmeticException tooLarge) {
            throw Cursor.fault(place, "this number does not fit 64 bits");
        }
    }

    private Node binary(Operator operator, Node left, Node right, int place) {
        if (operator.divides() && right.range().equals(Range.of(0))) {
            throw Cursor.fault(place, "nothing can be divided by zero");
        }
        try {
            Range range = operator.applied(
                    single(left, place).range(), single(right, place).range());
            return terms.counted(new Node.Binary(operator, left, right, range, place + 1), place);
        } catch (ArithmeticException tooLarge) {
            throw Cursor.fault(place, "this number does not fit 64 bits");
        }
    }

    /** Refuses a repeat where one number is wanted. */
    static Node single(Node node, int place) {
        Node inner = node;
        while (inner instanceof Node.Enclosed enclosed) {
            inner = enclosed.of();
        }
        if (inner instanceof Node.Repeat) {
            throw Cursor.fault(
                    place, "a repeat makes several numbers; put it in braces to go on with it, as in {6x(4d6dl1)}kh3");
        }
        return node;
    }

    /** The parts of several members, parted by commas up to a closing sign. */
    static List<Node> list(Cursor cursor, java.util.function.Supplier<Node> reader, char closing) {
        List<Node> members = new ArrayList<>();
        do {
            members.add(reader.get());
        } while (cursor.take(','));
        if (!cursor.take(closing)) {
            throw Cursor.fault(
                    cursor.place(),
                    (closing == ')' ? "a closing parenthesis was expected" : "a closing brace was expected")
                            + cursor.found());
        }
        return members;
    }
}
