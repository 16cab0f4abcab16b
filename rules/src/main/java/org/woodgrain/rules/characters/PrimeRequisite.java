package org.woodgrain.rules.characters;

import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;

/** The ability that matters most to a class, and what it does to experience. */
public final class PrimeRequisite {
    private PrimeRequisite() {}

    @Rule("CH-13")
    public static Ability of(CharacterClass of) {
        return switch (of) {
            case FIGHTING_MAN -> Ability.STRENGTH;
            case MAGIC_USER -> Ability.INTELLIGENCE;
            case CLERIC -> Ability.WISDOM;
        };
    }

    /** Percent added to earned experience for a score that counts. */
    @Rule("CH-19")
    public static int percent(int score) {
        return score <= 6 ? -20 : score <= 8 ? -10 : score <= 12 ? 0 : score <= 14 ? 5 : 10;
    }

    /**
     * The score that counts: in the original profile with every unit that could be exchanged, in the classic one as it
     * stands, since there the exchange has been made for good.
     */
    @Rule("CH-18")
    public static int counted(Ruleset rules, CharacterClass of, Abilities abilities) {
        int score = abilities.of(of(of));
        return rules.original() ? Math.min(18, Math.max(score, score + Exchange.allUnits(of, abilities))) : score;
    }

    /** Percent added to what a character earns in a class. */
    @Rule({"CH-12", "CH-19"})
    public static int percent(Ruleset rules, CharacterClass of, Abilities abilities) {
        return percent(counted(rules, of, abilities));
    }
}
