package org.woodgrain.rules.monsters;

import java.util.Optional;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;

/** Whom beasts bear on their backs, and how much: whoever is not borne is thrown. */
public final class Steeds {
    private static final int[][] BY_DICE = {{24, 10_000}, {12, 1_500}, {6, 300}, {3, 90}};
    private static final int RIDER = 300;

    private Steeds() {}

    /**
     * One who would ride.
     *
     * @param kind his row of the monster table; empty for a character
     * @param alignment his side
     * @param maiden whether he is a maiden, which the referee says
     * @param reared whether the beast was reared from its nest for him (ST-27)
     */
    public record Rider(String kind, Alignment alignment, boolean maiden, boolean reared) {}

    /** Whether a beast bears somebody; what bears nobody, or not him, throws him. */
    public static boolean bears(Monster beast, Profile profile, Rider rider) {
        return beast.power(Habit.Mount.class, profile)
                .filter(mount -> switch (mount.who()) {
                    case "any" -> true;
                    case "law" -> rider.alignment() == Alignment.LAW;
                    case "maiden" -> rider.maiden();
                    case "tame-young" -> rider.reared();
                    default -> mount.who().equals(rider.kind());
                })
                .isPresent();
    }

    /** How a load lets a creature go. */
    public enum Pace {
        FULL,
        HALF,
        NONE
    }

    /**
     * How a creature goes under a load: up to its own at full speed, up to twice that at half.
     *
     * @param load in pounds
     */
    @Rule("CW-09")
    public static Pace pace(Monster beast, Profile profile, int load) {
        int full = carries(beast, profile);
        return load <= full ? Pace.FULL : load <= 2 * full ? Pace.HALF : Pace.NONE;
    }

    /**
     * Turns for which genies bear more than their full load before they must rest for one; empty for creatures that can
     * go on.
     */
    public static Optional<Integer> turnsBeforeRest(Monster beast, Profile profile, int load) {
        return beast.isKind("genie") && pace(beast, profile, load) == Pace.HALF ? Optional.of(3) : Optional.empty();
    }

    /** Pounds that a creature carries at its usual speed; 0 if it carries nothing. */
    @Rule("CW-09")
    public static int carries(Monster beast, Profile profile) {
        int own = beast.power(Habit.Carries.class, profile)
                .map(Habit.Carries::pounds)
                .orElse(0);
        boolean flyer = beast.fly() > 0 && !beast.isKind("genie");
        return profile == Profile.CLASSIC && flyer ? Math.min(own, byDice(beast, profile)) : own;
    }

    private static int byDice(Monster beast, Profile profile) {
        if (beast.has(Habit.Mount.class, profile)) {
            return Math.max(RIDER, listed(beast));
        }
        return listed(beast);
    }

    private static int listed(Monster beast) {
        for (int[] row : BY_DICE) {
            if (beast.hitDice().dice() >= row[0]) {
                return row[1];
            }
        }
        return 0;
    }
}
