package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.event.SpiritEvent;
import org.woodgrain.campaign.sight.Phrases;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.monsters.Monster;

/** How the spirit of a member goes into other bodies and leaves them. */
@Rule("SP-54")
final class JarHosts {
    static final String IN_STONE = "lifeless, the spirit in a stone";

    /** The words of the effect on a host that served somebody before: whom, and whether it was bound. */
    private static final String MASTER = "master";

    private static final String BOUND = "bound";
    private static final int FEET = 10;

    /** Somebody who lives where the company has not met him. */
    private record Dweller(String room, Foe foe) {}

    private JarHosts() {}

    private static Monster monster(Unfolding u, Foe foe) {
        return u.world().book().monsters().monster(foe.monster());
    }

    /** Whether it has no soul that could be put to sleep. */
    private static boolean proof(Monster monster) {
        return monster.undead() || monster.isKind("construct") || monster.isKind("elemental") || monster.isKind("ooze");
    }

    /** Tries to go into a creature: one that saves feels an attack on its mind and cannot be tried again for a day. */
    static void attempt(Unfolding u, Effect jar, Effect.On on) {
        CampaignState state = u.state();
        if (!Jars.may(state, jar, Creatures.id(on))) {
            return;
        }
        if (Jars.hold(state, on).isPresent()) {
            u.emit(new MagicEvent.NothingHappened(Jars.scene(u, jar).caster(), MagicJar.KIND, List.of()));
            return;
        }
        switch (on) {
            case Effect.On.OnFoe foe -> {
                Optional<Foe> met =
                        state.encounter().flatMap(each -> each.foe(foe.foe())).filter(Foe::able);
                Optional<Follower> follows = state.followers().stream()
                        .filter(each -> each.foe().id().equals(foe.foe()))
                        .findFirst();
                if (met.isPresent() && yields(u, jar, met.get())) {
                    takeMet(u, jar, met.get());
                } else if (met.isEmpty()
                        && follows.isPresent()
                        && yields(u, jar, follows.get().foe())) {
                    takeFollower(u, jar, follows.get());
                }
            }
            case Effect.On.OnCharacter member -> {
                boolean body = spirit(u, jar).filter(Adventurer::living).isPresent();
                Scene scene = Jars.scene(u, jar);
                if (!body) {
                    u.emit(new MagicEvent.NothingHappened(scene.caster(), MagicJar.KIND, List.of()));
                } else if (Saves.made(u, scene, on)) {
                    Jars.refused(u, jar, scene, on);
                } else {
                    taken(u, jar, on, Creatures.name(state, on), Map.of());
                }
            }
            case Effect.On.OnDoor door -> {}
            case Effect.On.OnThing thing -> {}
            case Effect.On.OnCell cell -> {}
        }
    }

    private static Optional<Adventurer> spirit(Unfolding u, Effect jar) {
        return u.state().adventurer(new CharacterId(jar.maker()));
    }

    /** Whether a monster is open to the spirit and fails its save. */
    private static boolean yields(Unfolding u, Effect jar, Foe foe) {
        Scene scene = Jars.scene(u, jar);
        Effect.On on = new Effect.On.OnFoe(foe.id());
        if (proof(monster(u, foe)) || Saves.made(u, scene, on)) {
            Jars.refused(u, jar, scene, on);
            return false;
        }
        return true;
    }

    private static void takeMet(Unfolding u, Effect jar, Foe foe) {
        u.emit(new SpellEvent.FoeLeft(
                foe.id(),
                "stands still and looks about with other eyes",
                MagicJar.KIND,
                u.throwing().take()));
        CharacterId spirit = new CharacterId(jar.maker());
        if (settles(u, jar, foe)) {
            return;
        }
        u.emit(new SpellEvent.ServantCame(new Follower(foe, spirit), MagicJar.KIND, List.of()));
        taken(u, jar, new Effect.On.OnFoe(foe.id()), article(u, foe), Map.of());
    }

