package org.woodgrain.lab.bench;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.woodgrain.book.StandardBook;
import org.woodgrain.lab.BareKernel;
import org.woodgrain.lab.Skirmish;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;

/** Six fighting-men of the first level against four ogres: by the engine of the campaign, and as barely as can be. */
@State(Scope.Thread)
public class FightsBenchmark {
    private final Skirmish engine =
            Skirmish.of(StandardBook.load(), Ruleset.of(Profile.ORIGINAL), 6, "ogre", 4, Delve.SEED);
    private final BareKernel kernel = new BareKernel(Delve.SEED);

    @Benchmark
    public boolean engine() {
        return engine.fight();
    }

    @Benchmark
    public boolean bareKernel() {
        return kernel.fight();
    }
}
