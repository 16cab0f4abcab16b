package org.woodgrain.dice.language;

import java.util.List;
import java.util.stream.LongStream;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.DiceStream;

/**
 * A kind of die.
 *
 * @param name as it is written after the {@code d}: {@code 6}, {@code %}, {@code 66}, {@code F}, {@code [2,4,4]}
 * @param sides how many faces, all equally likely
 * @param faces what they show; empty where they show 1 to {@code sides}
 */
public record Die(String name, int sides, List<Long> faces) {
    private static final String PAIR = "66";
    private static final int SIX = 6;
    private static final int TEN = 10;

    public Die {
        faces = List.copyOf(faces);
    }

    /** A die that shows 1 to {@code sides}. */
    public static Die numbered(int sides) {
        return new Die(Integer.toString(sides), sides, List.of());
    }

    /** The die of a hundred faces. */
    static Die percent() {
        return new Die("%", 100, List.of());
    }

    /** A die of six for the tens and another for the units. */
    static Die pair() {
        return new Die(
                PAIR,
                SIX * SIX,
                LongStream.range(0, SIX * SIX)
                        .map(i -> TEN * (i / SIX + 1) + i % SIX + 1)
                        .boxed()
                        .toList());
    }

    /** The die that shows less, nothing or more. */
    static Die fate() {
        return new Die("F", 3, List.of(-1L, 0L, 1L));
    }

    /** A die with faces of its own. */
    static Die faced(List<Long> faces) {
        return new Die(
                "[" + String.join(",", faces.stream().map(String::valueOf).toList()) + "]", faces.size(), faces);
    }

    /** What a face shows; faces are counted from 1. */
    public long shows(int face) {
        return faces.isEmpty() ? face : faces.get(face - 1);
    }

    /** Throws it and tells which face fell. */
    int fall(Dice dice, DiceStream stream) {
        if (name.equals(PAIR)) {
            int tens = dice.roll(stream, SIX);
            return SIX * (tens - 1) + dice.roll(stream, SIX);
        }
        return dice.roll(stream, sides);
    }

    @Override
    public String toString() {
        return "d" + name;
    }
}
