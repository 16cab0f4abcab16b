package org.woodgrain.rules.encounters;

import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;

/** Whether the sides of a meeting are taken by surprise. */
public final class Surprise {
    private Surprise() {}

    /**
     * What one side knows of the other, and how hard it is to surprise.
     *
     * @param aware whether it has seen, heard or been warned of the other (CE-04)
     * @param lit whether it carries a light
     * @param seesLight whether it could see a light that the other side carries
     * @param alert whether it is never surprised
     * @param chance faces of the d6 that surprise it; 2 unless the other side is stealthier
     */
    public record Side(boolean aware, boolean lit, boolean seesLight, boolean alert, int chance) {
        public static final int USUAL = 2;
    }

    /**
     * What came of it.
     *
     * @param company whether the company is surprised
     * @param foes whether the monsters are
     * @param companyRolled whether a die was thrown for the company
     * @param foesRolled whether one was thrown for the monsters
     */
    public record Result(boolean company, boolean foes, boolean companyRolled, boolean foesRolled) {
        /** Both at once is a moment of confusion that helps nobody. */
        @Rule({"EN-03", "CE-08"})
        public boolean oneSided() {
            return company != foes;
        }

        public boolean onlyCompany() {
            return company && !foes;
        }

        public boolean onlyFoes() {
            return foes && !company;
        }
    }

    /**
     * Throws for the sides that may be surprised, the company first; one die for each.
     *
     * @param suddenly whether the meeting happens at a door just opened, or in classic at a blind corner too, so that no
     *     light has given anyone away
     */
    @Rule({"EN-02", "EN-03", "CE-04", "CE-06", "CE-07"})
    public static Result of(Profile profile, Throws dice, Side company, Side foes, boolean suddenly) {
        boolean companyRolls = mayBe(company, foes, suddenly);
        boolean foesRoll = mayBe(foes, company, suddenly);
        boolean companySurprised = companyRolls && roll(profile, dice, "the company", company.chance());
        boolean foesSurprised = foesRoll && roll(profile, dice, "the monsters", foes.chance());
        return new Result(companySurprised, foesSurprised, companyRolls, foesRoll);
    }

    @Rule({"UX-25", "HZ-11", "CE-05"})
    private static boolean mayBe(Side side, Side other, boolean suddenly) {
        boolean warnedByLight = other.lit() && side.seesLight() && !suddenly;
        return !side.aware() && !side.alert() && !warnedByLight;
    }

    private static boolean roll(Profile profile, Throws dice, String who, int chance) {
        return dice.of(profile == Profile.ORIGINAL ? "EN-03" : "CE-06", "surprise of " + who)
                .secret()
                .atMost(chance)
                .roll(1, 6)
                .success();
    }

    /** Whether a member who is surprised drops what he holds; original only. */
    @Rule("EN-29")
    public static boolean drops(Throws dice, String who) {
        return dice.of("EN-29", "dropping something")
                .by(who)
                .on(DiceStream.PLAYERS)
                .atMost(25)
                .roll(1, 100)
                .success();
    }

    /** Which of the things in hand is dropped, numbered from 0; a lone thing needs no die. */
    @Rule("EN-29")
    public static int dropped(Throws dice, String who, int held) {
        return held <= 1
                ? 0
                : dice.of("EN-29", "what is dropped")
                                .by(who)
                                .on(DiceStream.PLAYERS)
                                .roll(1, held)
                                .total()
                        - 1;
    }
}
