package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.monsters.Habit;
import org.woodgrain.rules.monsters.Monster;

/** Creatures that spells call or make: they come, they serve, and some turn on their masters. */
public final class Servants {
    /** The number of a monster that is out for one man's life, and the word for who he is. */
    static final String HUNTS = "hunts";

    private static final int CLOSE = 10;

    private Servants() {}

    /**
     * Makes one that serves a caster: it follows the company, or joins those who are met. Its hit points are thrown.
     *
     * @param how said of one that joins those who are met
     */
    static Foe come(Unfolding u, Scene scene, String kind, String name, String how) {
        Foe foe = made(u, kind, name);
        switch (scene.caster()) {
            case Caster.Member master ->
                u.emit(new SpellEvent.ServantCame(
                        new Follower(foe, master.id()),
                        scene.spell().id(),
                        u.throwing().take()));
            case Caster.Monster master ->
                u.emit(new PowerEvent.MoreCame(List.of(foe), how, u.throwing().take()));
        }
        term(u, foe, Creatures.id(scene.caster().on()));
        return foe;
    }

    /** One of a kind, unhurt; its hit points are thrown. */
    static Foe made(Unfolding u, String kind, String name) {
        Monster monster = u.world().book().monsters().monster(kind);
        int die = u.state().ruleset().original() ? 6 : 8;
        int points = monster.hitDice().roll(u.throwing(), die, name);
        return new Foe(
                new FoeId(u.newId("m")), kind, name, points, points, Foe.Standing.ABLE, Purse.EMPTY, new TreeMap<>());
    }

    /** The kind of the effect that holds a servant to a term of days. */
    static final String TERM = "term-of-service";

    /** One that serves for so many days begins to count them. */
    private static void term(Unfolding u, Foe foe, String master) {
        days(u, foe.monster(), "days")
                .ifPresent(days -> u.emit(new MagicEvent.EffectBegun(
                        new Effect(
                                u.newId("effect-"),
                                TERM,
                                "",
                                new Effect.On.OnFoe(foe.id()),
                                master,
                                Effect.Unit.DAYS,
                                days,
                                new TreeMap<>(),
                                true),
                        "")));
    }

    /** The days for which a kind of creature serves on such terms; empty if it serves on others or on none. */
    static Optional<Integer> days(Unfolding u, String kind, String terms) {
        return u
                .world()
                .book()
                .monsters()
                .monster(kind)
                .powers(Habit.Service.class, u.state().ruleset().profile())
                .stream()
                .filter(service -> service.terms().equals(terms))
                .map(Habit.Service::days)
                .findFirst();
    }

    /** The days of a servant are over, and it is free. */
    static void served(Unfolding u, Effect term) {
        if (term.on() instanceof Effect.On.OnFoe on
                && u.state().followers().stream()
                        .anyMatch(each -> each.foe().id().equals(on.foe()))) {
            u.emit(new MagicEvent.FollowerLeft(on.foe(), "its time of service is over, and it is free"));
        }
    }

    /** Whether a kind obeys only as long as its caller keeps his mind on it (MA-11). */
    static boolean onSufferance(Unfolding u, String kind) {
        return u.world()
                .book()
                .monsters()
                .monster(kind)
                .has(Habit.Summoned.class, u.state().ruleset().profile());
    }

    /** One that is free of its master turns on him, in the meeting that is on or in one of its own. */
    @Rule({"SP-47", "SP-121"})
    static void turn(Unfolding u, FoeId servant, String rule) {
        Optional<Follower> found = u.state().followers().stream()
                .filter(each -> each.foe().id().equals(servant))
                .findFirst();
        if (found.isEmpty()) {
            // one that was met already turns on its master where it stands
            return;
        }
        if (u.state().underground().isEmpty()) {
            u.emit(new MagicEvent.FollowerLeft(servant, "it goes home"));
            return;
        }
        boolean met = u.state().encounter().isPresent();
        u.emit(new SpellEvent.ServantTurned(servant, rule));
        if (!met) {
            Cell cell = u.state().underground().orElseThrow().cell();
            u.emit(new MeetingEvent.MeetingBegun(
                    Encounter.begun(
                                    List.of(found.get().foe()),
                                    u.state().underground().orElseThrow().level(),
                                    Optional.empty(),
                                    cell,
                                    Encounter.Phase.BATTLE,
                                    List.of())
                            .withDistance(CLOSE)
                            .withKindKnown(),
                    rule,
                    List.of()));
        }
    }

    /** The conjurer is dead: what hunted him has nothing more to do here. */
    @Rule("SP-47")
    static void avenged(Unfolding u, CharacterId conjurer) {
        for (Effect effect : u.state().effects().with(HUNTS)) {
            if (effect.maker().equals(conjurer.value()) && effect.on() instanceof Effect.On.OnFoe on) {
                u.emit(new SpellEvent.FoeLeft(on.foe(), "goes home", "SP-47", List.of()));
            }
        }
    }

    /** The same for one who was met. */
    @Rule("SP-47")
    static void avenged(Unfolding u, FoeId conjurer) {
        for (Effect effect : u.state().effects()) {
            if (effect.number(HUNTS) != 0
                    && effect.maker().equals(conjurer.value())
                    && effect.on() instanceof Effect.On.OnFoe on) {
                u.emit(new SpellEvent.FoeLeft(on.foe(), "goes home", "SP-47", List.of()));
            }
        }
    }

    /** Whether a conjurer among those who were met is there no longer. */
    static boolean fallen(CampaignState state, String conjurer) {
        return state.encounter()
                .flatMap(meeting -> meeting.foe(new FoeId(conjurer)))
                .map(Foe::gone)
                .orElse(true);
    }

    /** The conjurer on its own side at whom a monster strikes, having slipped from his control. */
    @Rule("SP-47")
    public static Optional<FoeId> prey(CampaignState state, FoeId foe) {
        return state.effectsOn(new Effect.On.OnFoe(foe)).stream()
                .filter(effect -> effect.number(HUNTS) != 0 && !fallen(state, effect.maker()))
                .map(effect -> new FoeId(effect.maker()))
                .findFirst();
    }

    /** Whether a creature was made by magic, so that circles of protection bar it. */
    @Rule("MA-38")
    public static boolean enchanted(CampaignState state, FoeId foe) {
        return state.effects().anyWith(new Effect.On.OnFoe(foe), Effects.ENCHANTED);
    }

    /** Whom a monster wants dead before all others: the conjurer from whose control it has slipped. */
    @Rule("SP-47")
    public static Optional<CharacterId> quarry(CampaignState state, FoeId foe) {
        return state.effectsOn(new Effect.On.OnFoe(foe)).stream()
                .filter(effect -> effect.number(HUNTS) != 0)
                .map(effect -> new CharacterId(effect.maker()))
                .filter(id -> state.adventurer(id).filter(who -> who.living()).isPresent())
                .findFirst();
    }
}
