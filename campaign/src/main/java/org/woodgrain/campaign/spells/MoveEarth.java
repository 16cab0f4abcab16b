package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.RefereeEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Building;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Scenery;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.magic.Lasting;
import org.woodgrain.rules.magic.MovingHill;

/**
 * A hill moves sixty yards a turn, after a turn of waiting.
 *
 * <p>Targets: {@code way:north}, which turns it afterwards too; to move a block of the hill and not all of it, a spot in its
 * middle and {@code across:60}, the feet of each side.
 */
@Rule("SP-71")
final class MoveEarth extends OnScenery {
    static final String KIND = "SP-71";

    /** Yards that the hill has gone. */
    static final String YARDS = "yards";

    /** Yards that it is away from where it stood, which need not be as far as it has gone. */
    private static final String EAST = "east";

    private static final String SOUTH = "south";

    private static final String WAY = "way";
    private static final String SPOT = "spot";
    private static final String ACROSS = "across";
    private static final String PREFIX = ACROSS + ":";
    private static final int USUAL_BLOCK = 60;
    private static final int FEET_IN_SQUARE = 10;
    private static final int FEET_IN_YARD = 3;
    private static final int WIDEST = MovingHill.WIDEST * FEET_IN_YARD;
    private static final int SQUARES_A_TURN = MovingHill.YARDS_A_TURN * FEET_IN_YARD / FEET_IN_SQUARE;
    private static final int HALF_THE_HILL = MovingHill.WIDEST / 2;

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        if (way(targets).isEmpty()) {
            return scene.noTarget("the way in which the hill is to go: way:north, south, east or west");
        }
        return openSky(scene)
                .or(() -> scenery(scene).terrain() == Scenery.Terrain.HILLS
                        ? Optional.empty()
                        : scene.wrong("there is no hill here", KIND))
                .or(() -> block(scene, targets));
    }

    /** A block is named by a spot in reach and, if it is not of the usual size, by its breadth. */
    private static Optional<Refusal> block(Scene scene, List<String> targets) {
        boolean sized = targets.stream().anyMatch(text -> text.startsWith(PREFIX));
        Optional<Integer> across = across(targets);
        if (sized && (across.isEmpty() || across.get() < FEET_IN_SQUARE || across.get() > WIDEST)) {
            return scene.noTarget("a block of 10 to " + WIDEST + " feet, as across:60");
        }
        if (spots(targets).isEmpty()) {
            return sized ? scene.noTarget("a spot in the middle of the block") : Optional.empty();
        }
        return Points.check(scene, spots(targets));
    }

    private static List<String> spots(List<String> targets) {
        return targets.stream().filter(text -> Target.read(text).isPresent()).toList();
    }

    private static Optional<Integer> across(List<String> targets) {
        return targets.stream()
                .filter(text -> text.matches(PREFIX + "\\d{1,3}"))
                .map(text -> Integer.parseInt(text.substring(PREFIX.length())))
                .findFirst();
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
        Map<String, Integer> numbers = new TreeMap<>(Map.of(YARDS, 0));
        Map<String, String> words = new TreeMap<>(Map.of(WAY, way(targets).orElseThrow()));
        Points.of(scene, spots(targets))
                .filter(spot -> !spots(targets).isEmpty())
                .ifPresent(spot -> {
                    numbers.put(ACROSS, across(targets).orElse(USUAL_BLOCK));
                    words.put(SPOT, spot.x() + "," + spot.y());
                });
        lay(u, scene, "a moving hill", Lengths.turns(u.state(), MovingHill.TURNS), numbers, words);
    }

    /** A turn has gone by: the first was spent waiting, in each of the others it goes on. */
    static void turn(Unfolding u) {
        Profile profile = u.state().ruleset().profile();
        for (Effect hill : u.state().effects().of(KIND)) {
            if (Lengths.inRounds(profile, hill) < Lasting.rounds(profile, MovingHill.TURNS - 1)) {
                Direction way = Direction.valueOf(hill.word(WAY).toUpperCase(Locale.ROOT));
                shake(u, hill, way);
                Optional<HillPush> push = push(u, hill, way);
                String told = push.map(HillPush::told).orElse("");
                went(u, hill, EAST, MovingHill.YARDS_A_TURN * way.dx());
                went(u, hill, SOUTH, MovingHill.YARDS_A_TURN * way.dy());
                u.emit(new MagicEvent.EffectChanged(
                        hill.id(),
                        YARDS,
                        hill.number(YARDS) + MovingHill.YARDS_A_TURN,
                        "it moves " + hill.word(WAY) + told));
                push.ifPresent(HillPush::carryOut);
            }
        }
    }

    /** Buildings on it ride along, and each turn of moving costs them a structural point. */
    @Rule("SP-71")
    private static void shake(Unfolding u, Effect hill, Direction way) {
        if (!(hill.on() instanceof Effect.On.OnCell place)) {
            return;
        }
        int turn = hill.number(YARDS) / MovingHill.YARDS_A_TURN + 2;
        int lost = MovingHill.shaken(turn) - MovingHill.shaken(turn - 1);
        Optional<HillBlock> block = block(hill);
        Optional<Level> level = u.world().level(place.level());
        for (Building each : Building.all(u.state().level(place.level()))) {
            boolean rides = block.map(moved -> moved.fate(each.cell(), way, SQUARES_A_TURN) == HillBlock.Fate.RIDES)
                    .orElse(true);
            if (rides && each.points() > 0) {
                Cell where = block.isEmpty() || level.isEmpty()
                        ? each.cell()
                        : block.get().after(level.get(), each.cell(), way, SQUARES_A_TURN);
                u.emit(new SpellEvent.BuildingShaken(place.level(), each.shaken(lost, where)));
            }
        }
    }

    /** The block as it lies now; empty for the whole hill. */
    private static Optional<HillBlock> block(Effect hill) {
        if (hill.word(SPOT).isEmpty()) {
            return Optional.empty();
        }
        String[] spot = hill.word(SPOT).split(",", -1);
        Cell middle = new Cell(
                Integer.parseInt(spot[0]) + squares(hill.number(EAST)),
                Integer.parseInt(spot[1]) + squares(hill.number(SOUTH)));
        return Optional.of(new HillBlock(middle, hill.number(ACROSS) / 2 / FEET_IN_SQUARE));
    }

    /** What a block does to those about it; the whole hill is wider than the map of the place, and takes all along. */
    private static Optional<HillPush> push(Unfolding u, Effect hill, Direction way) {
        Optional<HillBlock> block = block(hill);
        if (block.isEmpty() || !(hill.on() instanceof Effect.On.OnCell place)) {
            return Optional.empty();
        }
        return u.world().level(place.level()).map(level -> new HillPush(u, level, block.get(), way, SQUARES_A_TURN));
    }

    private static int squares(int yards) {
        return yards * FEET_IN_YARD / FEET_IN_SQUARE;
    }

    private static void went(Unfolding u, Effect hill, String axis, int yards) {
        if (yards != 0) {
            u.emit(new MagicEvent.EffectChanged(hill.id(), axis, hill.number(axis) + yards, ""));
        }
    }

    /**
     * It stays where it is; the land is level when more than half the hill has left it, wherever the company is by now. A
     * block that was taken out of the hill leaves a hill.
     */
    static void ended(Unfolding u, Effect hill) {
        int off = Math.max(Math.abs(hill.number(EAST)), Math.abs(hill.number(SOUTH)));
        if (off > HALF_THE_HILL && hill.word(SPOT).isEmpty() && hill.on() instanceof Effect.On.OnCell place) {
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
        List<Aim> aims = new ArrayList<>(ways());
        Map<Cell, Aim> spots = new LinkedHashMap<>();
        for (Aim spot : Points.aims(scene)) {
            Points.of(scene, List.of(spot.value())).ifPresent(cell -> spots.putIfAbsent(cell, spot));
        }
        for (Aim spot : spots.values()) {
            for (Direction way : Direction.values()) {
                aims.add(Aim.at(
                        List.of("way:" + way.label(), spot.value()),
                        "a block sixty feet across by " + spot.label() + ", to the " + way.label(),
                        "sixty yards a turn"));
            }
        }
        return aims;
    }

    private static List<Aim> ways() {
        List<Aim> aims = new ArrayList<>();
        for (Direction way : Direction.values()) {
            aims.add(new Aim("way:" + way.label(), "to the " + way.label(), "sixty yards a turn"));
        }
        return aims;
    }

    @Override
    public List<Aim> directions(Scene scene, Effect effect) {
        return ways();
    }
}
