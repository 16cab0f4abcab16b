package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Those under a charm: monsters that follow the company, and members whom a monster has won over. */
public final class Charms {
    static final List<String> KINDS = List.of("SP-07", "SP-39");

    private Charms() {}

    /**
     * The charm that has a member do as a monster bids him, which is still there: to fight those who were his comrades.
     * Away from it he has no orders, and does as he would himself.
     */
    @Rule("SP-07")
    public static Optional<Effect> of(CampaignState state, CharacterId who) {
        for (Effect effect : state.effectsOn(new Effect.On.OnCharacter(who))) {
            if (KINDS.contains(effect.kind()) && present(state, new FoeId(effect.maker()))) {
                return Optional.of(effect);
            }
        }
        return Optional.empty();
    }

    /** The charm on somebody that is at work now: the charmer is there, or it serves the company. */
    static Optional<Effect> on(CampaignState state, Effect.On who) {
        return switch (who) {
            case Effect.On.OnCharacter member -> of(state, member.character());
            case Effect.On.OnFoe foe ->
                state.followers().stream()
                                .anyMatch(follower -> follower.foe().id().equals(foe.foe()))
                        ? Effects.find(state, who, KINDS)
                        : Optional.empty();
            case Effect.On.OnDoor door -> Optional.empty();
            case Effect.On.OnCell cell -> Optional.empty();
            case Effect.On.OnThing thing -> Optional.empty();
        };
    }

    /** Whether somebody is the charmer, or one of his comrades. */
    static boolean friendly(CampaignState state, Effect charm, Effect.On who) {
        boolean company = switch (who) {
            case Effect.On.OnCharacter member -> !Casting.heedsFoes(state, member.character());
            case Effect.On.OnFoe foe ->
                state.followers().stream()
                        .anyMatch(follower -> follower.foe().id().equals(foe.foe()));
            case Effect.On.OnDoor door -> false;
            case Effect.On.OnCell cell -> false;
            case Effect.On.OnThing thing -> false;
        };
        return company != charm.on() instanceof Effect.On.OnCharacter && !who.equals(charm.on());
    }

    /** Whether somebody is under the charm of a monster, wherever they are. */
    public static boolean charmed(CampaignState state, CharacterId who, FoeId charmer) {
        return state.effectsOn(new Effect.On.OnCharacter(who)).stream()
                .anyMatch(effect ->
                        KINDS.contains(effect.kind()) && effect.maker().equals(charmer.value()));
    }

    /** Those who have gone away with whoever charmed them. */
    public static List<Adventurer> gone(CampaignState state) {
        return state.effects().ofAny(KINDS).stream()
                .flatMap(effect -> effect.on() instanceof Effect.On.OnCharacter on
                        ? state.adventurer(on.character()).stream()
                        : Stream.empty())
                .filter(who -> who.life() == Life.LOST)
                .distinct()
                .toList();
    }

    /** Takes a monster along that waits for a master who is here; false if it is no such one. */
    public static boolean joins(Unfolding u, Foe foe) {
        return CharmOrders.joins(u, foe);
    }

    private static boolean present(CampaignState state, FoeId charmer) {
        return state.encounter()
                .flatMap(meeting -> meeting.foe(charmer))
                .map(foe -> !foe.gone() && foe.standing() != Foe.Standing.SURRENDERED)
                .orElse(false);
    }

    /** Tries to charm a creature that is open to it: it saves, or it goes over to the caster. */
    @Rule({"SP-07", "SP-39"})
    static void lay(Unfolding u, Scene scene, Effect.On victim) {
        if (Saves.made(u, scene, victim)) {
            u.emit(new MagicEvent.Resisted(
                    scene.caster(), victim, scene.spell().id(), u.throwing().take()));
            return;
        }
        if (scene.caster() instanceof Caster.Member member && victim instanceof Effect.On.OnFoe foe) {
            u.emit(new MagicEvent.FoeCharmed(
                    member.id(), foe.foe(), u.throwing().take()));
        }
        Effects.begin(
                u,
                scene,
                victim,
                "charmed",
                InnateSpells.days(scene)
                        .map(days -> new Lengths(Effect.Unit.DAYS, days))
                        .orElse(Lengths.LASTING),
                Map.of(),
                false,
                u.throwing().take());
    }

    /** The caster's side has attacked one who is charmed: the charm ends and it goes its own way. */
    @Rule("SP-07")
    public static void attacked(Unfolding u, Effect.On victim) {
        if (Effects.end(u, victim, KINDS, "broken by an attack") && victim instanceof Effect.On.OnFoe foe) {
            u.emit(new MagicEvent.FollowerLeft(foe.foe(), "it was attacked by those it trusted"));
        }
    }

    /** Whether a monster follows the company under a charm. */
    @Rule("SP-07")
    public static boolean serves(CampaignState state, FoeId id) {
        return on(state, new Effect.On.OnFoe(id)).isPresent();
    }

    /** The monsters that follow the company and can act. */
    public static List<Foe> servants(CampaignState state) {
        return state.followers().stream()
                .map(follower -> follower.foe())
                .filter(Foe::able)
                .toList();
    }
}
