package org.woodgrain.campaign.spells;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.ground.Outdoors;

/**
 * The way that the caster of Dimension Door names, such as {@code by:north 120} or {@code by:up 120}.
 *
 * @param direction a point of the compass, up or down
 * @param feet how far
 */
record DoorWay(String direction, int feet) {
    private static final Pattern SHAPE = Pattern.compile("by:(north|south|east|west|up|down) (\\d{1,4})");
    private static final int FARTHEST = 360;
    private static final int STEP = 10;
    private static final int YARD = 3;

    /** The way among the texts, if it is of whole tens of feet and no longer than the spell carries. */
    static Optional<DoorWay> of(Scene scene, List<String> targets) {
        return targets.stream()
                .map(SHAPE::matcher)
                .filter(Matcher::matches)
                .map(found -> new DoorWay(found.group(1), Integer.parseInt(found.group(2))))
                .filter(way -> way.feet % STEP == 0 && way.feet > 0 && way.feet <= farthest(scene))
                .findFirst();
    }

    /** Feet that it carries: inches are tens of yards under the open sky. */
    static int farthest(Scene scene) {
        return FARTHEST * (Outdoors.now(scene.state()).open() ? YARD : 1);
    }

    /** The texts that name no way. */
    static List<String> others(List<String> targets) {
        return targets.stream().filter(text -> !text.startsWith("by:")).toList();
    }

    /** The place at its end, if there is floor to stand on; a filled one makes the spell fail. */
    Optional<Cell> to(Scene scene, Cell from) {
        Optional<Level> level = scene.world().level(scene.levelId());
        return Arrays.stream(Direction.values())
                .filter(each -> each.label().equals(direction))
                .map(each -> Carrying.step(from, each, feet / STEP))
                .filter(cell -> level.filter(map -> map.floor().contains(cell)).isPresent())
                .findFirst();
    }

    /** Whether it ends in the air: under the open sky, or below the ceiling. */
    boolean intoAir(Scene scene, Optional<Cell> from) {
        boolean below = from.flatMap(
                        cell -> scene.world().level(scene.levelId()).map(level -> feet < Ceilings.feet(level, cell)))
                .orElse(false);
        return direction.equals("up") && (Outdoors.now(scene.state()).open() || below);
    }
}
