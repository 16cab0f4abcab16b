package org.woodgrain.lab.bench;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.woodgrain.dice.language.DiceExpression;
import org.woodgrain.dice.odds.Odds;
import org.woodgrain.dice.odds.Tuples;

/** Questions about odds, from the text of the expression to all weights. */
@State(Scope.Thread)
public class OddsBenchmark {

    private static Odds odds(String expression) {
        return Odds.of(DiceExpression.parse(expression));
    }

    @Benchmark
    public Odds oddsOfHundredDice() {
        return odds("100d6");
    }

    @Benchmark
    public Odds oddsOfAnAbility() {
        return odds("4d6dl1");
    }

    @Benchmark
    public Odds oddsOfKeepingExploded() {
        return odds("5d10!kh3");
    }

    @Benchmark
    public Odds oddsOfMixedDice() {
        return odds("{d4,d6,d8,d10,d12,d20}kh2");
    }

    @Benchmark
    public Odds oddsOfThousandDice() {
        return odds("1000d6");
    }

    @Benchmark
    public Odds oddsOfKeepingTen() {
        return odds("20d20kh10");
    }

    @Benchmark
    public Odds oddsOfKeepingSeven() {
        return odds("40d12kh7");
    }

    @Benchmark
    public Odds oddsOfExplodingCount() {
        return odds("10d10!,>=7");
    }

    @Benchmark
    public Odds oddsOfLargestSet() {
        return odds("12d10set");
    }

    @Benchmark
    public Tuples oddsOfSixScores() {
        if (odds("6x(4d6dl1)") instanceof Odds.Repeated scores) {
            return scores.tuples().orElseThrow();
        }
        throw new IllegalStateException("six scores are repeats");
    }
}
