package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.magic.Figure;

/**
 * A missile that bursts with a radius of twenty feet, a die of damage for each level; where there is less room it fills
 * as many cubes outward from the burst.
 */
@Rule({"MA-19", "SP-24", "UX-29"})
final class FireBall implements SpellWork {
    private static final int RADIUS = 20;
    private static final int OPEN = 13;
    private static final int FEET = 10;

    /** Cubes of ten feet in a burst of twenty feet radius. */
    private static final int CUBES = 33;

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        return Sights.point(scene, targets);
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        Optional<Ways> ways = Areas.ways(scene);
        Optional<Cell> point = scene.target(targets).flatMap(target -> Areas.point(scene, target));
        if (ways.isPresent() && point.isPresent()) {
            Confined confined = Confined.of(scene.state().ruleset());
            new Blast("fire", scene.danger(), scene.spell().times(Figure.DAMAGE) * scene.level())
                    .strike(u, scene, filled(ways.get(), point.get(), confined), List.of(), false);
            blast(u, scene, ways.get(), point.get(), confined);
        }
    }

    /** The stone about the burst gives way where the house rules say so: all within its radius, or a foot of it. */
    @Rule({"UX-30", "UX-31"})
    private static void blast(Unfolding u, Scene scene, Ways ways, Cell point, Confined confined) {
        SortedSet<Cell> seen = new Shape.Circle(point, RADIUS).cells(ways);
        if (confined == Confined.REBOUND || seen.size() == OPEN) {
            return;
        }
        List<Cell> whole = Shape.Circle.whole(point, RADIUS);
        List<Cell> stone = whole.stream()
                .filter(cell -> !seen.contains(cell))
                .filter(cell ->
                        confined == Confined.BLAST || seen.stream().anyMatch(floor -> floor.distance(cell) == 1))
                .toList();
        List<Edge> walls = BlastedStone.walls(ways.level(), whole);
        if (confined == Confined.BLAST) {
            BlastedStone.along(u, scene, stone, walls, stone.size() * FEET);
        } else {
            stone.forEach(cell -> BlastedStone.along(u, scene, List.of(cell), List.of(), 1));
        }
    }

    /** The same where stone gives way: what is missing of the shape is blasted out of it, or fills half as many cubes. */
    @Rule({"UX-30", "UX-31"})
    static SortedSet<Cell> filled(Ways ways, Cell point, Confined confined) {
        SortedSet<Cell> circle = new Shape.Circle(point, RADIUS).cells(ways);
        if (circle.size() == OPEN) {
            return circle;
        }
        return switch (confined) {
            case REBOUND -> filled(ways, point);
            case BLAST -> new TreeSet<>(Shape.Circle.whole(point, RADIUS));
            case COMPROMISE -> {
                int room = circle.stream()
                        .mapToInt(cell -> Ceilings.feet(ways.level(), cell) / FEET)
                        .sum();
                yield new Shape.Filling(point, room + confined.comesBack(Math.max(0, CUBES - room))).cells(ways);
            }
        };
    }

    /** The cells of a burst: a circle where it finds room, else what it fills. */
    static SortedSet<Cell> filled(Ways ways, Cell point) {
        SortedSet<Cell> circle = new Shape.Circle(point, RADIUS).cells(ways);
        return circle.size() == OPEN ? circle : new Shape.Filling(point, CUBES).cells(ways);
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        for (Aim aim : Sights.points(scene)) {
            aims.add(new Aim(aim.value(), aim.label(), Sights.warning(scene, caught(scene, aim))));
        }
        return aims;
    }

    private static List<Effect.On> caught(Scene scene, Aim aim) {
        return Areas.ways(scene)
                .flatMap(ways -> scene.target(aim.targets())
                        .flatMap(target -> Areas.point(scene, target))
                        .map(point -> Areas.in(
                                scene,
                                filled(ways, point, Confined.of(scene.state().ruleset())))))
                .orElse(List.of());
    }

    /** Where most of the company and none of its own side stand in it. */
    @Override
    public List<List<String>> wits(Scene scene) {
        return Sights.best(scene, aim -> caught(scene, aim));
    }

    @Override
    public Set<Figure> doubles() {
        return Set.of(Figure.DAMAGE);
    }

    @Override
    public boolean hostile() {
        return true;
    }

    @Override
    public boolean atPlaces() {
        return true;
    }
}
