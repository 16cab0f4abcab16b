package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Level;
import org.woodgrain.rules.Rule;

/**
 * A wall that closes a ring of thirty feet across: about the company, or about somebody or a place that is named.
 *
 * <p>Targets: {@code ring}, and what is in its middle.
 */
@Rule({"SP-36", "SP-37"})
final class Ring {
    static final String RING = "ring";

    private Ring() {}

    /** The square in its middle; empty if no ring is named or its middle is not in sight. */
    static Optional<Cell> middle(Scene scene, List<String> targets) {
        if (!targets.contains(RING)) {
            return Optional.empty();
        }
        Optional<Target> about = Target.first(targets);
        if (about.isEmpty()) {
            return Areas.where(scene, scene.caster().on());
        }
        return about.filter(target -> !(target instanceof Target.OnFoe foe)
                        || scene.seesThem()
                                && scene.foe(foe.id())
                                        .filter(each -> !each.gone())
                                        .isPresent())
                .flatMap(target -> Areas.point(scene, target))
                .filter(cell -> scene.state().level(scene.levelId()).seen().contains(cell));
    }

    /** The squares inside: three by three, as far as there is floor. */
    static SortedSet<Cell> inside(Level level, Cell middle) {
        SortedSet<Cell> cells = new TreeSet<>();
        for (int x = -1; x <= 1; x++) {
            for (int y = -1; y <= 1; y++) {
                Cell cell = new Cell(middle.x() + x, middle.y() + y);
                if (level.floor().contains(cell)) {
                    cells.add(cell);
                }
            }
        }
        return cells;
    }

    /** Where it stands: every way out of the squares inside that no wall of stone closes. */
    static List<Edge> edges(Level level, Cell middle) {
        SortedSet<Cell> inside = inside(level, middle);
        List<Edge> edges = new ArrayList<>();
        for (Cell cell : inside) {
            for (Direction side : Direction.values()) {
                Cell out = cell.step(side);
                Edge edge = new Edge(cell, side);
                if (!inside.contains(out)
                        && level.floor().contains(out)
                        && !level.walls().contains(edge)) {
                    edges.add(edge);
                }
            }
        }
        return edges;
    }

    /** A ring about the company, and one about each place where those who are met stand. */
    static List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        scene.cell().ifPresent(cell -> aims.add(Aim.at(List.of(RING, "cell:" + cell), "a ring about the company", "")));
        SortedSet<Cell> about = new TreeSet<>();
        for (Aim foe : Foes.aims(scene)) {
            Optional<Cell> cell = scene.target(foe.targets()).flatMap(target -> Areas.point(scene, target));
            if (cell.filter(about::add).isPresent()) {
                aims.add(Aim.at(List.of(RING, foe.value()), "a ring about " + foe.label(), ""));
            }
        }
        return aims;
    }
}
