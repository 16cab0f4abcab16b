package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.event.ArcaneEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.people.Apart;
import org.woodgrain.campaign.people.Burdens;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Item;

/**
 * Creatures that Telekinesis lifts, comrades and enemies: they hang where the caster's mind holds them, go up, down and
 * along as it wills, and fall when it lets go. The unwilling save, and again each turn.
 */
@Rule("SP-48")
final class LiftedCreatures {
    private static final String DROP = "drop";
    private static final String DOWN = "down";
    private static final String SET_DOWN = "set down";
    private static final String UNWILLING = "unwilling";
    private static final int FIRST = 10;
    private static final int STEP = 10;
    private static final int IN_ROUND = 20;
    private static final int IN_TURN = 60;
    private static final int FEET = 10;
    private static final int TENTHS = 10;

    private LiftedCreatures() {}

    static Optional<Refusal> check(Scene scene, List<String> targets, int limit) {
        return switch (scene.target(targets).orElse(null)) {
            case Target.OnMember target -> member(scene, target, limit);
            case Target.OnFoe target -> foe(scene, target, limit);
            case null, default ->
                scene.noTarget("a weight such as load:100, or a creature, a chest, a heap or a thing in sight");
        };
    }

    private static Optional<Refusal> member(Scene scene, Target.OnMember target, int limit) {
        Optional<Adventurer> who = scene.companion(target.id());
        if (who.isEmpty()) {
            return scene.noTarget("a creature in sight");
        }
        if (scene.caster().on().equals(new Effect.On.OnCharacter(target.id()))) {
            return scene.wrong("nobody lifts himself by his own mind", Telekinesis.KIND);
        }
        int pounds = pounds(scene, new Effect.On.OnCharacter(target.id()));
        if (pounds > limit) {
            return scene.wrong(
                    who.get().name() + " weighs " + pounds + " pounds with all that he bears, more than the " + limit
                            + " that can be moved",
                    Telekinesis.KIND);
        }
        return scene.caster() instanceof Caster.Monster || Casting.heedsFoes(scene.state(), target.id())
                ? scene.inReach(scene.distance())
                : Optional.empty();
    }

    private static Optional<Refusal> foe(Scene scene, Target.OnFoe target, int limit) {
        boolean servant = scene.servant(target.id()).isPresent();
        if (scene.caster() instanceof Caster.Monster
                || !servant
                        && scene.foe(target.id()).filter(each -> !each.gone()).isEmpty()) {
            return scene.noTarget("a weight such as load:100, or a creature, a chest, a heap or a thing in sight");
        }
        boolean known = servant || scene.encounter().map(Encounter::kindKnown).orElse(false);
        boolean heavy = Creatures.monster(scene.world(), scene.state(), target.id())
                .map(monster -> Bulk.pounds(monster) > limit)
                .orElse(false);
        return known && heavy
                ? scene.wrong("it is too heavy", Telekinesis.KIND)
                : servant ? Optional.empty() : scene.inReach(scene.distance());
    }

    /** What a creature weighs with its load, in whole pounds. */
    private static int pounds(Scene scene, Effect.On on) {
        return switch (on) {
            case Effect.On.OnCharacter who ->
                scene.state()
                        .adventurer(who.character())
                        .map(each ->
                                Math.ceilDiv(new Burdens(scene.world().book(), scene.state()).weight(each), TENTHS))
                        .orElse(0);
            case Effect.On.OnFoe foe ->
                Creatures.foe(scene.state(), foe.foe())
                        .map(each -> pounds(scene, each))
                        .orElse(0);
            case Effect.On.OnDoor door -> 0;
            case Effect.On.OnThing thing -> 0;
            case Effect.On.OnCell cell -> 0;
        };
    }

    private static int pounds(Scene scene, Foe foe) {
        int bulk = Creatures.monster(scene.world(), scene.state(), foe.id())
                .map(Bulk::pounds)
                .orElse(0);
        int load = foe.carried().count();
        for (Item item : foe.items()) {
            load += item.weight() * item.quantity();
        }
        return bulk + load / TENTHS;
    }

    /** Whether a creature wants to be lifted: whoever is of the caster's side. */
    private static boolean willing(Scene scene, Effect.On on) {
        boolean company = scene.caster() instanceof Caster.Member;
        return switch (on) {
            case Effect.On.OnCharacter who -> company != Casting.heedsFoes(scene.state(), who.character());
            case Effect.On.OnFoe foe -> company == scene.servant(foe.foe()).isPresent();
            case Effect.On.OnDoor door -> true;
            case Effect.On.OnThing thing -> true;
            case Effect.On.OnCell cell -> true;
        };
    }

