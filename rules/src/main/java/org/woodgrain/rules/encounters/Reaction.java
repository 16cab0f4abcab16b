package org.woodgrain.rules.encounters;

import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;

/** How monsters take to the company. */
public enum Reaction {
    /** They attack at once. */
    ATTACK,
    /** They threaten, and attack unless paid or left alone within a round. */
    THREATEN,
    /** They wait. */
    UNCERTAIN,
    /** They let the company pass, and will talk. */
    CALM,
    /** They are friendly. */
    FRIENDLY;

    /**
     * A reaction with its dice.
     *
     * @param score the total, held to 2 to 12
     */
    public record Thrown(Reaction reaction, int score) {}

    /** The last uncertain throw counts as calm. */
    public static final int LAST_THROW = 3;

    /**
     * Throws for a reaction.
     *
     * @param number which throw of this meeting it is, from 1
     */
    public static Thrown of(Profile profile, Throws dice, int modifier, int number) {
        return profile == Profile.ORIGINAL ? original(dice, modifier, number) : classic(dice, modifier, number);
    }

    @Rule({"EN-33", "EN-34"})
    private static Thrown original(Throws dice, int modifier, int number) {
        int score = score(dice, "EN-33", modifier);
        return new Thrown(patience(originalBand(score), number), score);
    }

    /** What an original score means. */
    @Rule("EN-35")
    public static Reaction originalBand(int score) {
        return score <= 3 ? ATTACK : score <= 5 ? THREATEN : score <= 8 ? UNCERTAIN : score <= 10 ? CALM : FRIENDLY;
    }

    @Rule({"CE-15", "CE-16"})
    private static Thrown classic(Throws dice, int modifier, int number) {
        int score = score(dice, "CE-15", modifier);
        Reaction band = patience(classicBand(score), number);
        boolean hostile = band == THREATEN
                && dice.of("CE-16", "hostile").secret().atMost(3).roll(1, 6).success();
        return new Thrown(hostile ? ATTACK : band, score);
    }

    /** What a classic score means; the hostile band is divided by a further die. */
    @Rule("CE-16")
    public static Reaction classicBand(int score) {
        return score <= 2 ? ATTACK : score <= 5 ? THREATEN : score <= 8 ? UNCERTAIN : score <= 11 ? CALM : FRIENDLY;
    }

    private static int score(Throws dice, String rule, int modifier) {
        Roll roll = dice.of(rule, "reaction").secret().plus(modifier).roll(2, 6);
        return Math.clamp(roll.total(), 2, 12);
    }

    private static Reaction patience(Reaction band, int number) {
        return band == UNCERTAIN && number >= LAST_THROW ? CALM : band;
    }

    /** Gold pieces that threatening monsters take to let the company pass. */
    @Rule({"EN-35", "CE-16"})
    public static int toll(int hitDice) {
        return 10 * hitDice;
    }

    /** Whether monsters that were left alone run after a company that flees, in the classic game. */
    @Rule("CE-26")
    public static boolean pursues(int score, Strength strength) {
        return score <= 5 || (score <= 8 && strength.foesStronger());
    }

    /** A throw made only to learn whether they pursue. */
    @Rule("CE-26")
    public static int pursuitScore(Throws dice) {
        return dice.of("CE-26", "whether they pursue").secret().roll(2, 6).total();
    }
}
