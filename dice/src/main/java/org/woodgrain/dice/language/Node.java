package org.woodgrain.dice.language;

import java.util.List;
import java.util.function.IntUnaryOperator;

/** A part of an expression. */
sealed interface Node {
    /** What it can come to. */
    Range range();

    /** Throws its dice. */
    Value roll(Table table);

    /** How many dice it can throw at most. */
    long dice();

    /** A number and how it came about. */
    record Value(long number, String text) {}

    /** Where dice are thrown and laid down. */
    record Table(IntUnaryOperator die, List<DiceResult.Die> thrown) {}

    record Literal(long number) implements Node {
        @Override
        public Range range() {
            return Range.of(number);
        }

        @Override
        public Value roll(Table table) {
            return new Value(number, Long.toString(number));
        }

        @Override
        public long dice() {
            return 0;
        }
    }

    record Negative(Node of, Range range) implements Node {
        @Override
        public Value roll(Table table) {
            Value value = of.roll(table);
            return new Value(-value.number(), "-" + value.text());
        }

        @Override
        public long dice() {
            return of.dice();
        }
    }

    record Grouped(Node of) implements Node {
        @Override
        public Range range() {
            return of.range();
        }

        @Override
        public Value roll(Table table) {
            Value value = of.roll(table);
            return new Value(value.number(), "(" + value.text() + ")");
        }

        @Override
        public long dice() {
            return of.dice();
        }
    }

    /** What stands between two parts. */
    enum Operator {
        PLUS("+"),
        MINUS("-"),
        TIMES("*"),
        OVER("/");

        private final String sign;

        Operator(String sign) {
            this.sign = sign;
        }
    }

    record Binary(Operator operator, Node left, Node right, Range range, int column) implements Node {
        @Override
        public Value roll(Table table) {
            Value one = left.roll(table);
            Value other = right.roll(table);
            String text = one.text() + " " + operator.sign + " " + other.text();
            return switch (operator) {
                case PLUS -> new Value(one.number() + other.number(), text);
                case MINUS -> new Value(one.number() - other.number(), text);
                case TIMES -> new Value(one.number() * other.number(), text);
                case OVER -> quotient(one.number(), other.number(), text);
            };
        }

        private Value quotient(long one, long other, String text) {
            if (other == 0) {
                throw new DiceSyntaxException(column, "this came to a division by zero");
            }
            boolean exact = one % other == 0;
            return new Value(Math.floorDiv(one, other), exact ? text : text + " (rounded down)");
        }

        @Override
        public long dice() {
            return left.dice() + right.dice();
        }
    }

    record DicePool(Node count, int sides, List<Choice> choices) implements Node {
        public DicePool {
            choices = List.copyOf(choices);
        }

        @Override
        public Range range() {
            return new Range(
                    counted(count.range().least()), counted(count.range().most()) * sides);
        }

        private long counted(long dice) {
            long left = dice;
            for (Choice choice : choices) {
                left = choice.leaves(left);
            }
            return left;
        }

        @Override
        public long dice() {
            return Math.addExact(count.dice(), Math.max(0, count.range().most()));
        }

        @Override
        public Value roll(Table table) {
            Value many = count.roll(table);
            int number = Math.toIntExact(many.number());
            int[] faces = new int[number];
            for (int i = 0; i < number; i++) {
                faces[i] = table.die().applyAsInt(sides);
            }
            boolean[] kept = Choice.all(choices, faces);
            StringBuilder text = new StringBuilder();
            long total = 0;
            for (int i = 0; i < number; i++) {
                table.thrown().add(new DiceResult.Die(sides, faces[i], kept[i]));
                text.append(i == 0 ? "" : ", ")
                        .append(kept[i] ? "" : "dropped ")
                        .append(faces[i]);
                total += kept[i] ? faces[i] : 0;
            }
            return new Value(total, many.text() + "d" + shown(sides) + written() + " [" + text + "]");
        }

        private static String shown(int sides) {
            return sides == 100 ? "%" : Integer.toString(sides);
        }

        private String written() {
            StringBuilder text = new StringBuilder();
            choices.forEach(text::append);
            return text.toString();
        }
    }
}
