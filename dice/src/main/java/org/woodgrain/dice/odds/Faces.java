package org.woodgrain.dice.odds;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.LongUnaryOperator;

/**
 * What a die or a member of a group can be when some are kept: its rank among the others, and what it counts for.
 *
 * @param all from the highest rank to the lowest
 * @param total the common denominator
 */
record Faces(List<Face> all, BigInteger total) {

    /**
     * One rank.
     *
     * @param rank by which it is kept or dropped
     * @param counts what it counts for, with the weights of this rank
     */
    record Face(long rank, Distribution counts) {
        BigInteger weight() {
            return counts.covered();
        }
    }

    Faces {
        all = List.copyOf(all);
    }

    /** Those that count for something that follows from their rank. */
    static Faces of(Distribution distribution, LongUnaryOperator counts) {
        List<Face> faces = new ArrayList<>(distribution.size());
        for (int i = distribution.size() - 1; i >= 0; i--) {
            Distribution one = new Distribution(
                    new long[] {counts.applyAsLong(distribution.outcome(i))},
                    new BigInteger[] {distribution.weight(i)},
                    distribution.weight(i));
            faces.add(new Face(distribution.outcome(i), one));
        }
        return new Faces(faces, distribution.total());
    }

    /** The same seen from below: the lowest is the first. */
    Faces reversed() {
        List<Face> turned = new ArrayList<>(all);
        Collections.reverse(turned);
        return new Faces(turned, total);
    }

    /** The least that any of them counts for. */
    long least() {
        return all.stream().mapToLong(face -> face.counts().least()).min().orElse(0);
    }

    /** The most that any of them counts for. */
    long most() {
        return all.stream().mapToLong(face -> face.counts().most()).max().orElse(0);
    }

    /** The distance between any two things they count for is a multiple of this. */
    long stride() {
        long stride = 0;
        long least = least();
        for (Face face : all) {
            stride = Distribution.gcd(face.counts().least() - least, stride);
            if (face.counts().size() > 1) {
                stride = Distribution.gcd(face.counts().stride(), stride);
            }
        }
        return Math.max(1, stride);
    }

    /** Whether each rank counts for one thing only. */
    boolean plain() {
        return all.stream().allMatch(face -> face.counts().size() == 1);
    }
}
