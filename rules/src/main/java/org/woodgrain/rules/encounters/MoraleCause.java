package org.woodgrain.rules.encounters;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.woodgrain.rules.Rule;

/** Why monsters try their courage. Causes are kept together as bits of a number, {@link #bit()} each. */
public enum MoraleCause {
    FIRST_DEATH,
    HALF,
    LEADER,
    QUARTER;

    /** As the state of a meeting names it: {@code first-death}. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public int bit() {
        return 1 << ordinal();
    }

    /** The names of the causes in a number. */
    public static List<String> labels(int causes) {
        List<String> labels = new ArrayList<>();
        for (MoraleCause cause : values()) {
            if ((causes & cause.bit()) != 0) {
                labels.add(cause.label());
            }
        }
        return labels;
    }

    /** The causes of the original game: half of them down, or their leader. */
    @Rule("NP-22")
    public static int original(int strength, int down, boolean leaderDown) {
        return (halfDown(strength, down) ? HALF.bit() : 0) | (leaderDown ? LEADER.bit() : 0);
    }

    /**
     * The causes of the classic game for more than one: the first of them slain, and half of them down.
     *
     * @param strength how many they were at the start
     */
    @Rule({"CC-32", "CC-33"})
    public static int classic(int strength, int down, boolean anySlain) {
        return (anySlain ? FIRST_DEATH.bit() : 0) | (halfDown(strength, down) ? HALF.bit() : 0);
    }

    /** Those of one alone: half and a quarter of its hit points. */
    @Rule({"CC-32", "CC-33"})
    public static int alone(int hitPoints, int most) {
        return (hitPoints * 2 <= most ? HALF.bit() : 0) | (hitPoints * 4 <= most ? QUARTER.bit() : 0);
    }

    private static boolean halfDown(int strength, int down) {
        return strength > 1 && down * 2 >= strength;
    }
}