    /** One that follows the company, of its own will or bound. */
    private static void takeFollower(Unfolding u, Effect jar, Follower follower) {
        Foe foe = follower.foe();
        boolean bound = !foe.able();
        if (bound || spirit(u, jar).filter(Adventurer::living).isEmpty()) {
            u.emit(new MagicEvent.FollowerLeft(foe.id(), "it looks about with other eyes"));
        }
        if (settles(u, jar, foe)) {
            return;
        }
        if (bound) {
            u.emit(new SpellEvent.ServantCame(
                    new Follower(foe.with(Foe.Standing.ABLE), new CharacterId(jar.maker())),
                    MagicJar.KIND,
                    u.throwing().take()));
        }
        taken(
                u,
                jar,
                new Effect.On.OnFoe(foe.id()),
                article(u, foe),
                Map.of(MASTER, follower.master().value(), BOUND, bound ? "bound" : ""));
    }

    private static String article(Unfolding u, Foe foe) {
        return Phrases.article(monster(u, foe).name().toLowerCase(Locale.ROOT));
    }

    private static void taken(Unfolding u, Effect jar, Effect.On on, String name, Map<String, String> words) {
        u.emit(new SpellEvent.Reworded(
                jar.id(), Jars.TAKEN, Creatures.id(on), "lifeless, the spirit in " + name, MagicJar.KIND));
        u.emit(new MagicEvent.EffectBegun(
                new Effect(
                        u.newId("effect-"),
                        MagicJar.HOST,
                        "possessed",
                        on,
                        jar.maker(),
                        Effect.Unit.LASTING,
                        0,
                        new TreeMap<>(),
                        new TreeMap<>(words),
                        on instanceof Effect.On.OnFoe),
                MagicJar.KIND,
                u.throwing().take()));
    }

    /** Tries the strongest of those who live unseen within reach of the stone; it comes to the company. */
    static void unseen(Unfolding u, Effect jar) {
        Optional<Dweller> strongest = dwellers(u, jar).stream()
                .max(Comparator.comparingInt(
                        each -> monster(u, each.foe()).hitDice().dice()));
        boolean body = spirit(u, jar).filter(Adventurer::living).isPresent();
        if (strongest.isEmpty() || !body) {
            u.emit(new MagicEvent.NothingHappened(Jars.scene(u, jar).caster(), MagicJar.KIND, List.of()));
            return;
        }
        Foe foe = strongest.get().foe();
        if (yields(u, jar, foe)) {
            u.emit(new SpiritEvent.DwellerCame(
                    u.state().underground().orElseThrow().level(),
                    strongest.get().room(),
                    new Follower(foe, new CharacterId(jar.maker())),
                    MagicJar.KIND,
                    u.throwing().take()));
            taken(u, jar, new Effect.On.OnFoe(foe.id()), article(u, foe), Map.of());
        }
    }

    private static List<Dweller> dwellers(Unfolding u, Effect jar) {
        Optional<Place.Underground> at = Jars.place(jar).or(() -> u.state().underground());
        if (at.isEmpty()) {
            return List.of();
        }
        String level = at.get().level();
        List<Dweller> all = new ArrayList<>();
        u.state().level(level).rooms().forEach((id, room) -> {
            boolean near = u.world()
                    .level(level)
                    .flatMap(map -> map.room(id))
                    .filter(each -> each.cells().stream()
                            .anyMatch(cell -> cell.distance(at.get().cell()) * FEET <= Jars.reach(u.state())))
                    .isPresent();
            boolean met = u.state()
                    .encounter()
                    .filter(meeting -> meeting.level().equals(level)
                            && meeting.room().filter(id::equals).isPresent())
                    .isPresent();
            if (near && !met) {
                room.dwellers().stream()
                        .filter(foe ->
                                foe.able() && Jars.may(u.state(), jar, foe.id().value()))
                        .forEach(foe -> all.add(new Dweller(id, foe)));
            }
        });
        return all;
    }

