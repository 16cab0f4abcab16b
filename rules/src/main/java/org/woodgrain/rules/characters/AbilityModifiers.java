package org.woodgrain.rules.characters;

import org.woodgrain.rules.Option;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.ClassicModifiers.Column;

/** What scores change, in the profile that is played. */
public final class AbilityModifiers {
    private AbilityModifiers() {}

    /** How a score is called (CH-10). */
    public enum Band {
        LOW,
        AVERAGE,
        HIGH
    }

    /** Low to 8, average to 12, high above. */
    @Rule("CH-10")
    public static Band bandOf(int score) {
        return score <= 8 ? Band.LOW : score <= 12 ? Band.AVERAGE : Band.HIGH;
    }

    /** Added to every throw to hit with a missile. */
    @Rule({"CH-23", "CH-31"})
    public static int missileToHit(CharacterTables tables, Ruleset rules, Abilities abilities) {
        if (rules.classic()) {
            return tables.classicModifiers().of(Column.MISSILE, abilities.dexterity());
        }
        return switch (bandOf(abilities.dexterity())) {
            case LOW -> -1;
            case AVERAGE -> 0;
            case HIGH -> 1;
        };
    }

    /** Added to every throw to hit hand to hand, and to its damage; nothing in the original profile. */
    @Rule("CH-31")
    public static int melee(CharacterTables tables, Ruleset rules, Abilities abilities) {
        return classic(tables, rules, Column.MELEE, abilities.strength());
    }

    /** Taken off the armour class; nothing in the original profile. */
    @Rule("CH-31")
    public static int armourClass(CharacterTables tables, Ruleset rules, Abilities abilities) {
        return classic(tables, rules, Column.ARMOUR_CLASS, abilities.dexterity());
    }

    /** Added to saving throws against spells; nothing in the original profile. */
    @Rule("CH-31")
    public static int magicSaves(CharacterTables tables, Ruleset rules, Abilities abilities) {
        return classic(tables, rules, Column.MAGIC_SAVES, abilities.wisdom());
    }

    /** Added to reactions to a speaker; nothing in the original profile (EN-34). */
    @Rule("CH-31")
    public static int reaction(CharacterTables tables, Ruleset rules, Abilities abilities) {
        return classic(tables, rules, Column.REACTION, abilities.charisma());
    }

    /** Chances in six of forcing a lid, a trap door or a gate; in classic the doors column. */
    @Rule({"CH-20", "CH-31"})
    public static int forceInSix(CharacterTables tables, Ruleset rules, Abilities abilities, Race race) {
        if (rules.classic()) {
            return tables.classicModifiers().of(Column.OPEN_DOORS, abilities.strength());
        }
        int chance = switch (bandOf(abilities.strength())) {
            case LOW -> 1;
            case AVERAGE -> 2;
            case HIGH -> 3;
        };
        return race == Race.HOBBIT ? Math.max(1, chance - 1) : chance;
    }

    /** Added to each hit die, which still counts at least 1. */
    @Rule({"CH-25", "CH-31"})
    public static int hitPoints(CharacterTables tables, Ruleset rules, Abilities abilities) {
        int score = abilities.constitution();
        if (rules.classic()) {
            return tables.classicModifiers().of(Column.HIT_POINTS, score);
        }
        return score <= 6 ? -1 : score >= 15 ? 1 : 0;
    }

    /** Chance in a hundred of surviving a shattering change of the body. */
    @Rule({"CH-26", "CH-27"})
    public static int survival(Abilities abilities) {
        int score = abilities.constitution();
        return score >= 13 ? 100 : Math.max(0, (score - 3) * 10);
    }

    /** How many unusual followers may be kept at one time. */
    @Rule({"CH-28", "CH-31"})
    public static int followers(CharacterTables tables, Ruleset rules, Abilities abilities) {
        int score = abilities.charisma();
        if (rules.classic()) {
            return tables.classicModifiers().of(Column.RETAINERS, score);
        }
        return score <= 4
                ? 1
                : score <= 6 ? 2 : score <= 9 ? 3 : score <= 12 ? 4 : score <= 15 ? 5 : score <= 17 ? 6 : 12;
    }

    /** Added to loyalty in the original profile; the loyalty itself in the classic one. */
    @Rule({"CH-29", "CH-31"})
    public static int loyalty(CharacterTables tables, Ruleset rules, Abilities abilities) {
        int score = abilities.charisma();
        if (rules.classic()) {
            return tables.classicModifiers().of(Column.LOYALTY, score);
        }
        int high = rules.on(Option.LOYALTY_RUN) ? 2 : 1;
        return score <= 4 ? -2 : score <= 6 ? -1 : score <= 12 ? 0 : score <= 15 ? 1 : score <= 17 ? high : 4;
    }

    /** What a speaker's charisma adds when others make up their minds: the loyalty base, or in classic the reaction. */
    public static int persuasion(CharacterTables tables, Ruleset rules, Abilities abilities) {
        return rules.classic() ? reaction(tables, rules, abilities) : loyalty(tables, rules, abilities);
    }

    private static int classic(CharacterTables tables, Ruleset rules, Column column, int score) {
        return rules.classic() ? tables.classicModifiers().of(column, score) : 0;
    }
}
