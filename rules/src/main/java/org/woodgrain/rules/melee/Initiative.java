package org.woodgrain.rules.melee;

import org.woodgrain.rules.Option;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.Abilities;
import org.woodgrain.rules.characters.CharacterTables;
import org.woodgrain.rules.characters.ClassicModifiers;

/** Who acts first by the dice that both sides have thrown. */
public final class Initiative {
    /** Both act together: in the original profile by dexterity, in the classic all at one moment. */
    public static final int TOGETHER = 2;

    /** The dice are thrown again. */
    public static final int AGAIN = 3;

    /** Throws after which dice that tie for ever are taken to mean that both sides act at once. */
    public static final int MOST_THROWS = 20;

    /** Faces of the die of each side. */
    public static final int SIDES = 6;

    private Initiative() {}

    /** The quickness of one to whose die nothing is added where each throws for himself. */
    public static final int PLAIN = 10;

    /** Whether each throws for himself and not for his side. */
    @Rule("CH-31")
    public static boolean individual(Ruleset rules) {
        return rules.classic() && rules.on(Option.INDIVIDUAL_INITIATIVE);
    }

    /** How quick one is: his dexterity, or where each throws for himself ten and what is added to his die. */
    @Rule({"CH-24", "CH-31"})
    public static int quickness(CharacterTables tables, Ruleset rules, Abilities abilities) {
        return individual(rules)
                ? PLAIN + tables.classicModifiers().of(ClassicModifiers.Column.INITIATIVE, abilities.dexterity())
                : abilities.dexterity();
    }

    /** What one's die comes to where each throws for himself. */
    @Rule("CH-31")
    public static int own(int die, int quickness) {
        return die + quickness - PLAIN;
    }

    /**
     * What a tie comes to: in the original profile dexterity settles it, in the classic the dice are thrown again, or by
     * the table's own rule all act at the same moment.
     */
    @Rule({"CB-20", "CE-13", "CH-24"})
    public static int ofTie(Ruleset rules) {
        return rules.original() || rules.on(Option.TIES_TOGETHER) ? TOGETHER : AGAIN;
    }

    /**
     * The side with the higher die, 0 or 1.
     *
     * @param tie what a tie comes to
     */
    @Rule({"CB-20", "CE-11"})
    public static int of(int tie, int company, int foes) {
        if (company != foes) {
            return company > foes ? 0 : 1;
        }
        return tie;
    }
}
