package org.woodgrain.dice.odds;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.language.DiceExpression;
import org.woodgrain.dice.language.DiceResult;

/** Goes through every way in which the dice of an expression can fall, by throwing it so often. */
final class EveryThrow implements Dice {
    private static final int MANY = 20_000;

    private final int depth;
    private final int most;
    private final List<Integer> faces = new ArrayList<>();
    private final List<Integer> sides = new ArrayList<>();
    private final TreeMap<List<Long>, Fraction> chances = new TreeMap<>((one, other) -> {
        for (int i = 0; i < one.size(); i++) {
            int order = Long.compare(one.get(i), other.get(i));
            if (order != 0) {
                return order;
            }
        }
        return 0;
    });
    private int next;

    private static final class TooLong extends RuntimeException {
        private static final long serialVersionUID = 1L;

        TooLong() {
            super("", null, false, false);
        }
    }

    private EveryThrow(int depth, int most) {
        this.depth = depth;
        this.most = most;
    }

    /** The chances of all outcomes, chains of more dice than {@code depth} left out; repeats are sorted. Empty if they are many. */
    static Optional<SortedMap<List<Long>, Fraction>> of(DiceExpression expression, int depth) {
        int chained = expression.text().contains("!") ? depth : 1;
        int again = expression.text().contains("ro") ? 2 : 1;
        EveryThrow every = new EveryThrow(depth, (int) expression.root().dice() * chained * again);
        int ways = 0;
        do {
            every.next = 0;
            every.fall(expression);
            ways++;
        } while (every.advance() && ways < MANY);
        return ways == MANY ? Optional.empty() : Optional.of(every.chances);
    }

    private void fall(DiceExpression expression) {
        try {
            DiceResult result = expression.roll(this, DiceStream.CONTENT);
            int chain = 1;
            for (DiceResult.Thrown die : result.dice()) {
                boolean extra = die.marks().contains(DiceResult.Mark.EXTRA);
                chain = extra ? chain + 1 : die.marks().contains(DiceResult.Mark.REROLLED) ? chain : 1;
                if (chain > depth) {
                    return;
                }
            }
            BigInteger ways = sides.stream().map(BigInteger::valueOf).reduce(BigInteger.ONE, BigInteger::multiply);
            Fraction chance = new Fraction(BigInteger.ONE, ways);
            chances.merge(
                    result.totals().stream().sorted().toList(),
                    chance,
                    (one, other) -> new Fraction(
                            one.numerator()
                                    .multiply(other.denominator())
                                    .add(other.numerator().multiply(one.denominator())),
                            one.denominator().multiply(other.denominator())));
        } catch (TooLong beyond) {
            // a chain of more dice than are followed
        }
    }

    private boolean advance() {
        while (!faces.isEmpty() && faces.getLast().equals(sides.getLast())) {
            faces.removeLast();
            sides.removeLast();
        }
        if (faces.isEmpty()) {
            return false;
        }
        faces.set(faces.size() - 1, faces.getLast() + 1);
        return true;
    }

    @Override
    public int roll(DiceStream stream, int dieSides) {
        if (next == faces.size()) {
            if (next == most) {
                throw new TooLong();
            }
            faces.add(1);
            sides.add(dieSides);
        }
        return faces.get(next++);
    }
}
