package org.woodgrain.lab.fights;

import java.util.List;
import org.woodgrain.dice.odds.Interval;

/**
 * What came of many fights, as plain sums, so that it does not matter in what order they were fought. Sides are 0 and 1 as
 * they were asked for, and each who fought has a number, the first side first.
 */
public abstract class Score {
    /** No side won. */
    public static final int NEITHER = 2;

    private final List<String> names;
    private final int first;
    private final long[] won = new long[3];
    private final long[][] losses = new long[2][];
    private final long[] inRounds;
    private final long[] slain;
    private final long[] lost;
    private final long[] left;
    private long fights;
    private long rounds;

    /**
     * Nothing yet.
     *
     * @param names of all who fight, the first side first
     * @param first how many of them are of the first side
     * @param most rounds after which a fight is broken off
     */
    protected Score(List<String> names, int first, int most) {
        this.names = List.copyOf(names);
        this.first = first;
        inRounds = new long[most + 1];
        slain = new long[names.size()];
        lost = new long[names.size()];
        left = new long[names.size()];
        losses[0] = new long[first + 1];
        losses[1] = new long[names.size() - first + 1];
    }

    /** One fight more. */
    protected final void fought(int winner, int took) {
        fights++;
        won[winner]++;
        rounds += took;
        inRounds[Math.min(inRounds.length - 1, took)]++;
    }

    /** How one of them came out of it. */
    protected final void points(int who, int lostNow, int leftNow) {
        lost[who] += lostNow;
        left[who] += leftNow;
    }

    /** One of them fell in it. */
    protected final void fell(int who) {
        slain[who]++;
    }

    /** So many of each side fell in it. */
    protected final void cost(int ofFirst, int ofSecond) {
        losses[0][ofFirst]++;
        losses[1][ofSecond]++;
    }

    /** Adds the sums of others of the same fight. */
    protected final void sum(Score other) {
        fights += other.fights;
        rounds += other.rounds;
        sum(won, other.won);
        sum(inRounds, other.inRounds);
        sum(slain, other.slain);
        sum(lost, other.lost);
        sum(left, other.left);
        sum(losses[0], other.losses[0]);
        sum(losses[1], other.losses[1]);
    }

    /** Adds each to each. */
    protected static void sum(long[] sums, long[] more) {
        for (int i = 0; i < sums.length; i++) {
            sums[i] += more[i];
        }
    }

    public final long fights() {
        return fights;
    }

    /** How many a side won: 0, 1, or {@link #NEITHER}. */
    public final long won(int side) {
        return won[side];
    }

    /** Where the chance of that lies. */
    public final Interval chance(int side) {
        return Interval.ofChance(won[side], Math.max(1, fights));
    }

    /** Fights broken off before they had an end. */
    public abstract long unended();

    public final double meanRounds() {
        return each(rounds);
    }

    /** The number of rounds within which so many hundredths of the fights were over. */
    public final int roundsOf(int hundredths) {
        long below = 0;
        for (int i = 0; i < inRounds.length; i++) {
            below += inRounds[i];
            if (below * 100 >= fights * hundredths) {
                return i;
            }
        }
        return inRounds.length - 1;
    }

    /** The round in which the longest of them was over. */
    public final int longest() {
        int last = inRounds.length - 1;
        while (last > 0 && inRounds[last] == 0) {
            last--;
        }
        return last;
    }

    /** How many fights were over after just so many rounds; those broken off count as the most. */
    public final long inRounds(int many) {
        return many < inRounds.length ? inRounds[many] : 0;
    }

    /** How many fights cost a side just so many slain. */
    public final long losses(int side, int many) {
        return losses[side][many];
    }

    /** Slain of a side in a fight, on average. */
    public final double meanSlain(int side) {
        return ofSide(slain, side);
    }

    /** Those of a side who are left helpless when a fight ends, on average. */
    public abstract double meanHelpless(int side);

    /** Those of a side who flee, on average. */
    public abstract double meanFled(int side);

    /** Those of a side who give themselves up or are taken, on average. */
    public abstract double meanYielded(int side);

    /** Hit points that a side loses in a fight, on average. */
    public final double meanLost(int side) {
        return ofSide(lost, side);
    }

    /** Hit points that a side has left, on average. */
    public final double meanLeft(int side) {
        return ofSide(left, side);
    }

    /** The share of fights in which somebody was slain. */
    public final double slain(int who) {
        return each(slain[who]);
    }

    /** How many fought on both sides. */
    public final int size() {
        return names.size();
    }

    /** How many of a side there are. */
    public final int size(int side) {
        return side == 0 ? first : names.size() - first;
    }

    /** The side of somebody: 0 or 1. */
    public final int side(int who) {
        return who < first ? 0 : 1;
    }

    public final String name(int who) {
        return names.get(who);
    }

    /** A sum over the members of a side, in a fight on average. */
    protected final double ofSide(long[] sums, int side) {
        long sum = 0;
        for (int i = 0; i < sums.length; i++) {
            sum += side(i) == side ? sums[i] : 0;
        }
        return each(sum);
    }

    /** A count of all fights as one of each of them. */
    public final double each(long came) {
        return fights == 0 ? 0 : (double) came / fights;
    }
}
