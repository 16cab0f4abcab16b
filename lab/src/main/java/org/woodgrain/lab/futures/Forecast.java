package org.woodgrain.lab.futures;

import java.util.ArrayList;
import java.util.List;
import org.woodgrain.dice.odds.Interval;
import org.woodgrain.lab.fights.Score;

/**
 * What came of the futures of a fight.
 *
 * @param manner how they were fought
 * @param fights how many were fought
 * @param company how often the company wins
 * @param foes how often its foes do
 * @param neither how often neither is left, or nobody gives way
 * @param rounds from now on, on average
 * @param roundsHalf rounds within which half of them are over
 * @param sides what each side loses, the company first
 * @param leftOut what is not counted, in plain words
 */
public record Forecast(
        Manner manner,
        long fights,
        Chance company,
        Chance foes,
        Chance neither,
        double rounds,
        int roundsHalf,
        List<Losses> sides,
        List<String> leftOut) {
    private static final int HALF = 50;

    /** How the futures are fought. */
    public enum Manner {
        /** By blows and missiles, as those fight who have no orders. */
        ARENA,
        /** In the campaign itself, with all its rules. */
        PLAYED
    }

    /**
     * A share of the futures, and where the true chance lies nineteen times in twenty.
     *
     * @param share from 0 to 1
     */
    public record Chance(double share, double least, double most) {}

    /**
     * What a side loses on average.
     *
     * @param each in their order
     */
    public record Losses(double slain, double fled, double surrendered, double helpless, List<One> each) {
        public Losses {
            each = List.copyOf(each);
        }
    }

    /**
     * One who fights.
     *
     * @param dies the share of the futures in which he is slain
     */
    public record One(String name, double dies) {}

    public Forecast {
        sides = List.copyOf(sides);
        leftOut = List.copyOf(leftOut);
    }

    static Forecast of(Manner manner, Score tally, List<String> leftOut) {
        return new Forecast(
                manner,
                tally.fights(),
                chance(tally, 0),
                chance(tally, 1),
                chance(tally, Score.NEITHER),
                tally.meanRounds(),
                tally.roundsOf(HALF),
                List.of(losses(tally, 0), losses(tally, 1)),
                leftOut);
    }

    private static Chance chance(Score tally, int side) {
        Interval interval = tally.chance(side);
        return new Chance((double) tally.won(side) / tally.fights(), interval.least(), interval.most());
    }

    private static Losses losses(Score tally, int side) {
        List<One> each = new ArrayList<>();
        for (int who = 0; who < tally.size(); who++) {
            if (tally.side(who) == side) {
                each.add(new One(tally.name(who), tally.slain(who)));
            }
        }
        return new Losses(
                tally.meanSlain(side), tally.meanFled(side), tally.meanYielded(side), tally.meanHelpless(side), each);
    }
}
