package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.LevelGeometry;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.people.Ranks;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.rules.Rule;

/**
 * Where everybody stands: the company's ranks from its own cell backwards, and those who are met in ranks at their
 * distance, three to ten feet of width and each rank ten feet behind the one before.
 *
 * <p>Empty in town.
 */
@Rule({"SP-120", "UX-32"})
public final class Formation {
    private static final int FEET = 10;
    private static final int IN_CELL = 3;
    private static final int FAR = 60;

    /**
     * One who stands there.
     *
     * @param who a member, a follower or a foe
     * @param enemy whether he is one of those who are met
     * @param cell where he stands
     * @param along feet from the company's front rank toward the enemy; negative behind it
     * @param across feet from the middle of the front
     */
    record Spot(Effect.On who, boolean enemy, Cell cell, int along, int across) {
        /** Feet between two, rounded down. */
        int feet(Spot other) {
            double ahead = (double) along - other.along;
            double aside = (double) across - other.across;
            return (int) Math.sqrt(ahead * ahead + aside * aside);
        }
    }

    private final List<Spot> spots = new ArrayList<>();
    private final Optional<Level> level;

    private Formation(World world, CampaignState state) {
        Optional<Place.Underground> at = state.underground();
        this.level = at.flatMap(place -> world.level(place.level()));
        if (at.isEmpty() || level.isEmpty()) {
            return;
        }
        Ways ways = new Ways(level.get(), state.level(level.get().id()));
        Cell company = at.get().cell();
        Optional<Encounter> meeting =
                state.encounter().filter(each -> each.level().equals(level.get().id()));
        Line ahead = Line.to(
                level.get(),
                ways,
                company,
                meeting.map(Encounter::cell).orElse(company),
                at.get().facing());
        int width = meeting.map(each -> width(level.get(), company, each.cell()))
                .orElse(LevelGeometry.width(level.get(), company) * FEET);
        int abreast = Math.max(1, width / FEET) * IN_CELL;
        rank(Ranks.company(state), false, 0, Math.min(IN_CELL, abreast), abreast, ahead);
        meeting.filter(each -> each.phase() != Encounter.Phase.WARNED).ifPresent(each -> {
            rank(Ranks.foes(state), true, Math.max(FEET, each.distance()), abreast, abreast, ahead);
        });
    }

    static Formation of(World world, CampaignState state) {
        return new Formation(world, state);
    }

    /** Feet of width where two sides meet: the narrower of their two places. */
    public static int width(Level level, Cell company, Cell foes) {
        int theirs = level.floor().contains(foes) ? LevelGeometry.width(level, foes) : Integer.MAX_VALUE / FEET;
        return FEET * Math.min(LevelGeometry.width(level, company), theirs);
    }

    private void rank(List<Effect.On> who, boolean enemy, int front, int first, int others, Line ahead) {
        int placed = 0;
        int row = 0;
        while (placed < who.size()) {
            int room = row == 0 ? first : others;
            int here = Math.min(room, who.size() - placed);
            int along = enemy ? front + row * FEET : -row * FEET;
            for (int slot = 0; slot < here; slot++) {
                spots.add(spot(who.get(placed + slot), enemy, along, slot, here, ahead));
            }
            placed += here;
            row++;
        }
    }

    /** The first three of a rank stand in the middle, the next beside them, turn about to the right and the left. */
    private static Spot spot(Effect.On who, boolean enemy, int along, int slot, int inRank, Line ahead) {
        int column = slot / IN_CELL;
        int beside = (column + 1) / 2 * (column % 2 == 1 ? 1 : -1);
        int inCell = Math.min(IN_CELL, inRank - column * IN_CELL);
        int within = inCell == 1 ? 0 : (slot % IN_CELL) * IN_CELL - (inCell - 1) * IN_CELL / 2;
        Line.Point point = ahead.at(Math.floorDiv(along + FEET / 2, FEET), beside);
        return new Spot(who, enemy, point.cell(), along, point.beside() * FEET + within);
    }

