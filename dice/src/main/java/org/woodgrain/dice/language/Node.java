package org.woodgrain.dice.language;

import java.util.List;

/** A part of an expression: what was written, and nothing of what is thrown. */
public sealed interface Node {

    /** What it can come to. */
    Range range();

    /** How many dice it can throw at most, those of explosions and rerolls not counted. */
    long dice();

    /**
     * A plain number.
     *
     * @param number the number
     * @param written as it was written: {@code 3}, or {@code $strength}
     */
    record Literal(long number, String written) implements Node {
        @Override
        public Range range() {
            return Range.of(number);
        }

        @Override
        public long dice() {
            return 0;
        }
    }

    /** The same with the other sign. */
    record Negative(Node of, Range range) implements Node {
        @Override
        public long dice() {
            return of.dice();
        }
    }

    /** A part in parentheses. */
    record Enclosed(Node of) implements Node {
        @Override
        public Range range() {
            return of.range();
        }

        @Override
        public long dice() {
            return of.dice();
        }
    }

    /**
     * Two parts made one.
     *
     * @param operator how
     * @param left the first
     * @param right the second
     * @param range what it can come to
     * @param column where the operator stands, counted from 1
     */
    record Binary(Operator operator, Node left, Node right, Range range, int column) implements Node {
        @Override
        public long dice() {
            return left.dice() + right.dice();
        }
    }

    /** Two parts compared: 1 if it is true, else 0. */
    record Compared(Comparison comparison, Node left, Node right) implements Node {
        @Override
        public Range range() {
            return new Range(0, 1);
        }

        @Override
        public long dice() {
            return left.dice() + right.dice();
        }
    }

    /** One of two parts, by a third that is 0 or not; the other is not thrown. */
    record Conditional(Node condition, Node met, Node otherwise) implements Node {
        @Override
        public Range range() {
            return met.range().or(otherwise.range());
        }

        @Override
        public long dice() {
            return condition.dice() + Math.max(met.dice(), otherwise.dice());
        }
    }

    /** A function of some parts. */
    record Call(Function function, List<Node> of, Range range) implements Node {
        public Call {
            of = List.copyOf(of);
        }

        @Override
        public long dice() {
            return of.stream().mapToLong(Node::dice).sum();
        }
    }

    /**
     * Dice of one kind.
     *
     * @param count how many
     * @param die which
     * @param modifiers what is done to them, in order
     * @param range what they can come to
     */
    record Pool(Node count, Die die, List<Modifier> modifiers, Range range) implements Node {
        public Pool {
            modifiers = List.copyOf(modifiers);
        }

        @Override
        public long dice() {
            return count.dice() + Math.max(0, count.range().most());
        }
    }

    /**
     * Parts in braces, of which some may be kept, added up or counted.
     *
     * @param members the parts, or, where they are spread, the dice and repeats whose single results are the members
     * @param spread whether each die by itself is a member
     * @param plus a number added to each member that was spread
     * @param modifiers which are kept, and whether they are counted
     * @param range what it can come to
     */
    record Group(List<Node> members, boolean spread, long plus, List<Modifier> modifiers, Range range) implements Node {
        public Group {
            members = List.copyOf(members);
            modifiers = List.copyOf(modifiers);
        }

        @Override
        public long dice() {
            return members.stream().mapToLong(Node::dice).sum();
        }
    }

    /**
     * A part thrown several times, each result for itself.
     *
     * @param times how often
     * @param of the part
     */
    record Repeat(int times, Node of) implements Node {
        @Override
        public Range range() {
            return of.range();
        }

        @Override
        public long dice() {
            return times * of.dice();
        }
    }
}
