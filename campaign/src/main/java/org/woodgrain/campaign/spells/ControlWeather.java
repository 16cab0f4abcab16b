package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.campaign.event.HandlingEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Light;
import org.woodgrain.campaign.state.Scenery;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.exploration.WindForce;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.SpecialAttack;

/**
 * One of eight changes of the weather comes after a turn and stays for a day.
 *
 * <p>Target: {@code sky:rain}, {@code stop-rain}, {@code cold-wave}, {@code heat-wave}, {@code tornado}, {@code stop-tornado},
 * {@code deep-clouds} or {@code clear-sky}; with {@code tornado} a spot in sight too, where its {@link Funnel} touches down.
 */
final class ControlWeather extends OnScenery {
    /** The kind of the effect that is the weather itself, once it has come. */
    private static final String WORN = "SP-72-worn";

    static final String WEATHER = "SP-72-weather";

    private static final String KIND = "SP-72";
    private static final String PREFIX = "sky:";
    private static final String TORNADO = "tornado";
    private static final Map<String, Scenery.Weather> OPERATIONS = new TreeMap<>(Map.of(
            "rain",
            Scenery.Weather.RAIN,
            "stop-rain",
            Scenery.Weather.FAIR,
            "cold-wave",
            Scenery.Weather.COLD,
            "heat-wave",
            Scenery.Weather.HEAT,
            TORNADO,
            Scenery.Weather.TORNADO,
            "stop-tornado",
            Scenery.Weather.FAIR,
            "deep-clouds",
            Scenery.Weather.CLOUDS,
            "clear-sky",
            Scenery.Weather.FAIR));

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        Optional<String> operation = operation(targets);
        if (operation.isEmpty()) {
            return scene.noTarget("one of: " + String.join(", ", OPERATIONS.keySet()));
        }
        return openSky(scene).or(() -> idle(scene, operation.get())).or(() -> spot(scene, operation.get(), targets));
    }

    /** Only a funnel can be set on a place, and only on one in sight. */
    private static Optional<Refusal> spot(Scene scene, String operation, List<String> targets) {
        boolean named = Target.first(targets).isPresent();
        return !named
                ? Optional.empty()
                : operation.equals(TORNADO)
                        ? Funnel.check(scene, targets)
                        : scene.wrong("only a tornado can be set on one spot", KIND);
    }

    private static Optional<String> operation(List<String> targets) {
        return targets.stream()
                .filter(text -> text.startsWith(PREFIX))
                .map(text -> text.substring(PREFIX.length()))
                .filter(OPERATIONS::containsKey)
                .findFirst();
    }

    private static Optional<Refusal> idle(Scene scene, String operation) {
        Scenery.Weather now = scenery(scene).weather();
        boolean nothing = operation.equals("stop-rain") && now != Scenery.Weather.RAIN
                || operation.equals("stop-tornado") && !gale(scenery(scene));
        return nothing ? scene.wrong("there is nothing of the kind to stop", KIND) : Optional.empty();
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        String operation = operation(targets).orElseThrow();
        Scenery.Weather comes = OPERATIONS.getOrDefault(operation, Scenery.Weather.FAIR);
        Map<String, String> words = new TreeMap<>(Map.of(Outdoors.WEATHER, name(comes)));
        wind(scene, operation).ifPresent(force -> words.put(Outdoors.WIND, name(force)));
        words.putAll(Funnel.set(scene, targets));
        lay(u, scene, "a change of the weather", Lengths.turns(u.state(), 1), Map.of(), words);
    }

    private static String name(Enum<?> each) {
        return each.name().toLowerCase(Locale.ROOT);
    }

    /** A tornado brings a gale; what stops it leaves a breeze of one. The other operations let the wind be. */
    private static Optional<WindForce> wind(Scene scene, String operation) {
        return switch (operation) {
            case TORNADO -> Optional.of(WindForce.GALE);
            case "stop-tornado" -> Optional.of(WindForce.LIGHT).filter(force -> gale(scenery(scene)));
            default -> Optional.empty();
        };
    }

    private static boolean gale(Scenery now) {
        return now.weather() == Scenery.Weather.TORNADO || now.wind().force() == WindForce.GALE;
    }

    /** The turn of waiting is over: the weather that was called is there, for a day, instead of any called before. */
    static void came(Unfolding u, Effect called, String why) {
        if (!why.equals("its time is up")) {
            return;
        }
        Effects.end(u, called.on(), List.of(WEATHER), "the weather has changed");
        u.emit(new MagicEvent.EffectBegun(
                new Effect(
                        u.newId("effect-"),
                        WEATHER,
                        called.word(Outdoors.WEATHER),
                        called.on(),
                        called.maker(),
                        Effect.Unit.TURNS,
                        144,
                        new TreeMap<>(Map.of(Effects.LEVEL, Effects.level(called))),
                        called.words(),
                        false),
                KIND));
        drench(u);
        Funnel.sweep(u, called);
    }

    /** Open flames go out in the rain, and none burns on in it. */
    static void drench(Unfolding u) {
        if (!Outdoors.rains(u.state())) {
            return;
        }
        for (Light light : List.copyOf(u.state().lights())) {
            if (!light.lantern()) {
                u.emit(new HandlingEvent.PutOut(light.bearer(), light.source(), light.turnsLeft()));
            }
        }
    }

    /** A day in called cold without fire, or in called heat without shade, tells on blows the next day. */
    static void day(Unfolding u) {
        Scenery now = Outdoors.now(u.state());
        boolean fire = u.state().lights().stream().anyMatch(light -> !light.lantern());
        boolean cold = now.weather() == Scenery.Weather.COLD && !fire;
        boolean heat = now.weather() == Scenery.Weather.HEAT && now.terrain() != Scenery.Terrain.WOODS;
        if (!now.open() || !(cold || heat) || !Outdoors.lies(u.state(), WEATHER)) {
            return;
        }
        u.state()
                .company()
                .forEach(who -> Afflictions.begin(
                        u,
                        new Effect.On.OnCharacter(who.id()),
                        WORN,
                        cold ? "numb with cold" : "worn by the heat",
                        "",
                        Effect.Unit.TURNS,
                        144,
                        Map.of(Afflictions.TO_HIT, -1),
                        KIND,
                        List.of()));
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        OPERATIONS.keySet().forEach(each -> aims.add(new Aim(PREFIX + each, each.replace('-', ' '), "after a turn")));
        Points.aims(scene)
                .forEach(spot -> aims.add(Aim.at(
                        List.of(PREFIX + TORNADO, spot.value()),
                        "a tornado whose funnel touches down by " + spot.label(),
                        "after a turn")));
        return aims;
    }

    /** A monster ends the weather that hampers its own side: rain on archers, a storm on those with wings. */
    @Override
    public List<List<String>> wits(Scene scene) {
        Scenery now = scenery(scene);
        Profile profile = scene.state().ruleset().profile();
        List<Monster> side = scene.encounter().map(Encounter::able).orElse(List.of()).stream()
                .flatMap(foe -> scene.world().book().monsters().find(foe.monster()).stream())
                .toList();
        boolean archers = now.weather() == Scenery.Weather.RAIN
                && side.stream().anyMatch(kind -> kind.has(SpecialAttack.Shoot.class, profile));
        boolean wings = gale(now) && side.stream().anyMatch(kind -> kind.fly() > 0);
        String ends = archers ? "stop-rain" : wings ? "stop-tornado" : "";
        return ends.isEmpty() || !(scene.caster() instanceof Caster.Monster)
                ? List.of()
                : List.of(List.of(PREFIX + ends));
    }
}
