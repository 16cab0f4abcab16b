package org.woodgrain.dice.odds;

import java.math.BigInteger;
import java.util.Arrays;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.DiceException;
import org.woodgrain.dice.DiceStream;

/**
 * Dice that fall in every way, one way after the other, for whatever code throws them.
 *
 * <p>Run the code, look at {@link #ways()} for how rare this way was, turn to the {@link #next()} way and run the code
 * again, until there is none left. The code may throw other dice, or more of them, after other faces; it has to do the
 * same after the same faces. Not safe for several threads.
 */
public final class EveryFall implements Dice {
    /** More dice than this in a row are taken for a throw that never ends. */
    private static final int MOST_DICE = 512;

    private int[] faces = new int[8];
    private int[] sides = new int[8];
    private int settled;
    private int thrown;

    @Override
    public int roll(DiceStream stream, int number) {
        return roll(number);
    }

    /** Throws one die, whatever it is for; {@code number} is at least 1. */
    public int roll(int number) {
        if (number < 1) {
            throw new IllegalArgumentException("A die needs at least one face, not " + number);
        }
        if (thrown == settled) {
            if (settled == MOST_DICE) {
                throw new DiceException("More than " + MOST_DICE + " dice are thrown one after the other");
            }
            if (settled == faces.length) {
                faces = Arrays.copyOf(faces, 2 * settled);
                sides = Arrays.copyOf(sides, 2 * settled);
            }
            faces[settled++] = 1;
        }
        sides[thrown] = number;
        return faces[thrown++];
    }

    /** Begins again with the first way, in which every die shows 1. */
    public void begin() {
        settled = 0;
        thrown = 0;
    }

    /** Throws the dice of this way once more. */
    public void again() {
        thrown = 0;
    }

    /** Turns to the next way; false when all have been gone through. */
    public boolean next() {
        settled = thrown;
        while (settled > 0 && faces[settled - 1] == sides[settled - 1]) {
            settled--;
        }
        thrown = 0;
        if (settled == 0) {
            return false;
        }
        faces[settled - 1]++;
        return true;
    }

    /** How many ways as rare as this one there are: the dice that were thrown came to one of so many. */
    public BigInteger ways() {
        BigInteger large = BigInteger.ONE;
        long small = 1;
        for (int i = 0; i < thrown; i++) {
            if (small > Long.MAX_VALUE / sides[i]) {
                large = large.multiply(BigInteger.valueOf(small));
                small = 1;
            }
            small *= sides[i];
        }
        return large.multiply(BigInteger.valueOf(small));
    }

    /** The faces of this way. */
    public int[] path() {
        return Arrays.copyOf(faces, thrown);
    }

    /** Lets the first dice show these faces; those after them begin at 1. */
    public void show(int[] path) {
        if (path.length > faces.length) {
            faces = Arrays.copyOf(faces, path.length);
            sides = Arrays.copyOf(sides, path.length);
        }
        System.arraycopy(path, 0, faces, 0, path.length);
        settled = path.length;
        thrown = 0;
    }
}
