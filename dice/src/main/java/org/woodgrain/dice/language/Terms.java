package org.woodgrain.dice.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Reads what stands between operators: numbers, dice, parentheses, groups and functions. */
final class Terms {
    /** With these letters begins what may stand right behind dice: {@code kh}, {@code dl}, {@code r1}, {@code min2}. */
    private static final String BEHIND_DICE = "kdrmsx";

    private final Cursor cursor;
    private final Supplier<Node> expression;

    Terms(Cursor cursor, Supplier<Node> expression) {
        this.cursor = cursor;
        this.expression = expression;
    }

    Node term() {
        int place = cursor.place();
        char next = cursor.peek();
        if (seesDice()) {
            return pool(new Node.Literal(1, ""), place);
        }
        Node count;
        if (cursor.digit()) {
            long number = cursor.digits();
            count = new Node.Literal(number, Long.toString(number));
        } else if (next == '$') {
            count = cursor.variable();
        } else if (next == '(') {
            count = enclosed();
        } else if (next == '{') {
            return group();
        } else {
            return call(place);
        }
        return seesDice() ? pool(Parser.single(count, place), place) : count;
    }

    /** Whether a {@code d} comes next that is followed by faces, not by the letters of a word. */
    private boolean seesDice() {
        if (cursor.peek() != 'd' || !Cursor.isLetter(cursor.second())) {
            return cursor.peek() == 'd';
        }
        char behind = cursor.ahead(2);
        return cursor.second() == 'f' && (!Cursor.isLetter(behind) || BEHIND_DICE.indexOf(behind) >= 0);
    }

    Node enclosed() {
        int place = cursor.place();
        cursor.advance(1);
        cursor.deeper(place);
        Node inner = expression.get();
        if (!cursor.take(')')) {
            throw Cursor.fault(cursor.place(), "a closing parenthesis was expected" + cursor.found());
        }
        cursor.shallower();
        return new Node.Enclosed(inner);
    }

    private Node call(int place) {
        Optional<Function> function =
                cursor.ended() || !Cursor.isLetter(cursor.peek()) ? Optional.empty() : Function.named(cursor.word());
        if (function.isEmpty()) {
            throw Cursor.fault(place, "a number, dice or a parenthesis was expected" + cursor.found());
        }
        String word = function.get().word();
        cursor.advance(word.length());
        if (!cursor.take('(')) {
            throw Cursor.fault(cursor.place(), "a parenthesis was expected after " + word + cursor.found());
        }
        cursor.deeper(place);
        List<Node> of = Parser.list(cursor, () -> Parser.single(expression.get(), place), ')');
        cursor.shallower();
        if (of.size() > 1 && !function.get().several()) {
            throw Cursor.fault(place, word + " takes one number");
        }
        try {
            return counted(called(function.get(), of), place);
        } catch (ArithmeticException tooLarge) {
            throw Cursor.fault(place, "this number does not fit 64 bits");
        }
    }

    private static Node called(Function function, List<Node> of) {
        Range range = of.getFirst().range();
        return switch (function) {
            case FLOOR -> new Node.Call(function, of, range);
            case CEIL -> {
                Node up = roundedUp(of.getFirst());
                yield new Node.Call(function, List.of(up), up.range());
            }
            case ABS -> new Node.Call(function, of, range.absolute());
            case MIN -> {
                for (Node each : of) {
                    range = new Range(
                            Math.min(range.least(), each.range().least()),
                            Math.min(range.most(), each.range().most()));
                }
                yield new Node.Call(function, of, range);
            }
            case MAX -> {
                for (Node each : of) {
                    range = new Range(
                            Math.max(range.least(), each.range().least()),
                            Math.max(range.most(), each.range().most()));
                }
                yield new Node.Call(function, of, range);
            }
        };
    }

    private static Node roundedUp(Node node) {
        return node instanceof Node.Binary quotient && quotient.operator() == Operator.OVER
                ? new Node.Binary(
                        Operator.OVER_UP,
                        quotient.left(),
                        quotient.right(),
                        Operator.OVER_UP.applied(
                                quotient.left().range(), quotient.right().range()),
                        quotient.column())
                : node;
    }

    private Node pool(Node count, int place) {
        cursor.advance(1);
        Die die = new DieReader(cursor).read();
        if (count.range().least() < 0) {
            throw Cursor.fault(place, "the number of dice may not be less than none");
        }
        if (count.range().most() > cursor.limits().dice()) {
            throw Cursor.fault(place, "at most " + cursor.limits().dice() + " dice can be thrown");
        }
        List<Modifier> modifiers = ModifierReader.afterDice(cursor);
        try {
            return counted(new Node.Pool(count, die, modifiers, PoolRange.of(count.range(), die, modifiers)), place);
        } catch (ArithmeticException tooLarge) {
            throw Cursor.fault(place, "this number does not fit 64 bits");
        }
    }

    Node group() {
        int place = cursor.place();
        cursor.advance(1);
        cursor.deeper(place);
        List<Node> members = Parser.list(cursor, expression, '}');
        cursor.shallower();
        List<Modifier> modifiers = ModifierReader.afterGroup(cursor);
        try {
            return counted(group(members, modifiers, place), place);
        } catch (ArithmeticException tooLarge) {
            throw Cursor.fault(place, "this number does not fit 64 bits");
        }
    }

    private Node group(List<Node> members, List<Modifier> modifiers, int place) {
        Spread spread = new Spread();
        boolean repeats = members.size() == 1 && members.getFirst() instanceof Node.Repeat;
        if (members.size() == 1
                && (repeats || !modifiers.isEmpty())
                && spread.take(members.getFirst())
                && !spread.sources().isEmpty()) {
            spread.check(modifiers.isEmpty(), place);
            return new Node.Group(
                    spread.sources(), true, spread.plus(), modifiers, GroupRange.spread(spread, modifiers));
        }
        List<Node> single = new ArrayList<>();
        members.forEach(each -> single.add(Parser.single(each, place)));
        return new Node.Group(single, false, 0, modifiers, GroupRange.of(single, modifiers));
    }

    /** The node, unless it throws too many dice. */
    Node counted(Node node, int place) {
        if (node.dice() > cursor.limits().dice()) {
            throw Cursor.fault(place, "at most " + cursor.limits().dice() + " dice can be thrown");
        }
        return node;
    }
}
