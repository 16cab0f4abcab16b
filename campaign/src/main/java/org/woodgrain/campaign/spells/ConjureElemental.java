package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.LevelGeometry;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/**
 * An elemental of sixteen hit dice serves as long as the caster keeps his mind on it, and turns on him when he does not.
 *
 * <p>Target: {@code element:air}, {@code earth}, {@code fire} or {@code water}, which must be at hand.
 */
@Rule({"SP-47", "MA-11"})
final class ConjureElemental implements SpellWork {
    /** The kind of the effect that remembers for a day what was called. */
    static final String CALLED = "elemental-called:";

    private static final String PREFIX = "element:";
    private static final List<String> ELEMENTS = List.of("air", "earth", "fire", "water");
    private static final int CELLS = 24;
    private static final int OPEN = 3;

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        Optional<String> element = element(targets);
        if (element.isEmpty()) {
            return scene.noTarget("an element: air, earth, fire or water");
        }
        if (scene.state().effectsOn(scene.caster().on()).stream()
                .anyMatch(effect -> effect.kind().equals(CALLED + element.get()))) {
            return scene.wrong("one of that kind was called today", "SP-47");
        }
        return atHand(scene, element.get())
                ? Optional.empty()
                : scene.wrong("there is not enough " + element.get() + " at hand to call one out of", "SP-47");
    }

    private static Optional<String> element(List<String> targets) {
        return targets.stream()
                .filter(text -> text.startsWith(PREFIX))
                .map(text -> text.substring(PREFIX.length()))
                .filter(ELEMENTS::contains)
                .findFirst();
    }

    /** Bare stone is everywhere below; air needs open room, water a pool, fire a hearth or a wall of it. */
    private static boolean atHand(Scene scene, String element) {
        return switch (element) {
            case "earth" -> true;
            case "air" ->
                scene.world()
                        .level(scene.levelId())
                        .flatMap(level -> scene.cell().map(at -> LevelGeometry.width(level, at) >= OPEN))
                        .orElse(true);
            case "water" ->
                Outdoors.now(scene.state()).depth() > 0
                        || near(scene, List.of("pool", "well", "fountain", "stream", "river"));
            default ->
                near(scene, List.of("fireplace", "fire", "forge", "brazier"))
                        || scene.state().effects().stream()
                                .anyMatch(effect ->
                                        wall(scene, effect) || effect.kind().equals("burning"));
        };
    }

    private static boolean wall(Scene scene, Effect effect) {
        return effect.kind().equals(Barriers.FIRE)
                && effect.on() instanceof Effect.On.OnDoor on
                && on.level().equals(scene.levelId())
                && Doorways.feet(scene, on.edge()) <= scene.reach();
    }

    private static boolean near(Scene scene, List<String> kinds) {
        return scene.world()
                .level(scene.levelId())
                .map(level -> level.features().stream()
                        .filter(feature -> kinds.contains(feature.kind()))
                        .anyMatch(feature -> scene.cell()
                                .filter(at -> at.distance(feature.cell()) <= CELLS && seen(scene, feature.cell()))
                                .isPresent()))
                .orElse(false);
    }

    private static boolean seen(Scene scene, Cell cell) {
        return scene.state().level(scene.levelId()).seen().contains(cell);
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        String element = element(targets).orElseThrow();
        Foe came = Servants.come(
                u, scene, element + "-elemental-16", element + " elemental", "comes at its conjurer's call");
        Effects.begin(
                u,
                scene.now(u),
                new Effect.On.OnFoe(came.id()),
                "held by its conjurer's mind",
                Lengths.LASTING,
                Map.of(Concentration.KEPT, 1),
                false,
                List.of());
        u.emit(new MagicEvent.EffectBegun(
                new Effect(
                        u.newId("effect-"),
                        CALLED + element,
                        "",
                        scene.caster().on(),
                        scene.caster().value(),
                        Effect.Unit.DAYS,
                        1,
                        new TreeMap<>(),
                        true),
                "SP-47"));
    }

    /** The conjurer's mind has left it: it hunts him; an end by Dispell Magic or at his will sends it home instead. */
    @Rule({"SP-47", "SP-121"})
    static void ended(Unfolding u, Effect effect, String why) {
        if (!(effect.on() instanceof Effect.On.OnFoe on) || effect.number(Servants.HUNTS) != 0) {
            return;
        }
        boolean met =
                u.state().encounter().flatMap(meeting -> meeting.foe(on.foe())).isPresent();
        if (why.equals(Dispelling.WHY) || why.equals(Willed.WHY) || why.equals("its time is up")) {
            u.emit(
                    met
                            ? new SpellEvent.FoeLeft(on.foe(), "goes home", "SP-47", List.of())
                            : new MagicEvent.FollowerLeft(on.foe(), "it goes home"));
            return;
        }
        if (Creatures.foe(u.state(), on.foe())
                .filter(foe -> Servants.onSufferance(u, foe.monster()))
                .isPresent()) {
            hunts(u, effect, on.foe());
        }
    }

    private static void hunts(Unfolding u, Effect effect, FoeId foe) {
        if (Creatures.foe(u.state(), foe).filter(Foe::able).isEmpty()) {
            return;
        }
        boolean monsters = Casters.of(u.state(), effect.maker()) instanceof Caster.Monster;
        if (monsters && Servants.fallen(u.state(), effect.maker())) {
            u.emit(new SpellEvent.FoeLeft(foe, "goes home", "SP-47", List.of()));
            return;
        }
        Servants.turn(u, foe, "SP-47");
        if (Creatures.foe(u.state(), foe).isEmpty()) {
            // in town it cannot hunt him and goes home
            return;
        }
        u.emit(new MagicEvent.EffectBegun(
                new Effect(
                        u.newId("effect-"),
                        "SP-47",
                        "out of control",
                        effect.on(),
                        effect.maker(),
                        Effect.Unit.LASTING,
                        0,
                        new TreeMap<>(Map.of(Servants.HUNTS, 1, Effects.LEVEL, effect.number(Effects.LEVEL))),
                        false),
                "SP-47"));
    }

    /** Of the first element that is at hand. */
    @Override
    public List<List<String>> wits(Scene scene) {
        return ELEMENTS.stream().map(element -> List.of(PREFIX + element)).toList();
    }

    @Override
    public String question() {
        return "Of which element";
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        ELEMENTS.forEach(element ->
                aims.add(new Aim(PREFIX + element, element, "it turns on the caster if the mind leaves it")));
        return aims;
    }
}
