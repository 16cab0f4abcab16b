package org.woodgrain.campaign.view;

import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Trick;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.sight.Lighting;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.rules.Rule;

/**
 * The map as a seat knows it. The company knows what its light has fallen on and nothing else: two levels that differ
 * only in what has not been seen give the same view. The referee sees the whole level, and what the company has not seen
 * is marked.
 */
public final class MapViews {
    private MapViews() {}

    /** The map of the level where the company is; empty in town. */
    public static Optional<MapView> of(World world, CampaignState state, Seat seat) {
        return state.underground()
                .flatMap(at -> world.level(at.level()).map(level -> draw(level, state, at, seat.seesAll())));
    }

    private static MapView draw(Level level, CampaignState state, Place.Underground at, boolean all) {
        LevelState now = state.level(level.id());
        SortedSet<Cell> seen = new TreeSet<>(now.seen());
        if (!all) {
            seen.removeAll(caverns(level));
        }
        seen.add(at.cell());
        SortedSet<Cell> lit =
                Lighting.anySees(state) ? new TreeSet<>(Lighting.visible(level, state, at.cell())) : new TreeSet<>();
        lit.retainAll(seen);
        SortedSet<Cell> hidden = new TreeSet<>();
        if (all) {
            hidden.addAll(level.floor());
            hidden.removeAll(seen);
        }
        SortedSet<Cell> known = new TreeSet<>(seen);
        known.addAll(hidden);
        KnownDoors doors = new KnownDoors(new Ways(level, now), known, all);
        List<MapView.DoorMark> marked = doors.marks();
        List<MapView.Mark> marks = new KnownMarks(level, now, known, all).marks();
        List<Cell> foes = FoePlaces.of(level, state, at, known, doors, all);
        return new MapView(
                all || now.familiar() ? level.name() : "somewhere below",
                seen,
                lit,
                walls(level, known, doors),
                marked,
                marks,
                at.cell(),
                at.facing(),
                foes,
                hidden);
    }

    /** Natural caverns that nobody can map. */
    @Rule("DU-40")
    private static SortedSet<Cell> caverns(Level level) {
        SortedSet<Cell> cells = new TreeSet<>();
        level.tricks().stream()
                .filter(trick -> trick.kind() == Trick.Kind.CAVERN)
                .forEach(trick -> cells.addAll(trick.cells()));
        return cells;
    }

    private static SortedSet<Edge> walls(Level level, SortedSet<Cell> known, KnownDoors doors) {
        SortedSet<Edge> walls = new TreeSet<>();
        for (Cell cell : known) {
            for (Direction side : Direction.values()) {
                Edge edge = new Edge(cell, side);
                if (!level.floor().contains(cell.step(side))
                        || level.walls().contains(edge)
                        || doors.looksLikeWall(edge)) {
                    walls.add(edge);
                }
            }
        }
        return walls;
    }
}
