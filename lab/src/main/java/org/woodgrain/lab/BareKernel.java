package org.woodgrain.lab;

/**
 * The same fight written down as barely as can be: arrays, one source of random numbers, and nothing that this one fight
 * does not need. The engine is measured against it.
 */
public final class BareKernel {
    private static final int FIGHTERS = 6;
    private static final int OGRES = 4;
    private static final int FIGHTER_NEEDS = 14;
    private static final int OGRE_NEEDS = 12;

    private final int[] fighters = new int[FIGHTERS];
    private final int[] ogres = new int[OGRES];
    private long state;

    public BareKernel(long seed) {
        state = seed;
    }

    private int roll(int sides) {
        long old = state;
        state = old * 6364136223846793005L + 1442695040888963407L;
        int word = (int) (((old >>> 18) ^ old) >>> 27);
        int bits = Integer.rotateRight(word, (int) (old >>> 59));
        return (int) ((Integer.toUnsignedLong(bits) * sides) >>> 32) + 1;
    }

    /** Fights once; true if the fighters won. */
    public boolean fight() {
        for (int i = 0; i < FIGHTERS; i++) {
            fighters[i] = roll(6) + 1;
        }
        for (int i = 0; i < OGRES; i++) {
            ogres[i] = roll(6) + roll(6) + roll(6) + roll(6) + 1;
        }
        int men = FIGHTERS;
        int beasts = OGRES;
        while (men > 0 && beasts > 0) {
            int first = roll(6);
            int second = roll(6);
            if (first > second) {
                beasts = strike(men, FIGHTER_NEEDS, 0, ogres, beasts);
                if (beasts > 0) {
                    men = strike(beasts, OGRE_NEEDS, 2, fighters, men);
                }
            } else if (first < second) {
                men = strike(beasts, OGRE_NEEDS, 2, fighters, men);
                if (men > 0) {
                    beasts = strike(men, FIGHTER_NEEDS, 0, ogres, beasts);
                }
            } else {
                int standing = beasts;
                beasts = strike(men, FIGHTER_NEEDS, 0, ogres, beasts);
                men = strike(standing, OGRE_NEEDS, 2, fighters, men);
            }
        }
        return men > 0;
    }

    /** The living stand first; each strikes at one of the living opposite. */
    private int strike(int strikers, int needs, int plus, int[] at, int targets) {
        int left = targets;
        for (int i = 0; i < strikers && left > 0; i++) {
            if (roll(20) >= needs) {
                int target = i % left;
                at[target] -= roll(6) + plus;
                if (at[target] <= 0) {
                    at[target] = at[--left];
                }
            }
        }
        return left;
    }
}
