package org.woodgrain.rules.magic;

import java.util.stream.IntStream;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;

/** The planes on which powers can be asked for counsel, the third to the twelfth. */
@Rule("SP-55")
public final class Planes {
    public static final int LOWEST = 3;
    public static final int HIGHEST = 12;

    private static final int[] KNOWING = {25, 30, 35, 40, 50, 60, 70, 80, 90, 95};
    private static final int[] VERACITY = {30, 40, 50, 60, 70, 75, 80, 85, 90, 100};
    private static final int HUNDRED = 100;
    private static final int FREE_LEVEL = 11;
    private static final int PER_LEVEL = 5;
    private static final int PER_PLANE = 10;

    private Planes() {}

    public static IntStream all() {
        return IntStream.rangeClosed(LOWEST, HIGHEST);
    }

    /** How many questions are answered. */
    public static int questions(int plane) {
        return plane;
    }

    /** Chance in hundred that an answer is known there. */
    public static int knowing(int plane) {
        return KNOWING[plane - LOWEST];
    }

    /** Chance in hundred that what is known is told truly. */
    public static int veracity(int plane) {
        return VERACITY[plane - LOWEST];
    }

    /** Chance in hundred that the asker goes mad, less for those above the eleventh level. */
    public static int insanity(int plane, int level) {
        int chance = (plane - LOWEST) * PER_PLANE;
        return Math.max(0, chance - Math.max(0, level - FREE_LEVEL) * PER_LEVEL);
    }

    /** Weeks for which he is out of his mind. */
    public static int weeks(int plane) {
        return plane;
    }

    /** Whether the asker goes mad of it. */
    public static boolean maddens(Throws dice, String name, int plane, int level) {
        int chance = insanity(plane, level);
        return chance > 0
                && dice.of("SP-55", "keeping his reason")
                        .by(name)
                        .on(DiceStream.PLAYERS)
                        .atMost(chance)
                        .roll(1, HUNDRED)
                        .success();
    }

    /** How a question was answered. */
    public enum Answer {
        UNKNOWN,
        TRUE,
        FALSE
    }

    /** Throws for one answer: whether it is known there, and whether what is known is told truly. */
    public static Answer answer(Throws dice, int plane) {
        boolean known = dice.of("SP-55", "whether it is known")
                .secret()
                .atMost(knowing(plane))
                .roll(1, HUNDRED)
                .success();
        if (!known) {
            return Answer.UNKNOWN;
        }
        return dice.of("SP-55", "whether it is told truly")
                        .secret()
                        .atMost(veracity(plane))
                        .roll(1, HUNDRED)
                        .success()
                ? Answer.TRUE
                : Answer.FALSE;
    }
}
