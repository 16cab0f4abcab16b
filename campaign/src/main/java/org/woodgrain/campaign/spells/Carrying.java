package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.people.Apart;
import org.woodgrain.campaign.people.Wounds;
import org.woodgrain.campaign.sight.Sightings;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;

/** Moving creatures by magic from one place to another at once. */
final class Carrying {
    private static final int FEET = 10;
    private static final int MOST_DICE = 20;

    private Carrying() {}

    /** Carries a member to another place; alone he takes the company's place with him, else he waits there for it. */
    @Rule("SP-45")
    static void member(Unfolding u, CharacterId who, Place.Underground to, String rule, List<Roll> rolls) {
        boolean alone = u.state().company().stream().allMatch(each -> each.id().equals(who));
        Apart.effect(u.state(), who).ifPresent(old -> u.emit(new MagicEvent.EffectEnded(old.id(), "carried on")));
        if (alone) {
            leaveMeeting(u);
        }
        u.emit(new SpellEvent.Carried(who, Optional.of(to), rule, rolls));
        if (alone) {
            Sightings.look(u);
        } else {
            u.emit(new MagicEvent.EffectBegun(
                    new Effect(
                            u.newId("effect-"),
                            Apart.KIND,
                            "away from the company",
                            new Effect.On.OnCharacter(who),
                            "",
                            Effect.Unit.LASTING,
                            0,
                            new TreeMap<>(Map.of(
                                    Apart.X, to.cell().x(), Apart.Y, to.cell().y())),
                            new TreeMap<>(Map.of(Apart.LEVEL, to.level())),
                            false),
                    rule));
            together(u, to);
        }
    }

    /** Carries a monster that is met away from the meeting. */
    static void foe(Unfolding u, Effect.On.OnFoe on, Place.Underground to, String rule, List<Roll> rolls) {
        u.emit(new SpellEvent.FoeLeft(on.foe(), "vanishes", rule, rolls));
        u.emit(new SpellEvent.FoePlaced(on.foe(), to.level(), to.cell(), rule));
    }

    /** The company is out of the reach of those whom it met. */
    static void leaveMeeting(Unfolding u) {
        u.state().encounter().ifPresent(meeting -> u.emit(new MeetingEvent.MeetingEnded("away", remaining(meeting))));
    }

    private static List<Foe> remaining(Encounter meeting) {
        return meeting.room().isEmpty()
                ? List.of()
                : meeting.foes().stream().filter(foe -> !foe.gone()).toList();
    }

    /** A fall of so many feet: a die for each whole ten, no save. */
    @Rule("HZ-12")
    static void fall(Unfolding u, CharacterId who, int feet, String rule) {
        int dice = Math.min(MOST_DICE, feet / FEET);
        if (dice > 0) {
            int points = u.throwing().of("HZ-12", "the fall").roll(dice, 6).total();
            Wounds.hurt(u, who, points, "a fall", rule, u.throwing().take());
        }
    }

    /** The same for a monster, wherever it has come to; the throw is not seen. */
    @Rule("HZ-12")
    static void fall(Unfolding u, Effect.On.OnFoe on, int feet, String rule) {
        int dice = Math.min(MOST_DICE, feet / FEET);
        if (dice > 0) {
            int points =
                    u.throwing().of("HZ-12", "the fall").secret().roll(dice, 6).total();
            Injury.hurt(u, on, points, "a fall", rule, u.throwing().take());
        }
    }

    /** Those who were apart join the company when it comes to them, and take its place when nobody else is left. */
    static void watch(Unfolding u, Event event) {
        if (event instanceof DelveEvent.Moved || event instanceof SpellEvent.Carried) {
            for (Adventurer who : Apart.all(u.state())) {
                Apart.at(u.state(), who.id()).ifPresent(at -> together(u, at));
            }
        }
        if (event instanceof HarmEvent.CharacterDied && u.state().company().isEmpty()) {
            Apart.all(u.state()).stream().findFirst().ifPresent(who -> last(u, who));
        }
    }

    private static void together(Unfolding u, Place.Underground at) {
        boolean near = u.state()
                .underground()
                .filter(here -> here.level().equals(at.level()) && here.cell().distance(at.cell()) <= 1)
                .isPresent();
        if (!near || u.state().encounter().isPresent()) {
            return;
        }
        for (Adventurer who : Apart.all(u.state())) {
            Apart.effect(u.state(), who.id())
                    .filter(effect -> Apart.at(u.state(), who.id())
                            .filter(his ->
                                    his.cell().equals(at.cell()) && his.level().equals(at.level()))
                            .isPresent())
                    .ifPresent(effect -> {
                        u.emit(new SpellEvent.Rejoined(who.id()));
                        u.emit(new MagicEvent.EffectEnded(effect.id(), "with the company again"));
                    });
        }
    }

    private static void last(Unfolding u, Adventurer who) {
        Place.Underground at = Apart.at(u.state(), who.id()).orElseThrow();
        leaveMeeting(u);
        u.emit(new SpellEvent.Rejoined(who.id()));
        Apart.effect(u.state(), who.id())
                .ifPresent(effect -> u.emit(new MagicEvent.EffectEnded(effect.id(), "the last of the company")));
        u.emit(new SpellEvent.Carried(who.id(), Optional.of(at), "SP-41", List.of()));
    }

    static Cell step(Cell from, Direction way, int cells) {
        Cell to = from;
        for (int i = 0; i < cells; i++) {
            to = to.step(way);
        }
        return to;
    }
}
