package org.woodgrain.rules.monsters;

import java.util.List;
import java.util.Optional;
import org.woodgrain.rules.characters.CharacterClass;

/** What a creature is. */
public sealed interface Trait extends Power {
    /** Kinds by which spells, swords and hatreds know it. */
    record Kind(List<String> kinds) implements Trait {
        public Kind {
            kinds = List.copyOf(kinds);
        }
    }

    record OfSize(Size size) implements Trait {}

    /** Barred by protection from evil. */
    record Enchanted() implements Trait {}

    /** Used only with that pack on. */
    record Pack(String name) implements Trait {}

    /** A classed human; {@code anti} for clerics of Chaos, who never turn. */
    record Classed(CharacterClass characterClass, boolean anti, int level) implements Trait {}

    /** Casts as a caster of that class and level. */
    record Casts(CharacterClass characterClass, int level) implements Trait {}

    /** Knows so many magic-user spells of each level if it talks. */
    record DragonSpells(int chance, List<Integer> counts) implements Trait {
        public DragonSpells {
            counts = List.copyOf(counts);
        }
    }

    /** Dice are thrown evenly between the two. */
    record DiceRange(int least, int most) implements Trait {}

    /** Turned on that row. */
    record Undead(String row) implements Trait {
        /** What no undead creature feels. */
        public static final List<String> WITHSTANDS =
                List.of("sleep", "charm", "hold", "fear", "poison", "disease", "paralysis", "mind-reading", "drain");
    }

    /** So many attack throws a round in the original profile. */
    record Blows(int number) implements Trait {}

    /** Attacks on a class row instead of its dice, in the original profile. */
    record FightsAs(CharacterClass characterClass, int level) implements Trait {}

    /** Saves on a class row; an empty class means so many levels above its dice. */
    record Saves(Optional<CharacterClass> characterClass, int level) implements Trait {}

    /** Parts that are armoured otherwise. */
    record ArmoredPart(List<String> parts, int armorClass) implements Trait {
        public ArmoredPart {
            parts = List.copyOf(parts);
        }
    }

    /** Never checks morale. */
    record Fearless() implements Trait {}

    /** Added to its morale throws in the original profile. */
    record MoraleDice(int plus) implements Trait {}

    /** In daylight, less to hit and to morale. */
    record LightAverse(int less) implements Trait {}

    /** Leaders and arms by the table of companies; share of prisoners in lairs. */
    record Company(String table, int prisoners) implements Trait {}

    /** Weapons carried. */
    record Arms(List<String> weapons) implements Trait {
        public Arms {
            weapons = List.copyOf(weapons);
        }
    }

    /** May own magic items. */
    record NpcMagic() implements Trait {}

    /** Any hit kills. */
    record Frail() implements Trait {}
}
