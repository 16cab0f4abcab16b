package org.woodgrain.campaign.begin;

import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Room;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Rule;

/** In which square of a room treasure lies. */
final class Spots {
    private Spots() {}

    /**
     * A chest stands where the map draws one; what is hidden lies in a square that the dice choose, in a wall if it is
     * hidden there; anything else lies in the middle.
     */
    @Rule("DU-53")
    static Cell choose(Unfolding u, Level level, Room room, Hoard.Vessel vessel, Hoard.Hiding hiding) {
        if (vessel == Hoard.Vessel.CHEST) {
            Optional<Cell> drawn = level.features().stream()
                    .filter(feature ->
                            feature.kind().equals("chest") && room.cells().contains(feature.cell()))
                    .map(feature -> feature.cell())
                    .findFirst();
            if (drawn.isPresent()) {
                return drawn.get();
            }
        }
        List<Cell> cells = room.cells().stream()
                .filter(cell -> hiding != Hoard.Hiding.SECRET || byWall(level, cell))
                .toList();
        if (cells.isEmpty()) {
            return room.cells().iterator().next();
        }
        boolean hidden = hiding != Hoard.Hiding.NONE && hiding != Hoard.Hiding.FALSE_BOTTOM;
        if (!hidden || cells.size() == 1) {
            return cells.get(cells.size() / 2);
        }
        int face = u.throwing()
                .of("DU-53", "where it is hidden")
                .on(DiceStream.CONTENT)
                .secret()
                .roll(1, cells.size())
                .total();
        return cells.get(face - 1);
    }

    private static boolean byWall(Level level, Cell cell) {
        for (Direction way : Direction.values()) {
            if (!level.open(cell, way) && level.door(cell, way).isEmpty()) {
                return true;
            }
        }
        return false;
    }
}