    static void take(Unfolding u, Scene scene, List<String> targets, Lengths length) {
        Effect.On on = scene.target(targets).flatMap(Scene::on).orElseThrow();
        if (pounds(scene, on) > scene.level() * Telekinesis.POUNDS) {
            u.emit(new MagicEvent.NothingHappened(scene.caster(), Telekinesis.KIND, List.of()));
            return;
        }
        boolean willing = willing(scene, on);
        if (!willing && Saves.made(u, scene, on)) {
            u.emit(new MagicEvent.Resisted(
                    scene.caster(), on, Telekinesis.KIND, u.throwing().take()));
            return;
        }
        Map<String, Integer> numbers = new HashMap<>();
        numbers.put(Concentration.KEPT, 1);
        numbers.put(Effect.HEIGHT, Math.min(FIRST, ceiling(scene)));
        if (!willing) {
            numbers.put(Effect.HELPLESS, 1);
            numbers.put(UNWILLING, 1);
        }
        Effects.begin(
                u,
                scene,
                on,
                willing ? "held in the air" : "lifted off the ground",
                length,
                numbers,
                false,
                u.throwing().take());
        out(u, on);
    }

    private static int ceiling(Scene scene) {
        return scene.cell()
                .map(cell -> Ceilings.room(scene.world(), scene.state(), scene.levelId(), cell))
                .orElse(Integer.MAX_VALUE);
    }

    /** Whoever was in a pit hangs above it now. */
    private static void out(Unfolding u, Effect.On on) {
        u.state().effectsOn(on).stream()
                .filter(effect -> effect.kind().equals(Effect.IN_PIT))
                .forEach(pit -> u.emit(new MagicEvent.EffectEnded(pit.id(), "lifted out of the pit")));
    }

    static Optional<Refusal> checkDirected(Scene scene, Effect effect, List<String> targets) {
        if (targets.contains(DROP)) {
            boolean onItself = scene.target(targets)
                    .flatMap(Scene::on)
                    .filter(effect.on()::equals)
                    .isPresent();
            return onItself ? scene.noTarget("somebody else") : Optional.empty();
        }
        int rate = Hovering.battle(scene) ? IN_ROUND : IN_TURN;
        if (targets.contains(DOWN)) {
            return effect.number(Effect.HEIGHT) > rate
                    ? scene.wrong("it sinks " + rate + " feet at a time", Telekinesis.KIND)
                    : Optional.empty();
        }
        Optional<Integer> height = Hovering.wanted(targets);
        if (height.isPresent()) {
            int most = Math.min(scene.reach(), ceiling(scene));
            return Math.abs(height.get() - effect.number(Effect.HEIGHT)) > rate
                    ? scene.wrong("it goes " + rate + " feet at a time", Telekinesis.KIND)
                    : height.get() > most
                            ? scene.wrong("it goes no higher than " + most + " feet here", Telekinesis.KIND)
                            : Optional.empty();
        }
        if (scene.target(targets).orElse(null) instanceof Target.OnCell target) {
            return along(scene, effect, target.cell(), rate);
        }
        return scene.noTarget("\"drop\", \"down\", a height such as height:20 or a place such as cell:3,4");
    }

    private static Optional<Refusal> along(Scene scene, Effect effect, Cell to, int rate) {
        boolean far =
                scene.cell().map(at -> at.distance(to) * FEET > scene.reach()).orElse(true);
        if (far) {
            return scene.wrong("it goes no farther than " + scene.reach() + " feet from its mover", Telekinesis.KIND);
        }
        return where(scene, effect)
                        .flatMap(from -> PulledThings.way(scene, from, to))
                        .filter(steps -> !steps.isEmpty() && steps.size() * FEET <= rate)
                        .isPresent()
                ? Optional.empty()
                : scene.wrong("there is no open way so far in the time", Telekinesis.KIND);
    }

    /** The square over which it hangs. */
    private static Optional<Cell> where(Scene scene, Effect effect) {
        return SpellEvent.Borne.at(effect)
                .or(() -> effect.on() instanceof Effect.On.OnCharacter on
                        ? Apart.at(scene.state(), on.character()).map(Place.Underground::cell)
                        : Optional.empty())
                .or(() -> Areas.where(scene, effect.on()));
    }

    static void direct(Unfolding u, Scene scene, Effect effect, List<String> targets) {
        Optional<Integer> height = Hovering.wanted(targets);
        if (targets.contains(DROP)) {
            Telekinesis.struck(scene, targets)
                    .ifPresent(foe ->
                            Telekinesis.fall(u, scene, foe, pounds(scene, effect.on()), "a body that falls on it"));
            Effects.endOne(u, effect, DROP);
        } else if (targets.contains(DOWN)) {
            u.emit(new MagicEvent.EffectEnded(effect.id(), SET_DOWN));
        } else if (height.isPresent()) {
            u.emit(new ArcaneEvent.Hovered(effect.id(), effect.on(), height.get(), Telekinesis.KIND));
        } else if (scene.target(targets).orElse(null) instanceof Target.OnCell target) {
            move(u, scene, effect, target.cell());
        }
    }