    /** A spirit whose own body is dead stays in the body that it has found; true if it does. */
    private static boolean settles(Unfolding u, Effect jar, Foe host) {
        if (spirit(u, jar).filter(Adventurer::living).isPresent()) {
            return false;
        }
        settle(u, jar, host);
        return true;
    }

    /** The body that a spirit has is its own from now on, until it is slain; the stone lies where it lay. */
    static void settle(Unfolding u, Effect jar, Foe host) {
        CharacterId spirit = new CharacterId(jar.maker());
        Adventurer who = u.state().adventurer(spirit).orElseThrow();
        Monster monster = monster(u, host);
        String name = article(u, host);
        Career career = who.career();
        u.emit(new SpellEvent.Reborn(
                spirit,
                who.race(),
                career,
                who.acting(),
                monster.id(),
                name,
                Math.max(1, host.hitPoints()),
                u.throwing().take()));
        u.emit(new MagicEvent.EffectChanged(jar.id(), Effect.HELPLESS, 0, "the spirit has a body"));
        u.emit(new SpellEvent.Reworded(
                jar.id(), Jars.TAKEN, spirit.value(), "his spirit is bound to a stone", MagicJar.KIND));
        for (Effect hold : List.copyOf(u.state().effects().of(MagicJar.HOST))) {
            if (hold.maker().equals(jar.maker())) {
                Effects.endOne(u, hold, "the body is his own");
            }
        }
        SortedMap<String, String> form = new TreeMap<>(Map.of(Effect.FORM, monster.id()));
        u.emit(new MagicEvent.EffectBegun(
                new Effect(
                        u.newId("effect-"),
                        MagicJar.NEW_BODY,
                        "in the body of " + name,
                        new Effect.On.OnCharacter(spirit),
                        spirit.value(),
                        Effect.Unit.LASTING,
                        0,
                        new TreeMap<>(),
                        form,
                        false),
                MagicJar.KIND));
    }

    /** The spirit leaves the body that it has for its stone. */
    static void leave(Unfolding u, Effect jar) {
        Optional<Effect.On> host = Jars.host(u.state(), jar);
        u.emit(new SpellEvent.Reworded(jar.id(), Jars.TAKEN, "", IN_STONE, MagicJar.KIND));
        host.ifPresent(on -> wake(u, jar, on));
    }

    /** The mind of a host wakes: a comrade is himself, one that served serves on, any other turns on the company. */
    static void wake(Unfolding u, Effect jar, Effect.On host) {
        Optional<Effect> hold = Jars.hold(u.state(), host);
        hold.ifPresent(each -> Effects.endOne(u, each, "the spirit has left"));
        if (host instanceof Effect.On.OnFoe foe) {
            own(u, foe.foe(), hold);
        }
    }

    /** The same when the hold on it was broken. */
    static void freed(Unfolding u, Effect hold) {
        if (hold.on() instanceof Effect.On.OnFoe foe) {
            own(u, foe.foe(), Optional.of(hold));
        }
    }

    private static void own(Unfolding u, FoeId foe, Optional<Effect> hold) {
        String master = hold.map(each -> each.word(MASTER)).orElse("");
        Optional<Follower> follower = u.state().followers().stream()
                .filter(each -> each.foe().id().equals(foe))
                .findFirst();
        if (follower.isEmpty()) {
            return;
        }
        if (master.isEmpty()) {
            Servants.turn(u, foe, MagicJar.KIND);
        } else if (hold.filter(each -> !each.word(BOUND).isEmpty()).isPresent()) {
            u.emit(new MagicEvent.FollowerLeft(foe, "it is itself again, and bound"));
            u.emit(new SpellEvent.ServantCame(
                    new Follower(follower.get().foe().with(Foe.Standing.SURRENDERED), new CharacterId(master)),
                    MagicJar.KIND,
                    List.of()));
        }
    }
}
