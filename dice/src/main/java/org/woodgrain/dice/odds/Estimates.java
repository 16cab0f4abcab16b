package org.woodgrain.dice.odds;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.FastDice;
import org.woodgrain.dice.language.DiceExpression;

/** Estimates odds by throwing the dice; always the same dice, so that the same question gets the same answer. */
final class Estimates {
    private static final long SEED = 1974;
    private static final long DICE = 1_000_000;
    private static final long MOST = 100_000;

    private Estimates() {}

    static Odds.Estimated of(DiceExpression expression, String reason, int times) {
        Dice dice = FastDice.seeded(SEED);
        long tries = Math.min(MOST, DICE / Math.max(1, expression.root().dice()));
        Map<Long, BigInteger> came = new HashMap<>();
        for (long i = 0; i < tries; i++) {
            for (long total : expression.totals(dice, DiceStream.CONTENT)) {
                came.merge(total, BigInteger.ONE, BigInteger::add);
            }
        }
        return new Odds.Estimated(reason, Distribution.of(came, BigInteger.valueOf(tries * times)), times);
    }
}