    /** Comrades are carried to the place; an enemy hangs over it, and is there when it comes down. */
    private static void move(Unfolding u, Scene scene, Effect effect, Cell to) {
        if (effect.on() instanceof Effect.On.OnCharacter on && scene.encounter().isEmpty()) {
            Place.Underground here = u.state().underground().orElseThrow();
            Carrying.member(
                    u,
                    on.character(),
                    new Place.Underground(here.level(), to, here.facing()),
                    Telekinesis.KIND,
                    List.of());
            return;
        }
        u.emit(new SpellEvent.Borne(effect.id(), effect.on(), to));
    }

    /** The mind has let go: what hung in the air falls, unless it was set down. */
    @Rule({"SP-48", "HZ-12"})
    static void ended(Unfolding u, Effect effect, String why) {
        if (effect.number(Telekinesis.LOAD) != 0) {
            return;
        }
        int feet = why.equals(SET_DOWN) ? 0 : effect.number(Effect.HEIGHT);
        SpellEvent.Borne.at(effect)
                .ifPresentOrElse(
                        at -> LiftedLanding.over(u, effect, at, feet), () -> LiftedLanding.fall(u, effect.on(), feet));
    }

    /** Each turn whoever is held up against his will saves again, and whoever has grown too heavy falls. */
    static void turn(Unfolding u) {
        for (Effect effect : u.state().effects().of(Telekinesis.KIND)) {
            if (effect.number(Telekinesis.LOAD) == 0) {
                Scene scene = Scene.of(u.world(), u.state(), Casters.of(u.state(), effect.maker()), effect);
                if (effect.number(UNWILLING) != 0 || effect.helpless()) {
                    again(u, scene, effect);
                } else if (pounds(scene, effect.on()) > scene.level() * Telekinesis.POUNDS) {
                    u.emit(new MagicEvent.EffectEnded(effect.id(), "it has grown too heavy"));
                }
            }
        }
    }

    private static void again(Unfolding u, Scene scene, Effect effect) {
        boolean free = Saves.made(u, scene, effect.on());
        List<Roll> rolls = u.throwing().take();
        if (free) {
            u.emit(new MagicEvent.Resisted(scene.caster(), effect.on(), Telekinesis.KIND, rolls));
            u.emit(new MagicEvent.EffectEnded(effect.id(), "it has thrown off the grip"));
        } else {
            u.emit(new MagicEvent.Overcome(scene.caster(), effect.on(), Telekinesis.KIND, rolls));
        }
    }

    /** Comrades and servants of the company, as aims. */
    static List<Aim> comrades(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        scene.state().company().stream()
                .filter(who -> !Casting.heedsFoes(scene.state(), who.id()))
                .forEach(who -> aims.add(new Aim(
                        "member:" + who.id(),
                        who.name(),
                        pounds(scene, new Effect.On.OnCharacter(who.id())) + " pounds with all that he bears")));
        Charms.servants(scene.state()).forEach(foe -> aims.add(new Aim("foe:" + foe.id(), "the " + foe.name(), "")));
        return aims;
    }

    static List<Aim> directions(Scene scene, Effect effect) {
        List<Aim> aims = new ArrayList<>();
        int now = effect.number(Effect.HEIGHT);
        int rate = Hovering.battle(scene) ? IN_ROUND : IN_TURN;
        aims.add(new Aim(DROP, "let it fall", now + " feet"));
        aims.add(new Aim(DOWN, "set it down", ""));
        for (int feet = Math.max(0, now - rate); feet <= now + rate; feet += STEP) {
            if (feet != now) {
                aims.add(new Aim(Hovering.HEIGHT + feet, feet == 0 ? "down to the ground" : feet + " feet up", ""));
            }
        }
        Foes.aims(scene)
                .forEach(foe -> aims.add(Aim.at(List.of(DROP, foe.value()), "let it fall on " + foe.label(), "")));
        where(scene, effect).ifPresent(from -> {
            for (Direction way : Direction.values()) {
                Cell to = from;
                int feet = 0;
                while (along(scene, effect, to.step(way), rate).isEmpty()) {
                    to = to.step(way);
                    feet += FEET;
                }
                if (feet > 0) {
                    aims.add(new Aim("cell:" + to, feet + " feet " + way.label(), ""));
                }
            }
        });
        return aims;
    }
}
