package org.woodgrain.press.bestiary;

import java.util.ArrayList;
import java.util.List;
import org.woodgrain.rules.monsters.Trait;

/** What a creature is, in words. */
final class TraitWords {
    private TraitWords() {}

    static String of(Trait trait) {
        return switch (trait) {
            case Trait.Kind kind -> "";
            case Trait.OfSize size -> "";
            case Trait.Pack pack -> "Met only where the " + pack.name() + " pack is in play.";
            case Trait.Enchanted enchanted -> "Enchanted: protection from evil bars it.";
            case Trait.Classed classed ->
                "Fights, saves and casts as a "
                        + (classed.anti()
                                ? "cleric of Chaos"
                                : classed.characterClass().label()) + " of level " + classed.level() + ".";
            case Trait.Casts casts ->
                "Casts spells as a " + casts.characterClass().label() + " of level " + casts.level()
                        + ", each once a day.";
            case Trait.DragonSpells spells ->
                "On " + spells.chance() + " in 100, the same dice as for speech, it knows magic-user spells: "
                        + counts(spells.counts()) + ".";
            case Trait.DiceRange range -> "Its hit dice lie between " + range.least() + " and " + range.most() + ".";
            case Trait.Undead undead ->
                "Undead, turned as a " + Lists.plain(undead.row())
                        + "; sleep, charm, hold, fear, poison, disease and paralysis do nothing to it.";
            case Trait.Blows blows -> "";
            case Trait.FightsAs as -> "Attacks as a " + as.characterClass().label() + " of level " + as.level() + ".";
            case Trait.Saves saves ->
                saves.characterClass()
                        .map(as -> "Saves as a " + as.label() + " of level " + saves.level() + ".")
                        .orElse("Saves " + saves.level() + " levels above its dice.");
            case Trait.ArmoredPart part ->
                "Armour class of the " + Lists.or(part.parts()) + ": " + part.armorClass() + ".";
            case Trait.Fearless fearless -> "Its courage never fails.";
            case Trait.MoraleDice dice -> "Adds " + dice.plus() + " to its throws of morale.";
            case Trait.LightAverse averse -> "In daylight it has " + averse.less() + " less to hit and to morale.";
            case Trait.Company company ->
                "Larger bands have leaders"
                        + (company.prisoners() > 0
                                ? "; in a lair " + company.prisoners() + " in 100 are prisoners."
                                : ".");
            case Trait.Arms arms -> "Carries " + Lists.or(arms.weapons()) + ".";
            case Trait.NpcMagic magic -> "May own magic items, and uses them.";
            case Trait.Frail frail -> "Any hit kills it.";
        };
    }

    /** {@code "4 of level 1 and 2 of level 2"}. */
    private static String counts(List<Integer> byLevel) {
        List<String> parts = new ArrayList<>();
        for (int i = 0; i < byLevel.size(); i++) {
            if (byLevel.get(i) > 0) {
                parts.add(byLevel.get(i) + " of level " + (i + 1));
            }
        }
        return Lists.and(parts);
    }
}
