package org.woodgrain.campaign.spells;

import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.PrayerEvent;
import org.woodgrain.campaign.harm.Antidotes;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

/** Food and drink that spells have made, and that spoil when a day is over. */
final class Sustenance {
    /** What its day is kept under, after the spell: it is no spell that anybody could direct or end. */
    static final String MADE = "-made";

    private Sustenance() {}

    /** Gives somebody what was made. */
    static void make(Unfolding u, Scene scene, CharacterId holder, String kind, String name, int many) {
        Item thing = new Item(new ItemId(u.newId("made-")), kind, name, many, 0, 0, Carried.AT_HAND, "", 0);
        u.emit(new PrayerEvent.SustenanceMade(holder, thing, scene.spell().id()));
        TreeMap<String, Integer> numbers = new TreeMap<>();
        numbers.put(Effects.LEVEL, scene.level());
        TreeMap<String, String> words = new TreeMap<>();
        words.put(Antidotes.THING, thing.id().value());
        u.emit(new MagicEvent.EffectBegun(
                new Effect(
                        u.newId("effect-"),
                        scene.spell().id() + MADE,
                        "",
                        new Effect.On.OnCharacter(holder),
                        scene.caster().value(),
                        Effect.Unit.DAYS,
                        1,
                        numbers,
                        words,
                        true),
                scene.spell().id()));
    }

    /** The day is over: what is left of it spoils, whoever carries it. */
    static void ended(Unfolding u, Effect effect) {
        ItemId thing = new ItemId(effect.word(Antidotes.THING));
        for (Adventurer who : u.state().adventurers().values()) {
            Optional<Item> left = who.item(thing);
            left.ifPresent(
                    item -> u.emit(new MagicEvent.ProvisionsChanged(who.id(), thing, item.quantity(), true, thing)));
        }
    }

    /** Whether an effect keeps the day of something that was made. */
    static boolean is(Effect effect) {
        return effect.kind().endsWith(MADE);
    }
}
