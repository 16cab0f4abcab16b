package org.woodgrain.rules.melee.tactics;

import java.util.Arrays;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.melee.Ground;

/** How two sides come together in a round, and who of them has come near enough to strike. */
public final class Approach {
    private static final int STEP = 10;

    /** Who goes up to the foe, and how far in a round. */
    public interface Pace {
        /** Whether an able fighter means to close now. */
        boolean closes(Fight fight, int who);

        /** Feet that he goes in a round. */
        int feet(int who);
    }

    /** What came of it. */
    public enum Outcome {
        /** The distance is what it was. */
        NOTHING,
        /** A side has come nearer. */
        NEARER,
        /** Some have reached the foe. */
        REACHED
    }

    private final boolean[] near;

    public Approach(int size) {
        near = new boolean[size];
    }

    /** Whether a fighter has come near enough to strike, or to be struck by those who came to him. */
    public boolean near(int who) {
        return near[who];
    }

    /** A round opens out of reach: nobody has come near yet. */
    public void open() {
        Arrays.fill(near, false);
    }

    /**
     * Those of a side who mean to strike go up to the foe by their own pace; those who are too slow come after. If none
     * of them gets there all keep together, as fast as the slowest.
     */
    @Rule({"CE-21", "EN-05"})
    public Outcome close(Fight fight, int side, Pace pace) {
        if (fight.inReach()) {
            Arrays.fill(near, true);
            return Outcome.NOTHING;
        }
        int gap = fight.distance() - Ground.REACH;
        int slowest = Integer.MAX_VALUE;
        boolean reached = false;
        for (int who = 0; who < near.length; who++) {
            if (fight.matchup().side(who) == side && fight.able(who) && pace.closes(fight, who)) {
                int feet = pace.feet(who);
                near[who] = feet >= gap;
                reached |= near[who];
                slowest = Math.min(slowest, feet);
            }
        }
        if (slowest == Integer.MAX_VALUE || slowest == 0) {
            return Outcome.NOTHING;
        }
        int left = reached ? 0 : Math.max(Ground.REACH + 1, fight.distance() - slowest / STEP * STEP);
        if (left == fight.distance()) {
            return Outcome.NOTHING;
        }
        fight.distance(left);
        return reached ? Outcome.REACHED : Outcome.NEARER;
    }

    /** Those who came near are near to all of the other side. */
    public void met(Fight fight, int side) {
        for (int who = 0; who < near.length; who++) {
            near[who] |= fight.matchup().side(who) != side;
        }
    }
}
