package org.woodgrain.lab.fights;

import org.woodgrain.dice.odds.Interval;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.melee.Matchup;

/** What came of many fights, as plain sums, so that it does not matter in what order they were fought. */
public final class Tally {
    /** No side won. */
    public static final int NEITHER = 2;

    private final Matchup matchup;
    private final long[] won = new long[3];
    private final long[] slain;
    private final long[] helpless;
    private final long[] fled;
    private final long[] yielded;
    private final long[] lost;
    private final long[] left;
    private final long[][] losses = new long[2][];
    private final long[] inRounds = new long[Arena.MOST_ROUNDS + 1];
    private long fights;
    private long rounds;
    private long unended;

    Tally(Matchup matchup) {
        this.matchup = matchup;
        int size = matchup.size();
        slain = new long[size];
        helpless = new long[size];
        fled = new long[size];
        yielded = new long[size];
        lost = new long[size];
        left = new long[size];
        for (int side = 0; side < 2; side++) {
            losses[side] = new long[matchup.members(side).length + 1];
        }
    }

    void add(Arena arena) {
        Fight fight = arena.fight;
        fights++;
        won[arena.winner()]++;
        rounds += arena.rounds();
        inRounds[Math.min(Arena.MOST_ROUNDS, arena.rounds())]++;
        if (fight.ableOf(0) > 0 && fight.ableOf(1) > 0) {
            unended++;
        }
        int first = 0;
        int second = 0;
        for (int i = 0; i < slain.length; i++) {
            boolean dead = arena.fates.slain(fight, i);
            int now = dead ? 0 : Math.max(0, fight.hitPoints(i));
            left[i] += now;
            lost[i] += Math.max(0, arena.begun[i] - now);
            if (dead) {
                slain[i]++;
                if (matchup.side(i) == 0) {
                    first++;
                } else {
                    second++;
                }
            } else if (fight.out(i)) {
                fled[i] += arena.fates.fled(i) ? 1 : 0;
                yielded[i] += arena.fates.yielded(i) ? 1 : 0;
            } else if (fight.helpless(i)) {
                helpless[i]++;
            }
        }
        losses[0][first]++;
        losses[1][second]++;
    }

    void add(Tally other) {
        fights += other.fights;
        rounds += other.rounds;
        unended += other.unended;
        add(won, other.won);
        add(slain, other.slain);
        add(helpless, other.helpless);
        add(fled, other.fled);
        add(yielded, other.yielded);
        add(lost, other.lost);
        add(left, other.left);
        add(inRounds, other.inRounds);
        for (int side = 0; side < 2; side++) {
            add(losses[side], other.losses[side]);
        }
    }

    private static void add(long[] sums, long[] more) {
        for (int i = 0; i < sums.length; i++) {
            sums[i] += more[i];
        }
    }

    public long fights() {
        return fights;
    }

    /** How many a side won: 0, 1, or {@link #NEITHER}. */
    public long won(int side) {
        return won[side];
    }

    /** Where the chance of that lies. */
    public Interval chance(int side) {
        return Interval.ofChance(won[side], Math.max(1, fights));
    }

    /** Fights broken off before they had an end. */
    public long unended() {
        return unended;
    }

    public double meanRounds() {
        return mean(rounds);
    }

    /** The number of rounds within which so many hundredths of the fights were over. */
    public int roundsOf(int hundredths) {
        long below = 0;
        for (int i = 0; i < inRounds.length; i++) {
            below += inRounds[i];
            if (below * 100 >= fights * hundredths) {
                return i;
            }
        }
        return Arena.MOST_ROUNDS;
    }

    /** The round in which the longest of them was over. */
    public int longest() {
        int last = Arena.MOST_ROUNDS;
        while (last > 0 && inRounds[last] == 0) {
            last--;
        }
        return last;
    }

    /** How many fights took just so many of a side. */
    public long losses(int side, int many) {
        return losses[side][many];
    }

    /** Slain of a side in a fight, on average. */
    public double meanSlain(int side) {
        return ofSide(slain, side);
    }

    /** Those of a side who are left helpless when a fight ends, on average. */
    public double meanHelpless(int side) {
        return ofSide(helpless, side);
    }

    /** Those of a side who flee, on average. */
    public double meanFled(int side) {
        return ofSide(fled, side);
    }

    /** Those of a side who give themselves up, on average. */
    public double meanYielded(int side) {
        return ofSide(yielded, side);
    }

    /** Hit points that a side loses in a fight, on average. */
    public double meanLost(int side) {
        return ofSide(lost, side);
    }

    /** Hit points that a side has left, on average. */
    public double meanLeft(int side) {
        return ofSide(left, side);
    }

    /** The share of fights in which somebody was slain. */
    public double slain(int who) {
        return mean(slain[who]);
    }

    /** How many fights were over after just so many rounds; those broken off count as the most. */
    public long inRounds(int many) {
        return many < inRounds.length ? inRounds[many] : 0;
    }

    /** The side of somebody: 0 or 1. */
    public int side(int who) {
        return matchup.side(who);
    }

    /** How many fought on both sides. */
    public int size() {
        return slain.length;
    }

    public String name(int who) {
        return matchup.combatant(who).name();
    }

    private double ofSide(long[] sums, int side) {
        long sum = 0;
        for (int i = 0; i < sums.length; i++) {
            sum += matchup.side(i) == side ? sums[i] : 0;
        }
        return mean(sum);
    }

    private double mean(long sum) {
        return fights == 0 ? 0 : (double) sum / fights;
    }
}
