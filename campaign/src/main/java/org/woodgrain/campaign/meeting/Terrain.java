package org.woodgrain.campaign.meeting;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.LevelGeometry;
import org.woodgrain.atlas.Room;
import org.woodgrain.atlas.Sight;
import org.woodgrain.atlas.Stairs;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.spells.HeldDoors;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.DoorState;
import org.woodgrain.rules.Rule;

/**
 * The ground on which a meeting takes place. Distances are feet.
 *
 * @param held doors that a spell keeps shut
 */
record Terrain(Level level, Ways ways, Cell company, Set<Edge> held) {
    /** Cells that a band runs before it counts as away. */
    private static final int CLEAR = 6;

    private static final int FAR = 200;

    /** The ground where the company stands. */
    static Optional<Terrain> of(World world, CampaignState state) {
        return state.underground()
                .flatMap(at -> world.level(at.level())
                        .map(level -> new Terrain(
                                level,
                                new Ways(level, state.level(at.level())),
                                at.cell(),
                                HeldDoors.on(state, at.level()))));
    }

    static Terrain here(World world, CampaignState state) {
        return of(world, state).orElseThrow();
    }

    /** Feet between two cells as the arrow flies, in tens, at least 10. */
    static int feet(Cell from, Cell to) {
        return Math.max(10, (int) Math.round(cells(to.x() - from.x(), to.y() - from.y())) * 10);
    }

    /** How far it is in cells; the squares of whole numbers are exact. */
    private static double cells(int x, int y) {
        return Math.sqrt((double) x * x + (double) y * y);
    }

    boolean sees(Cell from, Cell to) {
        return Sight.clear(level, from, to, ways::seenThrough);
    }

    /** Feet of the open stretch from the company toward a cell and beyond it. */
    int open(Cell toward) {
        return farthest(level.floor(), cell -> ahead(toward, cell));
    }

    /** Feet to the farthest of some cells that is seen; 10 if there is none. */
    private int farthest(Set<Cell> cells, Predicate<Cell> among) {
        int farthest = 10;
        for (Cell cell : cells) {
            // whether it is seen is the dearest question, and so the last
            int feet = feet(company, cell);
            if (feet > farthest && !cell.equals(company) && among.test(cell) && sees(company, cell)) {
                farthest = feet;
            }
        }
        return farthest;
    }

    private boolean ahead(Cell toward, Cell cell) {
        if (toward.equals(company)) {
            return true;
        }
        int wantedX = toward.x() - company.x();
        int wantedY = toward.y() - company.y();
        int x = cell.x() - company.x();
        int y = cell.y() - company.y();
        double cosine = ((double) wantedX * x + (double) wantedY * y) / (cells(wantedX, wantedY) * cells(x, y));
        return cosine > 0.85;
    }

    /** Feet to the farthest cell of a room that is seen from where the company stands. */
    int open(Room room) {
        return farthest(room.cells(), cell -> true);
    }

    /** The cell in sight of the company that lies nearest to a distance, on the way to a cell. */
    Cell standing(Cell toward, int distance, Predicate<Cell> among) {
        Comparator<Cell> nearest = Comparator.<Cell>comparingInt(cell -> Math.abs(feet(company, cell) - distance))
                .thenComparingInt(cell -> cell.distance(toward))
                .thenComparing(Comparator.naturalOrder());
        @Nullable Cell best = null;
        for (Cell cell : level.floor()) {
            // whether it is seen is the dearest question, and so the last
            if (!cell.equals(company)
                    && (best == null || nearest.compare(cell, best) < 0)
                    && among.test(cell)
                    && sees(company, cell)) {
                best = cell;
            }
        }
        return best == null ? toward : best;
    }

    /** Whether monsters go through a door at will (CD-14, UX-16), which a spell, a wedge or a bar may keep them from. */
    @Rule({"SP-02", "SP-14"})
    boolean monstersPass(Door door) {
        boolean wedgedShut = ways.now().door(door.edge()).wedged() && !ways.open(door);
        boolean barredSecret = door.kind() == Door.Kind.SECRET && !door.monstersUse() && !ways.open(door);
        boolean walled = ways.now().door(door.edge()).walled() || door.kind() == Door.Kind.FALSE;
        boolean heldShut = held.contains(door.edge()) && !ways.open(door);
        return !walled
                && !wedgedShut
                && !heldShut
                && !barredSecret
                && (door.kind() != Door.Kind.PORTCULLIS || ways.open(door));
    }

    /** The door between two squares that lie side by side. */
    Optional<Door> doorBetween(Cell here, Cell next) {
        return Stream.of(Direction.values())
                .filter(way -> here.step(way).equals(next))
                .flatMap(way -> level.door(here, way).stream())
                .findFirst();
    }

    /** Whether a door can be shut: it hangs, whole and not wedged open. */
    boolean shuts(Door door) {
        DoorState now = ways.now().door(door.edge());
        return Ways.hung(door) && !now.broken() && !now.walled() && !(now.open() && now.wedged());
    }

