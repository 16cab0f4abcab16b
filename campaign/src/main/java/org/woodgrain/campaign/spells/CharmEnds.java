package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.SpecialAttack;

/** What breaks a charm: blows and spells of the charmer's own side, and an order against what its victim holds dear. */
@Rule("SP-07")
final class CharmEnds {
    /** The number of a charm whose victim has been told to turn on his master, and could not but obey. */
    private static final String TOLD = "told";

    private CharmEnds() {}

    /** A blow or a missile of the charmer's side at one whom it does not kill. */
    static void struck(Unfolding u, BattleEvent.Struck blow) {
        boolean lives = !blow.hit() || blow.left() > 0;
        Optional<Effect> charm = lives ? Charms.on(u.state(), blow.at().on()) : Optional.empty();
        if (charm.isPresent()
                && Charms.friendly(u.state(), charm.get(), blow.by().on())) {
            Charms.attacked(u, blow.at().on());
        }
    }

    /** A hostile spell, or the power of a thing, of the charmer's side has touched one who was charmed before. */
    static void cast(Unfolding u, Scene scene, CampaignState before, int events) {
        if (Charms.KINDS.stream().allMatch(kind -> before.effects().of(kind).isEmpty())) {
            return;
        }
        for (Effect charm : before.effects().ofAny(Charms.KINDS)) {
            boolean there = u.state().effects().find(charm.id()).isPresent();
            if (there
                    && Charms.friendly(before, charm, scene.caster().on())
                    && u.since(events).stream().anyMatch(event -> touches(event, charm.on(), scene))) {
                Charms.attacked(u, charm.on());
            }
        }
    }

    private static boolean touches(Event event, Effect.On victim, Scene scene) {
        boolean hostile = Casting.hostile(scene.spell().id());
        return switch (event) {
            case HarmEvent.CharacterHurt hurt ->
                hurt.points() > 0 && victim.equals(new Effect.On.OnCharacter(hurt.who()));
            case HarmEvent.FoeHurt hurt -> hurt.points() > 0 && victim.equals(new Effect.On.OnFoe(hurt.foe()));
            case MagicEvent.Resisted resisted -> hostile && victim.equals(resisted.target());
            case MagicEvent.EffectBegun begun ->
                hostile
                        && victim.equals(begun.effect().on())
                        && begun.effect().maker().equals(scene.caster().value());
            default -> false;
        };
    }

    /** Whoever was charmed by one who has died is his own master again. */
    static void masterless(Unfolding u, FoeId charmer) {
        for (Effect effect : u.state().effects().ofAny(Charms.KINDS)) {
            if (effect.maker().equals(charmer.value()) && effect.on() instanceof Effect.On.OnCharacter) {
                u.emit(new MagicEvent.EffectEnded(effect.id(), "its caster is dead"));
            }
        }
    }

    /** A round begins: a hireling who has been told to fight his own master throws a new save, once, to be free. */
    static void round(Unfolding u) {
        for (Adventurer who : u.state().company()) {
            Charms.of(u.state(), who.id())
                    .filter(charm -> charm.number(TOLD) == 0 && lord(u.state(), who.id()))
                    .ifPresent(charm -> against(u, charm));
        }
    }

    private static boolean lord(CampaignState state, CharacterId who) {
        return state.service(who)
                .map(service -> service.employer())
                .filter(master ->
                        state.company().stream().anyMatch(each -> each.id().equals(master)))
                .isPresent();
    }

    private static void against(Unfolding u, Effect charm) {
        boolean free = saves(u, charm);
        Caster charmer = Casters.of(u.state(), charm.maker());
        List<Roll> rolls = u.throwing().take();
        if (free) {
            u.emit(new MagicEvent.Resisted(charmer, charm.on(), charm.kind(), rolls));
            u.emit(new MagicEvent.EffectEnded(charm.id(), "told to turn on a master"));
        } else {
            u.emit(new MagicEvent.Overcome(charmer, charm.on(), charm.kind(), rolls));
            u.emit(new MagicEvent.EffectChanged(charm.id(), TOLD, 1, ""));
        }
    }

    /** A new save against a charm, as hard as the first; its throw is handed to the events that follow. */
    static boolean saves(Unfolding u, Effect charm) {
        Scene scene = Scene.of(u.world(), u.state(), Casters.of(u.state(), charm.maker()), charm);
        return Saves.made(u, scene, charm.on(), scene.danger(), gaze(u, charm));
    }

    /** What a gaze that charmed added to the save. */
    private static int gaze(Unfolding u, Effect charm) {
        Optional<Foe> charmer = Creatures.foe(u.state(), new FoeId(charm.maker()));
        return charmer.stream()
                .flatMap(foe -> u
                        .world()
                        .book()
                        .monsters()
                        .monster(foe.monster())
                        .powers(SpecialAttack.Gaze.class, u.state().ruleset().profile())
                        .stream())
                .filter(power -> power.effect().equals("charm"))
                .mapToInt(SpecialAttack.Gaze::saveBonus)
                .findFirst()
                .orElse(0);
    }
}
