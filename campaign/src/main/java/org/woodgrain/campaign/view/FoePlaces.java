package org.woodgrain.campaign.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.function.Predicate;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.LevelGeometry;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Place;

/**
 * Where foes are drawn. The meeting knows only how far away they are, so they are put on the way to where they were met,
 * three to a square, and for the company only on floor that it knows.
 */
final class FoePlaces {
    private static final int ABREAST = 3;
    private static final int SQUARE = 10;

    private FoePlaces() {}

    /** A cell for each foe that is still here; empty if none is seen. */
    static List<Cell> of(
            Level level,
            CampaignState state,
            Place.Underground at,
            SortedSet<Cell> known,
            KnownDoors doors,
            boolean all) {
        return state.encounter()
                .filter(meeting -> all || meeting.phase() != Encounter.Phase.WARNED)
                .map(meeting -> places(level, meeting, at, known, doors))
                .orElse(List.of());
    }

    private static List<Cell> places(
            Level level, Encounter meeting, Place.Underground at, SortedSet<Cell> known, KnownDoors doors) {
        long many = meeting.foes().stream().filter(foe -> !foe.gone()).count();
        Optional<Cell> front = front(level, meeting, at, known, doors);
        if (many == 0 || front.isEmpty()) {
            return List.of();
        }
        List<Cell> ground = new ArrayList<>(LevelGeometry.distances(
                        level,
                        front.get(),
                        (int) many,
                        cell -> known.contains(cell) && !cell.equals(at.cell()),
                        door -> false)
                .keySet());
        List<Cell> places = new ArrayList<>();
        for (int foe = 0; foe < many; foe++) {
            places.add(ground.get(foe / ABREAST % ground.size()));
        }
        return places;
    }

    /** The nearest square they stand on, by their distance on the way to where they came from. */
    private static Optional<Cell> front(
            Level level, Encounter meeting, Place.Underground at, SortedSet<Cell> known, KnownDoors doors) {
        int steps = Math.max(1, meeting.distance() / SQUARE);
        Predicate<Cell> ground = known::contains;
        Optional<List<Direction>> way =
                LevelGeometry.path(level, at.cell(), meeting.cell(), ground, door -> !doors.looksLikeWall(door.edge()));
        if (way.isEmpty()) {
            return Optional.of(meeting.cell()).filter(ground);
        }
        if (way.get().isEmpty()) {
            return Optional.of(at.cell().step(at.facing())).filter(ground).or(() -> Optional.of(at.cell()));
        }
        Cell here = at.cell();
        for (Direction step : way.get().subList(0, Math.min(steps, way.get().size()))) {
            here = here.step(step);
        }
        return Optional.of(here);
    }
}
