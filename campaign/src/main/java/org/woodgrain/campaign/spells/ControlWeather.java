package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.woodgrain.campaign.event.HandlingEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Sightings;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Light;
import org.woodgrain.campaign.state.Scenery;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.exploration.WindForce;
import org.woodgrain.rules.magic.WeatherChange;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.SpecialAttack;

/**
 * One of eight changes of the weather comes after a turn and stays for a day, as far as season and land have such weather.
 *
 * <p>Target: {@code sky:rain}, {@code stop-rain}, {@code cold-wave}, {@code heat-wave}, {@code tornado}, {@code stop-tornado},
 * {@code deep-clouds} or {@code clear-sky}; with {@code tornado} a spot in sight too, where its {@link Funnel} touches down.
 */
@Rule("SP-72")
final class ControlWeather extends OnScenery {
    /** The kind of the effect that is the weather itself, once it has come. */
    static final String WEATHER = "SP-72-weather";

    private static final String KIND = "SP-72";
    private static final String PREFIX = "sky:";
    private static final String OUR_TIME = "its time is up";

    /** Land where nothing breaks a whirlwind. */
    private static final Set<Scenery.Terrain> LEVEL = Set.of(Scenery.Terrain.CLEAR, Scenery.Terrain.BRUSH);

    private static final Map<WeatherChange, Scenery.Weather> OPERATIONS = new EnumMap<>(Map.of(
            WeatherChange.RAIN, Scenery.Weather.RAIN,
            WeatherChange.STOP_RAIN, Scenery.Weather.FAIR,
            WeatherChange.COLD_WAVE, Scenery.Weather.COLD,
            WeatherChange.HEAT_WAVE, Scenery.Weather.HEAT,
            WeatherChange.TORNADO, Scenery.Weather.TORNADO,
            WeatherChange.STOP_TORNADO, Scenery.Weather.FAIR,
            WeatherChange.DEEP_CLOUDS, Scenery.Weather.CLOUDS,
            WeatherChange.CLEAR_SKY, Scenery.Weather.FAIR));

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        Optional<WeatherChange> operation = operation(targets);
        if (operation.isEmpty()) {
            return scene.noTarget("one of: "
                    + String.join(
                            ", ",
                            OPERATIONS.keySet().stream()
                                    .map(WeatherChange::word)
                                    .toList()));
        }
        return openSky(scene)
                .or(() -> impossible(scene, operation.get()))
                .or(() -> idle(scene, operation.get()))
                .or(() -> spot(scene, operation.get(), targets));
    }

    /** The season and the land must have such weather. */
    private static Optional<Refusal> impossible(Scene scene, WeatherChange operation) {
        String season = operation.against(Outdoors.season(scene.state()));
        if (!season.isEmpty()) {
            return scene.wrong(season, KIND);
        }
        Scenery.Terrain land = scenery(scene).terrain();
        return operation == WeatherChange.TORNADO && !LEVEL.contains(land)
                ? scene.wrong("no tornado comes over " + lands(land), KIND)
                : Optional.empty();
    }

    private static String lands(Scenery.Terrain land) {
        return switch (land) {
            case CLEAR -> "open land";
            case BRUSH -> "brush";
            case WOODS -> "woods";
            case HILLS -> "hills";
            case SWAMP -> "swamps";
        };
    }

    /** Only a funnel can be set on a place, and only on one in sight. */
    private static Optional<Refusal> spot(Scene scene, WeatherChange operation, List<String> targets) {
        boolean named = Target.first(targets).isPresent();
        return !named
                ? Optional.empty()
                : operation == WeatherChange.TORNADO
                        ? Funnel.check(scene, targets)
                        : scene.wrong("only a tornado can be set on one spot", KIND);
    }

    private static Optional<WeatherChange> operation(List<String> targets) {
        return targets.stream()
                .filter(text -> text.startsWith(PREFIX))
                .flatMap(text -> WeatherChange.of(text.substring(PREFIX.length())).stream())
                .findFirst();
    }

    private static Optional<Refusal> idle(Scene scene, WeatherChange operation) {
        Scenery.Weather now = scenery(scene).weather();
        boolean nothing = operation == WeatherChange.STOP_RAIN && now != Scenery.Weather.RAIN
                || operation == WeatherChange.STOP_TORNADO && !gale(scenery(scene));
        return nothing ? scene.wrong("there is nothing of the kind to stop", KIND) : Optional.empty();
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        WeatherChange operation = operation(targets).orElseThrow();
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
    private static Optional<WindForce> wind(Scene scene, WeatherChange operation) {
        return switch (operation) {
            case TORNADO -> Optional.of(WindForce.GALE);
            case STOP_TORNADO -> Optional.of(WindForce.LIGHT).filter(force -> gale(scenery(scene)));
            case RAIN, STOP_RAIN, COLD_WAVE, HEAT_WAVE, DEEP_CLOUDS, CLEAR_SKY -> Optional.empty();
        };
    }

    private static boolean gale(Scenery now) {
        return now.weather() == Scenery.Weather.TORNADO || now.wind().force() == WindForce.GALE;
    }

    /** The turn of waiting is over: the weather that was called is there, for a day, instead of any called before. */
    static void came(Unfolding u, Effect called, String why) {
        if (!why.equals(OUR_TIME)) {
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
                        Clock.TURNS_IN_DAY,
                        new TreeMap<>(Map.of(Effects.LEVEL, Effects.level(called))),
                        called.words(),
                        false),
                KIND));
        settles(u);
        Funnel.sweep(u, called);
    }

    /** The weather of the place is other than it was: what it does at once. */
    static void settles(Unfolding u) {
        drench(u);
        Aloft.land(u);
        if (u.state().underground().isPresent() && Outdoors.drawn(u.state()).open()) {
            Sightings.look(u);
        }
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

    /** Days go by in town: weather that was called is over, and what it froze. */
    static void daysPass(Unfolding u) {
        List.of(WEATHER, Outdoors.ICE)
                .forEach(kind -> u.state()
                        .effects()
                        .of(kind)
                        .forEach(effect -> u.emit(new MagicEvent.EffectEnded(effect.id(), OUR_TIME))));
    }

    /** Called weather has lasted its day. */
    static void over(Unfolding u, Effect weather, String why) {
        if (why.equals(OUR_TIME) && weather.on().equals(Outdoors.place(u.state()))) {
            Extremes.day(
                    u, Scenery.Weather.valueOf(weather.word(Outdoors.WEATHER).toUpperCase(Locale.ROOT)));
        }
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        for (WeatherChange each : OPERATIONS.keySet()) {
            if (impossible(scene, each).or(() -> idle(scene, each)).isEmpty()) {
                aims.add(new Aim(PREFIX + each.word(), each.word().replace('-', ' '), "after a turn"));
            }
        }
        if (impossible(scene, WeatherChange.TORNADO).isEmpty()) {
            Points.aims(scene)
                    .forEach(spot -> aims.add(Aim.at(
                            List.of(PREFIX + WeatherChange.TORNADO.word(), spot.value()),
                            "a tornado whose funnel touches down by " + spot.label(),
                            "after a turn")));
        }
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
        boolean wings =
                now.weather() == Scenery.Weather.TORNADO && side.stream().anyMatch(kind -> kind.fly() > 0);
        Optional<WeatherChange> ends = archers
                ? Optional.of(WeatherChange.STOP_RAIN)
                : wings ? Optional.of(WeatherChange.STOP_TORNADO) : Optional.empty();
        return ends.isEmpty() || !(scene.caster() instanceof Caster.Monster)
                ? List.of()
                : List.of(List.of(PREFIX + ends.get().word()));
    }
}
