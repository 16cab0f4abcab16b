package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.RefereeEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Scenery;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.magic.Lasting;

/** A hill moves sixty yards a turn, after a turn of waiting. Target: {@code way:north}; the same turns it afterwards. */
final class MoveEarth extends OnScenery {
    static final String KIND = "SP-71";

    /** Yards that the hill has gone. */
    static final String YARDS = "yards";

    /** Yards that it is away from where it stood, which need not be as far as it has gone. */
    private static final String EAST = "east";

    private static final String SOUTH = "south";

    private static final String WAY = "way";
    private static final int TURNS = 6;
    private static final int YARDS_A_TURN = 60;
    private static final int HALF_THE_HILL = 120;

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        if (way(targets).isEmpty()) {
            return scene.noTarget("the way in which the hill is to go: way:north, south, east or west");
        }
        return openSky(scene)
                .or(() -> scenery(scene).terrain() == Scenery.Terrain.HILLS
                        ? Optional.empty()
                        : scene.wrong("there is no hill here", KIND));
    }

    private static Optional<String> way(List<String> targets) {
        return targets.stream()
                .filter(text -> text.startsWith("way:"))
                .map(text -> text.substring("way:".length()))
                .filter(text -> Arrays.stream(Direction.values())
                        .anyMatch(each -> each.label().equals(text)))
                .findFirst();
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        lay(
                u,
                scene,
                "a moving hill",
                Lengths.turns(u.state(), TURNS),
                Map.of(YARDS, 0),
                Map.of(WAY, way(targets).orElseThrow()));
    }

    /** A turn has gone by: the first was spent waiting, in each of the others it goes on. */
    static void turn(Unfolding u) {
        Profile profile = u.state().ruleset().profile();
        for (Effect hill : u.state().effects().of(KIND)) {
            if (Lengths.inRounds(profile, hill) < Lasting.rounds(profile, TURNS - 1)) {
                Direction way = Direction.valueOf(hill.word(WAY).toUpperCase(Locale.ROOT));
                went(u, hill, EAST, YARDS_A_TURN * way.dx());
                went(u, hill, SOUTH, YARDS_A_TURN * way.dy());
                u.emit(new MagicEvent.EffectChanged(
                        hill.id(), YARDS, hill.number(YARDS) + YARDS_A_TURN, "it moves " + hill.word(WAY)));
            }
        }
    }

    private static void went(Unfolding u, Effect hill, String axis, int yards) {
        if (yards != 0) {
            u.emit(new MagicEvent.EffectChanged(hill.id(), axis, hill.number(axis) + yards, ""));
        }
    }

    /** It stays where it is; the land is level when more than half the hill has left it, wherever the company is by now. */
    static void ended(Unfolding u, Effect hill) {
        int off = Math.max(Math.abs(hill.number(EAST)), Math.abs(hill.number(SOUTH)));
        if (off > HALF_THE_HILL && hill.on() instanceof Effect.On.OnCell place) {
            u.emit(new RefereeEvent.ScenerySet(
                    place.level(),
                    Outdoors.drawn(u.state(), place.level()).withTerrain(Scenery.Terrain.CLEAR),
                    "the hill has moved away"));
        }
    }

    @Override
    public Optional<Refusal> checkDirected(Scene scene, Effect effect, List<String> targets) {
        return way(targets).isEmpty() ? scene.noTarget("way:north, south, east or west") : Optional.empty();
    }

    @Override
    public void direct(Unfolding u, Scene scene, Effect effect, List<String> targets) {
        u.emit(new SpellEvent.Reworded(effect.id(), WAY, way(targets).orElseThrow(), "a moving hill", KIND));
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        for (Direction way : Direction.values()) {
            aims.add(new Aim("way:" + way.label(), "to the " + way.label(), "sixty yards a turn"));
        }
        return aims;
    }

    @Override
    public List<Aim> directions(Scene scene, Effect effect) {
        return aims(scene);
    }
}
