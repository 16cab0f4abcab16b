package org.woodgrain.rules.monsters;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Readers of the tags of what a creature is and resists. */
final class TraitReaders {
    private TraitReaders() {}

    static void addTo(Map<String, Function<TagText, Power>> readers) {
        readers.put("kind", t -> new Trait.Kind(t.list(0)));
        readers.put("size", t -> new Trait.OfSize(PowerReader.word(Size.class, t.text(0))));
        readers.put("enchanted", t -> new Trait.Enchanted());
        readers.put("option", t -> new Trait.Pack(t.text(0)));
        readers.put(
                "class", t -> new Trait.Classed(t.characterClass(0), t.text(0).equals("AC"), t.number(1)));
        readers.put("casts", t -> new Trait.Casts(t.characterClass(0), t.number(1)));
        readers.put(
                "dragon-spells",
                t -> new Trait.DragonSpells(t.number(0), List.of(t.number(1), t.number(2), t.number(3))));
        readers.put("hd-range", t -> new Trait.DiceRange(t.number(0), t.number(1)));
        readers.put("undead", t -> new Trait.Undead(t.text(0)));
        readers.put("blows", t -> new Trait.Blows(t.number(0)));
        readers.put("fights-as", t -> new Trait.FightsAs(t.characterClass(0), t.number(1)));
        readers.put(
                "saves",
                t -> t.text(0).equals("up")
                        ? new Trait.Saves(Optional.empty(), t.number(1))
                        : new Trait.Saves(Optional.of(t.characterClass(0)), t.number(1)));
        readers.put("ac-part", t -> new Trait.ArmoredPart(t.list(0), t.number(1)));
        readers.put("fearless", t -> new Trait.Fearless());
        readers.put("morale-dice", t -> new Trait.MoraleDice(t.number(0)));
        readers.put("light-averse", t -> new Trait.LightAverse(t.number(0)));
        readers.put("company", t -> new Trait.Company(t.text(0), t.numberOr(1, 0)));
        readers.put("arms", t -> new Trait.Arms(t.list(0)));
        readers.put("npc-magic", t -> new Trait.NpcMagic());
        readers.put("frail", t -> new Trait.Frail());

        readers.put("immune", t -> new Resistance.Immune(t.list(0)));
        readers.put("harmed-only", t -> new Resistance.HarmedOnly(t.list(0)));
        readers.put("half", t -> new Resistance.Half(t.list(0)));
        readers.put("weak", t -> new Resistance.Weak(t.text(0), t.number(1)));
        readers.put("resist-magic", t -> new Resistance.ResistMagic(t.number(0)));
        readers.put("incorporeal", t -> new Resistance.Incorporeal());
        readers.put("bonus", t -> new Resistance.Bonus(t.text(0), t.number(1), t.list(2)));
        readers.put("situational", t -> new Resistance.Situational(t.text(0), t.dice(1), t.dice(2)));
        readers.put(
                "regenerate",
                t -> new Resistance.Regenerate(
                        t.number(0), t.number(1), t.list(2), t.text(3).equals("yes")));
        readers.put("fights-on", t -> new Resistance.FightsOn(t.number(0)));
        readers.put("gaseous", t -> new Resistance.Gaseous(t.list(0)));
        readers.put("banes", t -> new Resistance.Banes(t.list(0)));
    }
}
