package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.campaign.event.DeviceEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.magic.Spell;

/**
 * Flight in blind fear: for a turn at least, then until a saving throw at the start of a turn is made, six turns at most.
 *
 * <p>A monster runs out of the meeting, and comes home when it has recovered. A member stays with the company and can do
 * nothing.
 */
@Rule("MI-123")
public final class Panic {
    /** The kind of the effect. */
    public static final String KIND = "panic";

    private static final String FRESH = "fresh";
    private static final int TURNS = 6;
    private static final int DROPS = 3;

    private Panic() {}

    static void begin(Unfolding u, Scene scene, Effect.On who) {
        Afflictions.begin(
                u,
                who,
                KIND,
                "fleeing in panic",
                scene.caster().value(),
                Effect.Unit.ROUNDS,
                Afflictions.rounds(u.state(), TURNS),
                Map.of(Afflictions.IDLE, 1, FRESH, 1),
                scene.spell().id(),
                u.throwing().take());
        drop(u, scene, who);
        if (who instanceof Effect.On.OnFoe foe) {
            u.emit(new SpellEvent.FoeLeft(
                    foe.foe(), "flees in panic", scene.spell().id(), List.of()));
        }
    }

    /** Whether a monster is still running. */
    public static boolean flees(CampaignState state, FoeId foe) {
        return Effects.find(state, new Effect.On.OnFoe(foe), List.of(KIND)).isPresent();
    }

    /** A turn has ended: those who have run for one may come to their senses. */
    static void turn(Unfolding u) {
        for (Effect effect : u.state().effects()) {
            if (!effect.kind().equals(KIND)) {
                continue;
            }
            if (effect.number(FRESH) != 0) {
                u.emit(new MagicEvent.EffectChanged(effect.id(), FRESH, 0, "a turn of flight"));
            } else if (Saves.made(u, scene(u, effect), effect.on(), Danger.SPELLS, 0)) {
                u.throwing().take();
                u.emit(new MagicEvent.EffectEnded(effect.id(), "the fear has passed"));
            } else {
                u.throwing().take();
            }
        }
    }

    private static Scene scene(Unfolding u, Effect effect) {
        return Scene.of(u.world(), u.state(), Casters.of(u.state(), effect.maker()), Spell.power("MI-123", "panic", 0));
    }

    /** What is held falls on a throw of one to three. */
    private static void drop(Unfolding u, Scene scene, Effect.On who) {
        List<Item> held = held(u.state(), who).stream()
                .filter(item -> item.carried() == Carried.IN_HAND)
                .toList();
        if (held.isEmpty() || !(u.state().place() instanceof Place.Underground at)) {
            return;
        }
        Throws.Throw dice = u.throwing()
                .of("MI-123", "letting go of what is held")
                .by(Creatures.name(u.state(), who))
                .atMost(DROPS);
        boolean member = who instanceof Effect.On.OnCharacter;
        boolean falls = (member ? dice.on(DiceStream.PLAYERS) : dice.secret())
                .roll(1, 6)
                .success();
        List<Roll> rolls = u.throwing().take();
        if (!falls) {
            return;
        }
        List<Item> loose = new ArrayList<>();
        held.forEach(item -> loose.add(item.carried(Carried.STOWED, "")));
        switch (who) {
            case Effect.On.OnCharacter on ->
                u.emit(new MeetingEvent.Dropped(
                        on.character(),
                        held,
                        Purse.EMPTY,
                        Optional.of(new MeetingEvent.Heap(
                                at.level(), Hoard.pile(u.newId("h"), at.cell(), Purse.EMPTY, loose))),
                        "MI-123",
                        rolls));
            case Effect.On.OnFoe on ->
                u.emit(new DeviceEvent.FoeDropped(
                        on.foe(),
                        at.level(),
                        Hoard.pile(u.newId("h"), Areas.where(scene, who).orElse(at.cell()), Purse.EMPTY, loose),
                        rolls));
            case Effect.On.OnDoor door -> {}
            case Effect.On.OnThing thing -> {}
            case Effect.On.OnCell cell -> {}
        }
    }

    private static List<Item> held(CampaignState state, Effect.On who) {
        return switch (who) {
            case Effect.On.OnCharacter on ->
                state.adventurer(on.character()).map(Adventurer::items).orElse(List.of());
            case Effect.On.OnFoe on ->
                state.encounter().map(Encounter::foes).orElse(List.of()).stream()
                        .filter(foe -> foe.id().equals(on.foe()))
                        .findFirst()
                        .map(Foe::items)
                        .orElse(List.of());
            case Effect.On.OnDoor door -> List.of();
            case Effect.On.OnThing thing -> List.of();
            case Effect.On.OnCell cell -> List.of();
        };
    }
}
