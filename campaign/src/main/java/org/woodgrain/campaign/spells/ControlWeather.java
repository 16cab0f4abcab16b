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
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Light;
import org.woodgrain.campaign.state.Scenery;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.exploration.WindForce;

/**
 * One of eight changes of the weather comes after a turn and stays for a day.
 *
 * <p>Target: {@code sky:rain}, {@code stop-rain}, {@code cold-wave}, {@code heat-wave}, {@code tornado}, {@code stop-tornado},
 * {@code deep-clouds} or {@code clear-sky}.
 */
@Rule("SP-72")
final class ControlWeather extends OnScenery {
    /** The kind of the effect that is the weather itself, once it has come. */
    private static final String WORN = "SP-72-worn";

    static final String WEATHER = "SP-72-weather";

    private static final String KIND = "SP-72";
    private static final String PREFIX = "sky:";
    private static final int FUNNEL = 3;
    private static final Map<String, Scenery.Weather> OPERATIONS = new TreeMap<>(Map.of(
            "rain", Scenery.Weather.RAIN,
            "stop-rain", Scenery.Weather.FAIR,
            "cold-wave", Scenery.Weather.COLD,
            "heat-wave", Scenery.Weather.HEAT,
            "tornado", Scenery.Weather.TORNADO,
            "stop-tornado", Scenery.Weather.FAIR,
            "deep-clouds", Scenery.Weather.CLOUDS,
            "clear-sky", Scenery.Weather.FAIR));

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        Optional<String> operation = operation(targets);
        if (operation.isEmpty()) {
            return scene.noTarget("one of: " + String.join(", ", OPERATIONS.keySet()));
        }
        return openSky(scene).or(() -> idle(scene, operation.get()));
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
        lay(u, scene, "a change of the weather", Lengths.turns(u.state(), 1), Map.of(), words);
    }

    private static String name(Enum<?> each) {
        return each.name().toLowerCase(Locale.ROOT);
    }

    /** A tornado brings a gale; what stops it leaves a breeze of one. The other operations let the wind be. */
    private static Optional<WindForce> wind(Scene scene, String operation) {
        return switch (operation) {
            case "tornado" -> Optional.of(WindForce.GALE);
            case "stop-tornado" -> Optional.of(WindForce.LIGHT).filter(force -> gale(scenery(scene)));
            default -> Optional.empty();
        };
    }

    private static boolean gale(Scenery now) {
        return now.weather() == Scenery.Weather.TORNADO || now.wind().force() == WindForce.GALE;
    }

    /** The turn of waiting is over: the weather that was called is there, for a day, instead of any called before. */
    @Rule("SP-72")
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
        if (Outdoors.rains(u.state())) {
            drench(u);
        }
        if (Outdoors.now(u.state()).weather() == Scenery.Weather.TORNADO) {
            sweep(u, called);
        }
    }

    /** Open flames go out in the rain. */
    @Rule("SP-72")
    private static void drench(Unfolding u) {
        for (Light light : List.copyOf(u.state().lights())) {
            if (!light.lantern()) {
                u.emit(new HandlingEvent.PutOut(light.bearer(), light.source(), light.turnsLeft()));
            }
        }
    }

    /** A day in called cold without fire, or in called heat without shade, tells on blows the next day. */
    @Rule("SP-72")
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

    /** The funnel crosses those who are met: three dice, half if they save. */
    @Rule("SP-72")
    private static void sweep(Unfolding u, Effect called) {
        Scene scene = Scene.of(
                u.world(),
                u.state(),
                Casters.of(u.state(), called.maker()),
                u.world().book().spells().spell(KIND));
        List<Foe> met = u.state().encounter().map(meeting -> meeting.able()).orElse(List.of());
        for (Foe foe : met) {
            int thrown = u.throwing()
                    .of(KIND, "the funnel")
                    .by(foe.name())
                    .secret()
                    .roll(FUNNEL, 6)
                    .total();
            int points = Saves.halved(u, scene, new Effect.On.OnFoe(foe.id()), Danger.BREATH, 0, thrown);
            Injury.hurt(
                    u,
                    new Effect.On.OnFoe(foe.id()),
                    points,
                    "a tornado",
                    KIND,
                    u.throwing().take());
        }
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        OPERATIONS.keySet().forEach(each -> aims.add(new Aim(PREFIX + each, each.replace('-', ' '), "after a turn")));
        return aims;
    }
}