    /** The cells in which some of those who are there stand; those who have just fallen lie where the rest stand. */
    public static Set<Cell> cells(World world, CampaignState state, List<Effect.On> who) {
        Set<Cell> cells = new TreeSet<>();
        Formation formation = of(world, state);
        who.forEach(each -> formation.spot(each).map(Spot::cell).ifPresent(cells::add));
        state.underground().map(Place.Underground::cell).ifPresent(cells::add);
        return cells;
    }

    List<Spot> spots() {
        return List.copyOf(spots);
    }

    Optional<Spot> spot(Effect.On who) {
        for (Spot spot : spots) {
            if (spot.who().equals(who)) {
                return Optional.of(spot);
            }
        }
        return Optional.empty();
    }

    /** The way from the company to those it meets, on past them, and back behind the company. */
    private record Line(Level level, Ways ways, List<Cell> ahead, List<Cell> behind, Direction facing) {
        private static final Direction[] SIDES = Direction.values();

        record Point(Cell cell, int beside) {}

        static Line to(Level level, Ways ways, Cell company, Cell foes, Direction facing) {
            List<Direction> steps = LevelGeometry.path(level, company, foes, cell -> true, door -> true)
                    .orElse(List.of());
            Direction way = steps.isEmpty() ? facing : steps.getFirst();
            List<Cell> ahead = new ArrayList<>(List.of(company));
            for (Direction step : steps) {
                ahead.add(ahead.getLast().step(step));
            }
            Map<Cell, Integer> reach = LevelGeometry.distances(level, company, FAR, cell -> true, ways::open);
            extend(ahead, reach, steps.isEmpty() ? facing : steps.getLast());
            List<Cell> behind = new ArrayList<>(List.of(company));
            Cell here = company;
            while (behind.size() < FAR && LevelGeometry.passable(level, here, way.opposite(), ways::open)) {
                here = here.step(way.opposite());
                behind.add(here);
            }
            return new Line(level, ways, ahead, behind, way);
        }

        /** Beyond the last cell straight on, or round the corner to one that is a step farther off. */
        private static void extend(List<Cell> ahead, Map<Cell, Integer> reach, Direction way) {
            while (ahead.size() < FAR) {
                Optional<Cell> next = next(ahead.getLast(), ahead.size(), reach, way);
                if (next.isEmpty()) {
                    return;
                }
                ahead.add(next.get());
            }
        }

        private static Optional<Cell> next(Cell last, int steps, Map<Cell, Integer> reach, Direction way) {
            Optional<Cell> first = Optional.empty();
            for (Direction side : SIDES) {
                Cell cell = last.step(side);
                if (reach.getOrDefault(cell, 0) == steps) {
                    if (side == way) {
                        return Optional.of(cell);
                    }
                    if (first.isEmpty() || cell.compareTo(first.get()) < 0) {
                        first = Optional.of(cell);
                    }
                }
            }
            return first;
        }

        /** The cell so many steps along the way and so many beside it; as near as there is floor. */
        Point at(int along, int beside) {
            List<Cell> cells = along >= 0 ? ahead : behind;
            int step = Math.min(Math.abs(along), cells.size() - 1);
            Cell here = cells.get(step);
            Direction way = way(cells, step);
            Direction side = beside >= 0 ? right(way) : right(way).opposite();
            int moved = 0;
            while (moved < Math.abs(beside) && LevelGeometry.passable(level, here, side, door -> false)) {
                here = here.step(side);
                moved++;
            }
            return new Point(here, beside >= 0 ? moved : -moved);
        }

        private Direction way(List<Cell> cells, int step) {
            if (cells.size() < 2) {
                return facing;
            }
            Cell from = cells.get(step == 0 ? 0 : step - 1);
            Cell to = cells.get(step == 0 ? 1 : step);
            for (Direction each : SIDES) {
                if (from.step(each).equals(to)) {
                    return each;
                }
            }
            return facing;
        }

        private static Direction right(Direction way) {
            return switch (way) {
                case NORTH -> Direction.EAST;
                case EAST -> Direction.SOUTH;
                case SOUTH -> Direction.WEST;
                case WEST -> Direction.NORTH;
            };
        }
    }
}
