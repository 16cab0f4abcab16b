package org.woodgrain.rules.melee;

import java.util.Arrays;

/** Who is fastened to whom: coils, bloodsuckers, slime. */
public final class Holds {
    /** Nobody. */
    public static final int FREE = -1;

    private final int size;
    private final int[] victimOf;
    private final int[] grips;
    private final int[] gripOf;
    private final boolean[] clings;
    private final int[] bruises;
    private boolean used;

    Holds(int size) {
        this.size = size;
        victimOf = new int[size];
        grips = new int[size];
        gripOf = new int[size];
        clings = new boolean[size];
        bruises = new int[size * size];
        used = true;
        reset();
    }

    void reset() {
        if (used) {
            Arrays.fill(victimOf, FREE);
            Arrays.fill(grips, 0);
            Arrays.fill(gripOf, 0);
            Arrays.fill(clings, false);
            Arrays.fill(bruises, 0);
            used = false;
        }
    }

    /** Whom somebody is fastened to or coiled about; {@link #FREE} if nobody. */
    public int victimOf(int who) {
        return victimOf[who];
    }

    /** What being held takes off somebody's throws to hit: one for each coil. */
    public int gripsOn(int who) {
        return grips[who];
    }

    /** Whether somebody hangs on to a victim and is easier to hit for it. */
    public boolean clings(int who) {
        return clings[who];
    }

    /** Fastens one to another, with no more consequence than that it lasts. */
    public void hold(int holder, int victim) {
        used = true;
        victimOf[holder] = victim;
    }

    /** Coils about another, who strikes worse for it. */
    public void coil(int holder, int victim) {
        hold(holder, victim);
        gripOf[holder]++;
        grips[victim]++;
    }

    /** Fastens itself to a victim by the teeth. */
    public void cling(int holder, int victim) {
        hold(holder, victim);
        clings[holder] = true;
    }

    /** Lets go. */
    public void release(int holder) {
        int victim = victimOf[holder];
        if (victim != FREE) {
            grips[victim] -= gripOf[holder];
            gripOf[holder] = 0;
            Arrays.fill(bruises, holder * size, (holder + 1) * size, 0);
            clings[holder] = false;
            victimOf[holder] = FREE;
        }
    }

    /** Everybody lets go of a victim. */
    void releaseAllFrom(int victim) {
        if (used) {
            for (int i = 0; i < size; i++) {
                if (victimOf[i] == victim) {
                    release(i);
                }
            }
        }
    }

    /** Whether a holder has coiled about its victim. */
    boolean coiled(int holder) {
        return gripOf[holder] > 0;
    }

    /** What one foe has done to a holder since it took hold. */
    public int bruises(int holder, int by) {
        return bruises[holder * size + by];
    }

    /** Says what one foe has done to a holder before. */
    public void bruised(int holder, int by, int points) {
        used = true;
        bruises[holder * size + by] = points;
    }

    /** A holder is hurt, and lets go when one foe has done it a quarter of its hit points; true if it does. */
    boolean bruise(int holder, int by, int points, int full) {
        bruises[holder * size + by] += points;
        boolean enough = bruises[holder * size + by] * 4 >= full;
        if (enough) {
            release(holder);
        }
        return enough;
    }
}
