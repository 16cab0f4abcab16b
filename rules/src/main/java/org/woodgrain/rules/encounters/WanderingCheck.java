package org.woodgrain.rules.encounters;

import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;

/** Whether wandering monsters come, and from where. */
public final class WanderingCheck {
    private WanderingCheck() {}

    /**
     * Whether a check falls in a turn of the expedition, resting turns counted: at the end of every turn in the
     * original game, at the start of every second one in the classic.
     *
     * @param turn of the expedition, from 1
     */
    @Rule({"EN-09", "CD-39", "HZ-23"})
    public static boolean due(Profile profile, int turn) {
        return profile == Profile.ORIGINAL || turn % 2 == 0;
    }

    /** Whether they come, on one chance in six. */
    public static boolean comes(Profile profile, Throws dice, Stir stir) {
        return comes(profile, dice, 1, stir);
    }

    /**
     * Whether they come. The original game counts high faces, the classic low ones.
     *
     * @param usual the chance in six of the area
     * @param stir counts in the classic game only
     */
    @Rule({"EN-09", "CD-40", "HZ-24", "EX-24"})
    public static boolean comes(Profile profile, Throws dice, int usual, Stir stir) {
        if (profile == Profile.ORIGINAL) {
            return dice.of("EN-09", "wandering monsters")
                    .secret()
                    .atLeast(7 - usual)
                    .roll(1, 6)
                    .success();
        }
        Roll check = dice.of("CD-40", "wandering monsters")
                .secret()
                .atMost(stir.chance(usual))
                .roll(1, 6);
        return check.success() && !(stir.hidden() && passedBy(dice));
    }

    @Rule("HZ-27")
    private static boolean passedBy(Throws dice) {
        return dice.of("HZ-27", "passed by").secret().atLeast(4).roll(1, 6).success();
    }

    /**
     * Which of the entries they come by, numbered from 0 in the order of the key; a lone entry needs no die.
     *
     * @param entries how many there are, at least 1
     */
    @Rule({"EN-10", "EX-25"})
    public static int entry(Throws dice, int entries) {
        return entries <= 1
                ? 0
                : dice.of("EN-10", "direction").secret().roll(1, entries).total() - 1;
    }
}
