package org.woodgrain.lab.bench;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.FastDice;
import org.woodgrain.dice.language.DiceExpression;
import org.woodgrain.dice.language.DiceResult;

/** Dice thrown from the text of their expression, each time read anew. */
@State(Scope.Thread)
public class RollBenchmark {
    private final FastDice dice = FastDice.seeded(Delve.SEED);

    private DiceResult roll(String expression) {
        return DiceExpression.parse(expression).roll(dice, DiceStream.PLAYERS);
    }

    @Benchmark
    public DiceResult rollOfThreeDice() {
        return roll("3d6");
    }

    @Benchmark
    public DiceResult rollOfAnAbility() {
        return roll("4d6dl1");
    }

    @Benchmark
    public DiceResult rollOfExplodingCount() {
        return roll("10d10!,>=7");
    }

    @Benchmark
    public DiceResult rollOfHundredDice() {
        return roll("100d6");
    }

    @Benchmark
    public DiceResult rollOfTheBetterOfTwo() {
        return roll("2d20kh1+5");
    }
}
