package org.woodgrain.rules.encounters;

import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;

/** Whether monsters lose heart in a fight. */
public final class Morale {
    private Morale() {}

    /** What comes of a check. */
    public enum Outcome {
        FIGHT_ON,
        /** They give ground and hold back for a round (original only). */
        FALL_BACK,
        /** They flee, or surrender if they cannot. */
        BREAK
    }

    /** A check with its dice. */
    public record Check(Outcome outcome, Roll roll) {}

    /**
     * How the fight stands when the original game asks for a throw.
     *
     * @param outnumbered whether foes who can fight outnumber them two to one
     * @param winning whether they are winning
     * @param dice added for what they are: {@code morale-dice}, or taken off in daylight
     */
    public record Standing(boolean outnumbered, boolean winning, int dice) {
        public int modifier() {
            return modifier(outnumbered, winning, dice);
        }

        /** The same without a record of it. */
        public static int modifier(boolean outnumbered, boolean winning, int dice) {
            return (outnumbered ? -1 : 0) + (winning ? 1 : 0) + dice;
        }
    }

    /** The original check: 2d6; 5 or less breaks, 6 to 8 falls back, 9 or more fights on. */
    @Rule("NP-22")
    public static Check original(Throws dice, String who, Standing standing) {
        Roll roll = dice.of("NP-22", "morale of " + who)
                .secret()
                .plus(standing.modifier())
                .roll(2, 6);
        return new Check(original(roll.total()), roll);
    }

    /** What comes of a throw of the original game, its modifiers counted in. */
    @Rule("NP-22")
    public static Outcome original(int total) {
        return total <= 5 ? Outcome.BREAK : total <= 8 ? Outcome.FALL_BACK : Outcome.FIGHT_ON;
    }

    /** Whether a rating is ever checked: 2 never fights and 12 never breaks. */
    @Rule({"CC-28", "CC-29"})
    public static boolean checks(int rating) {
        return rating > 2 && rating < 12;
    }

    /** Whether the checks already passed have settled the matter. */
    @Rule("CC-31")
    public static boolean settled(int passed) {
        return passed >= 2;
    }

    /**
     * How the fight stands when the classic game asks for a check.
     *
     * @param losing whether theirs is the side with the larger share out of action
     * @param winning whether it is the other one
     * @param leaderSlain whether their leader has fallen
     * @param lair whether they fight in their own lair
     */
    public record Situation(boolean losing, boolean winning, boolean leaderSlain, boolean lair) {
        /** The change of the rating, held to two points either way. */
        public int modifier() {
            return modifier(losing, winning, leaderSlain, lair);
        }

        /** The same without a record of it. */
        @Rule("CC-34")
        public static int modifier(boolean losing, boolean winning, boolean leaderSlain, boolean lair) {
            int sum = (losing ? -1 : 0) + (winning ? 1 : 0) + (leaderSlain ? -1 : 0) + (lair ? 1 : 0);
            return Math.clamp(sum, -2, 2);
        }
    }

    /** The rating for one check; 2 and 12 are never changed, the others stay between them. */
    @Rule({"CC-27", "CC-35"})
    public static int rating(int printed, int modifier) {
        return checks(printed) ? Math.clamp((long) printed + modifier, 3, 11) : printed;
    }

    /** The classic check: 2d6 above the rating breaks. */
    @Rule({"CC-26", "CC-30"})
    public static Check classic(Throws dice, String who, int rating) {
        Roll roll = dice.of("CC-30", "morale of " + who).secret().atMost(rating).roll(2, 6);
        return new Check(classic(roll.total(), rating), roll);
    }

    /** What comes of two dice of the classic game against a rating. */
    @Rule("CC-30")
    public static Outcome classic(int dice, int rating) {
        return dice > rating ? Outcome.BREAK : Outcome.FIGHT_ON;
    }
}
