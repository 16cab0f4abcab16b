package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.people.Apart;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Sightings;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/**
 * A way for one man opens through ten feet of rock or a wall of stone, and closes after three turns.
 *
 * <p>Target: {@code cell:x,y} of the rock, or {@code door:x,y,side} of a wall between two places.
 */
@Rule("SP-56")
final class PassWall implements SpellWork {
    private static final String LEAD = "lead";
    private static final int NORTH_SOUTH = 2;
    private static final int EAST_WEST = 3;

    /** Squares; longer rows of such passages are not closed about anybody. */
    private static final int FARTHEST = 12;

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        return switch (scene.target(targets).orElse(null)) {
            case Target.OnCell target ->
                Meat.at(scene.state(), scene.levelId(), target.cell())
                        ? scene.wrong("it is no stone any more", "SP-56")
                        : Rock.check(scene, target.cell());
            case Target.OnDoor target -> Rock.wall(scene, target.edge());
            case null, default -> scene.noTarget("a wall of rock or stone in sight");
        };
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        if (lined(scene, targets)) {
            u.emit(new MagicEvent.NothingHappened(scene.caster(), scene.spell().id(), List.of()));
            return;
        }
        int turns = scene.spell().lasting().turns(scene.level(), scene.throwing(u, "turns"));
        Lengths length = Lengths.turns(u.state(), turns);
        switch (scene.target(targets).orElse(null)) {
            case Target.OnCell target ->
                open(
                        u,
                        scene,
                        new Effect.On.OnCell(scene.levelId(), target.cell()),
                        axis(scene, target.cell()),
                        length);
            case Target.OnDoor target ->
                open(u, scene, new Effect.On.OnDoor(scene.levelId(), target.edge()), 1, length);
            case null, default -> {}
        }
    }

    /** Whether the wall is that of a place lined with lead, which nobody knows before he tries. */
    private static boolean lined(Scene scene, List<String> targets) {
        List<Cell> about = switch (scene.target(targets).orElse(null)) {
            case Target.OnCell target ->
                Stream.of(Direction.values())
                        .map(way -> target.cell().step(way))
                        .toList();
            case Target.OnDoor target ->
                List.of(
                        target.edge().cell(),
                        target.edge().cell().step(target.edge().side()));
            case null, default -> List.of();
        };
        return scene.world()
                .level(scene.levelId())
                .filter(level -> about.stream()
                        .flatMap(cell -> level.roomAt(cell).stream())
                        .anyMatch(room -> room.tags().contains(LEAD)))
                .isPresent();
    }

    private static void open(Unfolding u, Scene scene, Effect.On on, int axis, Lengths length) {
        Effects.begin(u, scene, on, "a way through the wall", length, Map.of(Rock.HOLE, axis), false, List.of());
        Sightings.look(u);
    }

    /** The passage runs away from the company. */
    private static int axis(Scene scene, Cell cell) {
        Cell at = scene.cell().orElse(cell);
        return Math.abs(at.y() - cell.y()) >= Math.abs(at.x() - cell.x()) ? NORTH_SOUTH : EAST_WEST;
    }

    /** The rock closes; whoever stands in it is pushed to the nearer side. */
    @Rule("SP-56")
    static void ended(Unfolding u, Effect effect) {
        if (effect.on() instanceof Effect.On.OnCell on) {
            u.world().level(on.level()).ifPresent(map -> {
                Hole hole = new Hole(on, map, effect.number(Rock.HOLE));
                apart(u, hole);
                company(u, hole);
                foes(u, hole);
            });
        }
    }

    /**
     * What closes.
     *
     * @param level as it is again
     * @param axis along which the passage ran
     */
    private record Hole(Effect.On.OnCell at, Level level, int axis) {
        boolean holds(String there, Cell cell) {
            return there.equals(at.level()) && cell.equals(at.cell());
        }

        /** The nearest square in line with it that is no rock: of two as near, that on the side named first. */
        Optional<Cell> mouth(List<Direction> ways) {
            List<Direction> sides = ways.stream().filter(this::along).distinct().toList();
            for (int far = 1; far <= FARTHEST; far++) {
                for (Direction way : sides) {
                    Cell cell = at.cell();
                    for (int i = 0; i < far; i++) {
                        cell = cell.step(way);
                    }
                    if (level.floor().contains(cell)) {
                        return Optional.of(cell);
                    }
                }
            }
            return Optional.empty();
        }

        private boolean along(Direction way) {
            boolean upright = way == Direction.NORTH || way == Direction.SOUTH;
            return axis != NORTH_SOUTH && axis != EAST_WEST || upright == (axis == NORTH_SOUTH);
        }
    }

    /** The company steps back the way that it came, if it can. */
    private static void company(Unfolding u, Hole hole) {
        u.state().underground().filter(at -> hole.holds(at.level(), at.cell())).ifPresent(at -> {
            List<Direction> back = new ArrayList<>(List.of(at.facing().opposite()));
            back.addAll(List.of(Direction.values()));
            hole.mouth(back).ifPresent(cell -> {
                u.emit(new DelveEvent.Moved(at.level(), cell, at.facing()));
                Sightings.look(u);
            });
        });
    }

    /** One who is there alone is pushed out too. */
    private static void apart(Unfolding u, Hole hole) {
        Apart.all(u.state()).stream()
                .filter(who -> Apart.at(u.state(), who.id())
                        .filter(at -> hole.holds(at.level(), at.cell()))
                        .isPresent())
                .flatMap(who -> Apart.effect(u.state(), who.id()).stream())
                .forEach(where -> hole.mouth(List.of(Direction.values())).ifPresent(cell -> {
                    u.emit(new MagicEvent.EffectChanged(where.id(), Apart.X, cell.x(), ""));
                    u.emit(new MagicEvent.EffectChanged(where.id(), Apart.Y, cell.y(), ""));
                }));
    }

    /** And so are those who are met in it. */
    private static void foes(Unfolding u, Hole hole) {
        u.state()
                .encounter()
                .filter(meeting -> hole.holds(meeting.level(), meeting.cell()))
                .ifPresent(meeting -> hole.mouth(List.of(Direction.values()))
                        .ifPresent(
                                cell -> u.emit(new MeetingEvent.Distanced(false, meeting.distance(), cell, "SP-56"))));
    }

    @Override
    public String question() {
        return "Through";
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>(Rock.aims(scene));
        aims.addAll(Rock.walls(scene));
        return aims;
    }
}
