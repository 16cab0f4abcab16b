package org.woodgrain.rules.encounters;

import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.monsters.Intelligence;

/** Flight underground, move by move in the original game and round by round in the classic. */
public final class Pursuit {
    /** Pursuers lose heart beyond this many feet. */
    private static final int LOST_FEET = 90;

    /** A classic runner is caught at so many feet. */
    private static final int CAUGHT_FEET = 5;

    /** Rounds of running that exhaust. */
    public static final int EXHAUSTING_ROUNDS = 30;

    private Pursuit() {}

    /** What burning oil does to those who follow. */
    public enum Oil {
        /** It does not hold them. */
        NOTHING,
        STOPS,
        /** They wait until it has burned down. */
        DELAYS
    }

    /** Whether the company cannot get away from monsters that have surprised it. */
    @Rule("EN-23")
    public static boolean cornered(boolean companySurprised, int metAt, int round) {
        return companySurprised && metAt <= 20 && round <= 1;
    }

    /** Feet that a figure runs in one flight move (original, a quarter of a turn) or one round (classic). */
    @Rule({"UX-03", "EN-27", "CE-33"})
    public static int feet(int inches) {
        return inches * 10;
    }

    /** The gap after one move or round. */
    @Rule({"EN-27", "CE-34"})
    public static int gap(int before, int fleeingInches, int pursuingInches) {
        return before + feet(fleeingInches) - feet(pursuingInches);
    }

    /** Whether the runner is caught. */
    public static boolean caught(Profile profile, int gap) {
        return gap <= (profile == Profile.ORIGINAL ? 0 : CAUGHT_FEET);
    }

    /** Whether the pursuers still follow straight on; the original game measures at the end of each move. */
    @Rule("EN-24")
    public static boolean follows(int gap) {
        return gap <= LOST_FEET;
    }

    /** Whether the runners get away at once because they are faster; classic only. */
    @Rule({"CE-30", "CE-31"})
    public static boolean outruns(int fleeingInches, int pursuingInches) {
        return fleeingInches > pursuingInches;
    }

    /** Whether pursuers go on past a corner, a door or stairs. */
    @Rule("EN-25")
    public static boolean pastTurning(Throws dice, Pursuers pursuers) {
        return dice.of("EN-25", "following past the turning")
                .secret()
                .atMost(pursuers.scent() ? 4 : 2)
                .roll(1, 6)
                .success();
    }

    /** Whether pursuers go on through a secret door; thrown in place of the throw for a door. */
    @Rule("EN-26")
    public static boolean pastSecretDoor(Throws dice) {
        return dice.of("EN-26", "following through the secret door")
                .secret()
                .atMost(1)
                .roll(1, 6)
                .success();
    }

    /** What a burning flask does to those behind it. */
    @Rule({"EN-30", "CE-38"})
    public static Oil oil(Profile profile, Throws dice, Pursuers pursuers) {
        if (pursuers.fireproof() || (profile == Profile.CLASSIC && pursuers.undead() && pursuers.mindless())) {
            return Oil.NOTHING;
        }
        if (profile == Profile.ORIGINAL) {
            boolean stops = dice.of("EN-30", "stopping before burning oil")
                    .secret()
                    .atMost(pursuers.mind() == Intelligence.NON ? 5 : 4)
                    .roll(1, 6)
                    .success();
            return stops ? Oil.STOPS : Oil.NOTHING;
        }
        return dice.of("CE-38", "stopping before burning oil")
                        .secret()
                        .atMost(3)
                        .roll(1, 6)
                        .success()
                ? Oil.STOPS
                : Oil.DELAYS;
    }

    /** Rounds that a flask burns and holds up those who wait for it. */
    public static final int OIL_ROUNDS = 2;

    /** Whether food thrown down stops them; one throw in a pursuit. */
    public static boolean foodStops(Profile profile, Throws dice, Pursuers pursuers, int rations) {
        if (pursuers.undead() || pursuers.mindless() || rations < 1) {
            return false;
        }
        return profile == Profile.ORIGINAL ? originalFood(dice, pursuers.mind()) : classicFood(dice, pursuers, rations);
    }

    @Rule("EN-31")
    private static boolean originalFood(Throws dice, Intelligence mind) {
        int chance = switch (mind) {
            case INTELLIGENT -> 10;
            case SEMI -> 50;
            case NON -> 90;
        };
        return dice.of("EN-31", "stopping for food")
                .secret()
                .atMost(chance)
                .roll(1, 100)
                .success();
    }

    @Rule("CE-37")
    private static boolean classicFood(Throws dice, Pursuers pursuers, int rations) {
        if (rations < pursuers.number()) {
            return false;
        }
        boolean hungry = pursuers.mind() != Intelligence.INTELLIGENT
                || dice.of("CE-37", "hungry").secret().atMost(1).roll(1, 6).success();
        return hungry
                && dice.of("CE-37", "stopping for food")
                        .secret()
                        .atMost(3)
                        .roll(1, 6)
                        .success();
    }

    /**
     * Whether treasure thrown down stops them; one throw in a pursuit.
     *
     * @param copper what it is worth, in copper pieces
     */
    public static boolean treasureStops(Profile profile, Throws dice, Pursuers pursuers, int copper) {
        return profile == Profile.ORIGINAL
                ? originalTreasure(dice, pursuers, copper)
                : classicTreasure(dice, pursuers, copper);
    }

    @Rule("EN-32")
    private static boolean originalTreasure(Throws dice, Pursuers pursuers, int copper) {
        if (pursuers.undead() || copper < 10 * GOLD * pursuers.number()) {
            return false;
        }
        int chance = switch (pursuers.mind()) {
            case INTELLIGENT -> 90;
            case SEMI -> 50;
            case NON -> 10;
        };
        return dice.of("EN-32", "stopping for treasure")
                .secret()
                .atMost(chance)
                .roll(1, 100)
                .success();
    }

    @Rule("CE-36")
    private static boolean classicTreasure(Throws dice, Pursuers pursuers, int copper) {
        return pursuers.greedy()
                && copper >= GOLD * pursuers.number()
                && dice.of("CE-36", "stopping for treasure")
                        .secret()
                        .atMost(3)
                        .roll(1, 6)
                        .success();
    }

    private static final int GOLD = 50;

    /** Rounds for which pursuers that track, or have no will, go on when they see nobody; 0 for the others. */
    @Rule("CE-35")
    public static int trail(Throws dice, Pursuers pursuers) {
        return pursuers.scent() || pursuers.mindless()
                ? dice.of("CE-35", "following without sight")
                        .secret()
                        .roll(1, 6)
                        .total()
                : 0;
    }

    /** Whether so many rounds of running have exhausted those who tire. */
    @Rule("CE-40")
    public static boolean exhausts(int rounds) {
        return rounds >= EXHAUSTING_ROUNDS;
    }
}
