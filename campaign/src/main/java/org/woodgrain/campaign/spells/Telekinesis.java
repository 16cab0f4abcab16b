package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.people.Figures;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/**
 * The caster's mind moves a thing or a creature of up to twenty pounds for each of his levels, one at a time.
 *
 * <p>Targets: {@code load:POUNDS} of loose stone, which he can let fall on somebody round after round ({@code foe:ID});
 * {@code hoard:ID}, a chest or what lies in sight, or {@code item:ID}, what a comrade carries, which goes sixty feet a turn
 * ({@code cell:x,y}); {@code held:foe:ID} or {@code held:member:ID}, what an enemy has in his hand
 * ({@link WrestedThings}); or a creature, {@code foe:ID} or {@code member:ID} ({@link LiftedCreatures}). With
 * {@code change} before it a target takes the place of the one before.
 */
@Rule({"SP-48", "MA-11"})
final class Telekinesis implements SpellWork {
    static final String KIND = "SP-48";
    static final String LOAD = "load";
    static final int POUNDS = 20;

    private static final String PREFIX = "load:";
    private static final String CHANGE = "change";
    private static final int PER_DIE = 50;
    private static final int MOST_DICE = 6;
    private static final int TURNS = 6;

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
        if (WrestedThings.named(scene, targets)) {
            return WrestedThings.check(scene, targets, limit);
        }
        return LiftedCreatures.check(scene, targets, limit);
    }

    private static Optional<Integer> load(List<String> targets) {
        return targets.stream()
                .filter(text -> text.matches(PREFIX + "\\d{1,4}"))
                .map(text -> Integer.parseInt(text.substring(PREFIX.length())))
                .findFirst();
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        take(u, scene, targets, Lengths.turns(u.state(), TURNS));
    }

    private static void take(Unfolding u, Scene scene, List<String> targets, Lengths length) {
        Optional<Integer> load = load(targets);
        if (load.isPresent()) {
            Effects.begin(
                    u,
                    scene,
                    scene.caster().on(),
                    "moving a weight",
                    length,
                    Map.of(LOAD, load.get(), Concentration.KEPT, 1),
                    false,
                    u.throwing().take());
        } else if (PulledThings.named(targets)) {
            PulledThings.begin(u, scene, targets, length);
        } else if (WrestedThings.named(scene, targets)) {
            WrestedThings.take(u, scene, targets, length);
        } else {
            LiftedCreatures.take(u, scene, targets, length);
        }
    }

    @Override
    public Optional<Refusal> checkDirected(Scene scene, Effect effect, List<String> targets) {
        if (targets.contains(CHANGE)) {
            return check(scene, others(targets));
        }
        if (effect.number(LOAD) == 0) {
            return LiftedCreatures.checkDirected(scene, effect, targets);
        }
        if (PulledThings.is(effect) && scene.target(targets).orElse(null) instanceof Target.OnCell target) {
            return PulledThings.checkMoved(scene, effect, target.cell());
        }
        return struck(scene, targets).isPresent()
                ? scene.inReach(scene.distance())
                : scene.noTarget("somebody on whom it is to fall");
    }

    private static List<String> others(List<String> targets) {
        return targets.stream().filter(text -> !text.equals(CHANGE)).toList();
    }

    /** The foe on whom something is to fall. */
    static Optional<Foe> struck(Scene scene, List<String> targets) {
        return scene.target(targets).orElse(null) instanceof Target.OnFoe target
                ? scene.foe(target.id()).filter(each -> !each.gone())
                : Optional.empty();
    }

    @Override
    public void direct(Unfolding u, Scene scene, Effect effect, List<String> targets) {
        if (targets.contains(CHANGE)) {
            u.emit(new MagicEvent.EffectEnded(effect.id(), "let go for another thing"));
            take(u, scene.now(u), others(targets), new Lengths(effect.unit(), effect.left()));
        } else if (effect.number(LOAD) == 0) {
            LiftedCreatures.direct(u, scene, effect, targets);
        } else if (scene.target(targets).orElse(null) instanceof Target.OnCell target) {
            PulledThings.move(u, scene, effect, target.cell());
        } else {
            struck(scene, targets).ifPresent(foe -> fall(u, scene, foe, effect.number(LOAD), "a falling weight"));
        }
    }

    /** Something of so many pounds falls on somebody as a missile does: a die for each fifty pounds, six at most. */
    static void fall(Unfolding u, Scene scene, Foe foe, int pounds, String what) {
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
        int dice = Math.clamp(pounds / PER_DIE, 1, MOST_DICE);
        int points = scene.throwing(u, "damage").roll(dice, 6).total();
        Injury.hurt(
                u,
                new Effect.On.OnFoe(foe.id()),
                points,
                what,
                KIND,
                u.throwing().take());
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
        aims.addAll(LiftedCreatures.comrades(scene));
        aims.addAll(WrestedThings.aims(scene));
        aims.addAll(PulledThings.aims(scene));
        return aims;
    }

    @Override
    public List<Aim> directions(Scene scene, Effect effect) {
        List<Aim> own = effect.number(LOAD) == 0
                ? LiftedCreatures.directions(scene, effect)
                : Stream.concat(
                                PulledThings.ways(scene, effect).stream(),
                                Foes.aims(scene).stream()
                                        .map(aim -> new Aim(aim.value(), "let it fall on " + aim.label(), "")))
                        .toList();
        List<Aim> all = new ArrayList<>(own);
        for (Aim other : aims(scene)) {
            List<String> targets = new ArrayList<>(List.of(CHANGE));
            targets.addAll(other.targets());
            Aim change = Aim.at(targets, "let go, and take " + other.label(), other.note());
            all.add(new Aim(change.value(), change.label(), change.note(), "Something else"));
        }
        return all.stream()
                .filter(aim -> checkDirected(scene, effect, aim.targets()).isEmpty())
                .toList();
    }

    /** A thing goes sixty feet in a turn, and so does a creature. */
    @Override
    public int quartersToDirect(Effect effect) {
        return PulledThings.is(effect) || effect.number(LOAD) == 0 ? QUARTERS : 0;
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
