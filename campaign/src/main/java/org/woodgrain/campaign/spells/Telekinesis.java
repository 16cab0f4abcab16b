package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.people.Figures;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/**
 * The caster's mind moves a thing or a creature of up to twenty pounds for each of his levels.
 *
 * <p>Targets: {@code load:POUNDS} of loose stone, which he can let fall on somebody round after round ({@code foe:ID});
 * {@code hoard:ID}, a chest or what lies in sight, which goes sixty feet a turn ({@code cell:x,y}); or {@code foe:ID} to lift
 * it off the ground, until it saves or he lets it fall ({@code drop}).
 */
@Rule({"SP-48", "MA-11"})
final class Telekinesis implements SpellWork {
    static final String KIND = "SP-48";

    private static final String PREFIX = "load:";
    private static final String LOAD = "load";
    private static final String DROP = "drop";
    static final int POUNDS = 20;
    private static final int PER_DIE = 50;
    private static final int MOST_DICE = 6;
    private static final int TURNS = 6;
    private static final int HELD_UP = 10;

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        int limit = scene.level() * POUNDS;
        Optional<Integer> load = load(targets);
        if (load.isPresent()) {
            return load.get() > limit
                    ? scene.wrong("that is more than the " + limit + " pounds that can be moved", KIND)
                    : Optional.empty();
        }
        if (PulledThings.named(targets)) {
            return PulledThings.check(scene, targets, limit);
        }
        if (scene.caster() instanceof Caster.Monster) {
            return lifted(scene, targets, limit);
        }
        if (!(scene.target(targets).orElse(null) instanceof Target.OnFoe target)
                || scene.foe(target.id()).filter(each -> !each.gone()).isEmpty()) {
            return scene.noTarget("a weight such as load:100, or a creature, a chest or a heap in sight");
        }
        boolean known = scene.encounter().map(Encounter::kindKnown).orElse(false);
        boolean heavy = Creatures.monster(scene.world(), scene.state(), target.id())
                .map(monster -> Bulk.pounds(monster) > limit)
                .orElse(false);
        return known && heavy ? scene.wrong("it is too heavy", KIND) : scene.inReach(scene.distance());
    }

    /** A monster lifts somebody off the ground. */
    private static Optional<Refusal> lifted(Scene scene, List<String> targets, int limit) {
        if (!(scene.target(targets).orElse(null) instanceof Target.OnMember target)
                || scene.companion(target.id()).isEmpty()) {
            return scene.noTarget("a creature in sight");
        }
        return Bulk.MAN > limit ? scene.wrong("it is too heavy", KIND) : scene.inReach(scene.distance());
    }

    private static Optional<Integer> load(List<String> targets) {
        return targets.stream()
                .filter(text -> text.matches(PREFIX + "\\d{1,4}"))
                .map(text -> Integer.parseInt(text.substring(PREFIX.length())))
                .findFirst();
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        Optional<Integer> load = load(targets);
        if (load.isPresent()) {
            begin(u, scene, scene.caster().on(), "moving a weight", Map.of(LOAD, load.get(), Concentration.KEPT, 1));
            return;
        }
        if (PulledThings.named(targets)) {
            PulledThings.begin(u, scene, targets, LOAD);
            return;
        }
        Effect.On on = scene.target(targets).flatMap(OnCreature::on).orElseThrow();
        boolean heavy = OnCreature.monster(scene, on)
                .map(monster -> Bulk.pounds(monster) > scene.level() * POUNDS)
                .orElse(false);
        if (heavy) {
            u.emit(new MagicEvent.NothingHappened(scene.caster(), KIND, List.of()));
        } else if (Saves.made(u, scene, on)) {
            u.emit(new MagicEvent.Resisted(
                    scene.caster(), on, KIND, u.throwing().take()));
        } else {
            begin(u, scene, on, "lifted off the ground", Map.of(Effect.HELPLESS, 1, Concentration.KEPT, 1));
        }
    }

    private static void begin(Unfolding u, Scene scene, Effect.On on, String label, Map<String, Integer> numbers) {
        Effects.begin(
                u,
                scene,
                on,
                label,
                Lengths.turns(u.state(), TURNS),
                numbers,
                false,
                u.throwing().take());
    }

    @Override
    public Optional<Refusal> checkDirected(Scene scene, Effect effect, List<String> targets) {
        if (effect.number(LOAD) == 0) {
            return targets.contains(DROP) ? Optional.empty() : scene.noTarget("\"drop\"");
        }
        if (PulledThings.is(effect) && scene.target(targets).orElse(null) instanceof Target.OnCell target) {
            return PulledThings.checkMoved(scene, effect, target.cell());
        }
        return scene.target(targets).orElse(null) instanceof Target.OnFoe target
                        && scene.foe(target.id()).filter(each -> !each.gone()).isPresent()
                ? scene.inReach(scene.distance())
                : scene.noTarget("somebody on whom it is to fall");
    }

    @Override
    public void direct(Unfolding u, Scene scene, Effect effect, List<String> targets) {
        if (effect.number(LOAD) == 0) {
            u.emit(new MagicEvent.EffectEnded(effect.id(), DROP));
        } else if (scene.target(targets).orElse(null) instanceof Target.OnFoe target) {
            scene.foe(target.id()).ifPresent(foe -> fall(u, scene, foe, effect.number(LOAD)));
        } else if (scene.target(targets).orElse(null) instanceof Target.OnCell target) {
            PulledThings.move(u, scene, effect, target.cell());
        }
    }

    /** A weight falls on somebody as a missile does: a die for each fifty pounds. */
    private static void fall(Unfolding u, Scene scene, Foe foe, int load) {
        int armour = scene.world().book().monsters().monster(foe.monster()).armorClass();
        int needed = scene.member()
                        .map(who ->
                                new Figures(scene.world().book(), scene.state().ruleset()).thac0(who))
                        .orElse(20)
                - armour;
        boolean hits = foe.standing() == Foe.Standing.HELPLESS
                || scene.throwing(u, "to hit").atLeast(needed).roll(1, 20).success();
        if (!hits) {
            u.emit(new MagicEvent.NothingHappened(
                    scene.caster(), KIND, u.throwing().take()));
            return;
        }
        int dice = Math.max(1, Math.min(MOST_DICE, load / PER_DIE));
        hurt(u, foe, scene.throwing(u, "damage").roll(dice, 6).total(), "a falling weight");
    }

    private static void hurt(Unfolding u, Foe foe, int points, String by) {
        Injury.hurt(
                u, new Effect.On.OnFoe(foe.id()), points, by, KIND, u.throwing().take());
    }

    /** Whoever was held up falls ten feet when the mind lets go of him. */
    @Rule("SP-48")
    static void ended(Unfolding u, Effect effect) {
        if (effect.on() instanceof Effect.On.OnFoe on) {
            Creatures.foe(u.state(), on.foe())
                    .filter(foe -> !foe.gone())
                    .ifPresent(foe -> hurt(
                            u,
                            foe,
                            u.throwing()
                                    .of("HZ-12", "the fall")
                                    .by(foe.name())
                                    .secret()
                                    .roll(1, 6)
                                    .total(),
                            "a fall"));
        }
        if (effect.on() instanceof Effect.On.OnCharacter member && effect.number(LOAD) == 0) {
            Carrying.fall(u, member.character(), HELD_UP, "HZ-12");
        }
    }

    /** Each turn whoever is held up against his will saves again. */
    @Rule("SP-48")
    static void turn(Unfolding u) {
        for (Effect effect : u.state().effects().of(KIND)) {
            if (effect.number(LOAD) == 0) {
                Scene scene = Scene.of(
                        u.world(),
                        u.state(),
                        Casters.of(u.state(), effect.maker()),
                        u.world().book().spells().spell(KIND));
                if (Saves.made(u, scene, effect.on())) {
                    u.throwing().take();
                    u.emit(new MagicEvent.EffectEnded(effect.id(), "it has thrown off the grip"));
                }
            }
        }
    }

    /** Those whom it does not hold up already. */
    @Override
    public List<List<String>> wits(Scene scene) {
        return Wits.strongestFirst(scene);
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>(Foes.aims(scene));
        int limit = scene.level() * POUNDS;
        aims.add(new Aim(PREFIX + limit, "loose stone of " + limit + " pounds", "to let fall on somebody"));
        aims.addAll(PulledThings.aims(scene));
        return aims;
    }

    @Override
    public List<Aim> directions(Scene scene, Effect effect) {
        if (effect.number(LOAD) == 0) {
            return List.of(new Aim(DROP, "let it fall", ""));
        }
        return Stream.concat(
                        PulledThings.ways(scene, effect).stream(),
                        Foes.aims(scene).stream().map(aim -> new Aim(aim.value(), "let it fall on " + aim.label(), "")))
                .toList();
    }

    /** A thing goes sixty feet in a turn. */
    @Override
    public int quartersToDirect(Effect effect) {
        return PulledThings.is(effect) ? QUARTERS : 0;
    }

    @Override
    public String question() {
        return "Move";
    }

    @Override
    public boolean hostile() {
        return false;
    }
}
