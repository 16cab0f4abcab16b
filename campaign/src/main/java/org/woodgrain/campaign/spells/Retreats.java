package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.LevelGeometry;
import org.woodgrain.atlas.Sight;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;

/** Where monsters get away to by magic. */
final class Retreats {
    private static final int NEAREST = 3;
    private static final int FARTHEST = 36;
    private static final int FEET = 10;

    private Retreats() {}

    private record Place(String way, Cell cell) {}

    /** Ways as Dimension Door takes them, to open floor that is not in the company's sight, the farthest first. */
    static List<String> outOfSight(Scene scene) {
        Optional<Ways> ways = Areas.ways(scene);
        Optional<Cell> company = scene.cell();
        Optional<Cell> from = scene.encounter().map(Encounter::cell);
        if (ways.isEmpty() || company.isEmpty() || from.isEmpty()) {
            return List.of();
        }
        List<Place> places = new ArrayList<>();
        for (Direction way : Direction.values()) {
            for (int cells = NEAREST; cells <= FARTHEST; cells++) {
                Cell cell = Carrying.step(from.get(), way, cells);
                if (hidden(ways.get(), company.get(), cell)) {
                    places.add(new Place("by:" + way.label() + " " + cells * FEET, cell));
                }
            }
        }
        return places.stream()
                .sorted(Comparator.<Place>comparingInt(place -> place.cell().distance(company.get()))
                        .reversed())
                .map(Place::way)
                .toList();
    }

    private static boolean hidden(Ways ways, Cell company, Cell cell) {
        Level level = ways.level();
        return level.floor().contains(cell) && !Sight.clear(level, company, cell, ways::seenThrough);
    }

    /** A wall stands between the sides: if it leaves no way round, all on its far side are out of the meeting. */
    static void behindTheWall(Unfolding u, String spell) {
        Encounter meeting = u.state().encounter().orElseThrow();
        Optional<Ways> ways = Ways.here(u.world(), u.state());
        boolean round = ways.flatMap(each -> u.state()
                        .underground()
                        .flatMap(at ->
                                LevelGeometry.path(each.level(), at.cell(), meeting.cell(), cell -> true, each::open)))
                .isPresent();
        if (round) {
            return;
        }
        for (Foe foe : meeting.able()) {
            u.emit(new SpellEvent.FoeLeft(foe.id(), "is cut off by the wall", spell, List.of()));
            u.emit(new SpellEvent.FoePlaced(foe.id(), meeting.level(), meeting.cell(), spell));
        }
    }
}
