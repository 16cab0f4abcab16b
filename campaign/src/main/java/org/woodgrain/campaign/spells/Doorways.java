package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Level;

/** Doors as a caster knows them. */
final class Doorways {
    private static final int FEET = 10;

    private Doorways() {}

    /** The doors that the company knows and has in sight. */
    static List<Edge> all(Scene scene) {
        return scene.world().level(scene.levelId()).map(Level::doors).stream()
                .flatMap(doors -> doors.keySet().stream())
                .filter(edge -> known(scene, edge).isPresent() && seen(scene, edge))
                .toList();
    }

    /** The door in an edge, if the company knows of it: a secret one must have been found. */
    static Optional<Door> known(Scene scene, Edge edge) {
        return scene.world()
                .level(scene.levelId())
                .flatMap(level -> Optional.ofNullable(level.doors().get(edge)))
                .filter(door -> door.kind() != Door.Kind.SECRET
                        || scene.state().level(scene.levelId()).door(edge).found());
    }

    static boolean seen(Scene scene, Edge edge) {
        var seen = scene.state().level(scene.levelId()).seen();
        return scene.beside(edge) || seen.contains(edge.cell()) || seen.contains(edge.beyond());
    }

    /** Feet from the company. */
    static int feet(Scene scene, Edge edge) {
        return scene.cell()
                .map(at -> Math.min(at.distance(edge.cell()), at.distance(edge.beyond())) * FEET)
                .orElse(0);
    }

    static String whereabouts(Scene scene, Edge edge) {
        Cell at = scene.cell().orElse(edge.cell());
        for (Direction each : Direction.values()) {
            if (new Edge(at, each).equals(edge)) {
                return "to the " + each.label();
            }
        }
        return "over there (" + edge.cell() + ")";
    }

    /** Those of them that the spell reaches, as aims. */
    static List<Aim> aims(Scene scene) {
        int reach = scene.reach();
        return all(scene).stream()
                .filter(edge -> feet(scene, edge) <= reach)
                .map(edge -> new Aim("door:" + edge, "the door " + whereabouts(scene, edge), ""))
                .toList();
    }
}
