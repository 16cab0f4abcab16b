package org.woodgrain.dice.language;

import java.util.Arrays;
import java.util.stream.IntStream;

/** What a die can show, after what has been done to it so far. */
final class Faces {
    private final long[] ascending;

    private Faces(long[] ascending) {
        this.ascending = ascending;
    }

    static Faces of(Die die) {
        return new Faces(IntStream.rangeClosed(1, die.sides())
                .mapToLong(die::shows)
                .sorted()
                .distinct()
                .toArray());
    }

    Faces without(Condition condition) {
        return new Faces(
                Arrays.stream(ascending).filter(face -> !condition.holds(face)).toArray());
    }

    Faces clamped(Modifier.Clamp clamp) {
        return new Faces(Arrays.stream(ascending).map(clamp::applied).distinct().toArray());
    }

    boolean allMeet(Condition condition) {
        return Arrays.stream(ascending).allMatch(condition::holds);
    }

    Range range() {
        return new Range(ascending[0], ascending[ascending.length - 1]);
    }
}