    /** Whether monsters have a way to run that does not lead past the company. */
    boolean wayOut(Cell foes) {
        Optional<Room> room = level.roomAt(foes);
        return LevelGeometry.reaches(
                level,
                foes,
                FAR,
                cell -> !cell.equals(company),
                this::monstersPass,
                (cell, steps) -> away(room, cell, steps));
    }

    /** Where fleeing monsters run: the farthest place they can reach without passing the company. */
    Optional<Cell> refuge(Cell foes) {
        Optional<Room> room = level.roomAt(foes);
        Map<Cell, Integer> reach =
                LevelGeometry.distances(level, foes, FAR, cell -> !cell.equals(company), this::monstersPass);
        return reach.entrySet().stream()
                .filter(entry -> away(room, entry.getKey(), entry.getValue()))
                .max(Map.Entry.<Cell, Integer>comparingByValue()
                        .thenComparing(Map.Entry.<Cell, Integer>comparingByKey().reversed()))
                .map(Map.Entry::getKey);
    }

    private static boolean away(Optional<Room> room, Cell cell, int steps) {
        return room.isPresent() ? !room.get().cells().contains(cell) : steps >= CLEAR;
    }

    /** The way of fleeing monsters to their refuge. */
    List<Direction> retreat(Cell foes) {
        return refuge(foes)
                .flatMap(goal ->
                        LevelGeometry.path(level, foes, goal, cell -> !cell.equals(company), this::monstersPass))
                .orElse(List.of());
    }

    /** The cells from one to another that monsters would go by; both ends among them. */
    List<Cell> between(Cell from, Cell to) {
        ArrayList<Cell> cells = new ArrayList<>(List.of(from));
        Cell here = from;
        for (Direction way : LevelGeometry.path(level, from, to, cell -> true, this::monstersPass)
                .orElse(List.of())) {
            here = here.step(way);
            cells.add(here);
        }
        if (!here.equals(to)) {
            cells.add(to);
        }
        return cells;
    }

    /** Whether a door that the company knows from both sides may be gone through in flight. */
    private boolean companyPasses(Door door) {
        return ways.open(door)
                || (door.kind() != Door.Kind.PORTCULLIS
                        && ways.knows(door, door.edge().cell())
                        && ways.knows(door, door.edge().beyond()));
    }

    /** The way by known ground to a cell, clear of the monsters; empty if there is none. */
    Optional<List<Direction>> flight(Cell goal, Cell foes) {
        return LevelGeometry.path(level, company, goal, cell -> clearOf(cell, foes), this::companyPasses);
    }

    private boolean clearOf(Cell cell, Cell foes) {
        return ways.now().seen().contains(cell)
                && !cell.equals(foes)
                && (cell.distance(foes) > 1 || company.distance(foes) <= 1);
    }

    /** Where a company runs that names no goal: the nearest stairs up, else the entrance, else as far as it can. */
    Optional<Cell> wayHome(Cell foes) {
        Map<Cell, Integer> reach =
                LevelGeometry.distances(level, company, FAR, cell -> clearOf(cell, foes), this::companyPasses);
        Optional<Cell> stairs = reach.keySet().stream()
                .filter(cell -> level.stairsAt(cell)
                        .filter(each -> each.up() && each.kind() == Stairs.Kind.STAIRS)
                        .isPresent())
                .findFirst();
        if (stairs.isPresent()) {
            return stairs;
        }
        if (reach.containsKey(level.entrance())) {
            return Optional.of(level.entrance());
        }
        return reach.entrySet().stream()
                .filter(entry -> entry.getValue() > 0)
                .max(Map.Entry.<Cell, Integer>comparingByValue()
                        .thenComparing(Map.Entry.<Cell, Integer>comparingByKey().reversed()))
                .map(Map.Entry::getKey);
    }

    /** The way the company looks toward a cell. */
    Direction facing(Cell toward) {
        int x = toward.x() - company.x();
        int y = toward.y() - company.y();
        if (Math.abs(x) >= Math.abs(y)) {
            return x >= 0 ? Direction.EAST : Direction.WEST;
        }
        return y >= 0 ? Direction.SOUTH : Direction.NORTH;
    }

    /** Whether there is another entry to the company's place than the one the monsters stand in (EN-20). */
    boolean otherEntry(Cell foes) {
        return LevelGeometry.entries(level, ways.place(company)).stream()
                .filter(entry ->
                        !entry.secret() || entry.door().map(Door::monstersUse).orElse(false))
                .filter(entry ->
                        entry.inside().distance(foes) > 1 && entry.outside().distance(foes) > 1)
                .findAny()
                .isPresent();
    }

    /** Feet of width where the sides meet: the narrower of the two places. */
    int width(Cell foes) {
        return 10 * Math.min(LevelGeometry.width(level, company), LevelGeometry.width(level, foes));
    }
}
