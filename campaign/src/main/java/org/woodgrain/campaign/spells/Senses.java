package org.woodgrain.campaign.spells;

import java.util.Optional;
import java.util.stream.Stream;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.rules.exploration.Bearing;

/** What the detecting wands have in common: distances, directions, and what lies about. */
final class Senses {
    private static final int FEET = 10;

    private Senses() {}

    /** They have nothing to tell in town. */
    static Optional<Refusal> below(Scene scene) {
        return scene.cell().isPresent() ? Optional.empty() : scene.wrong("there is nothing to be found in town", "");
    }

    static int feet(Cell from, Cell to) {
        return (int) (Math.hypot((double) from.x() - to.x(), (double) from.y() - to.y()) * FEET);
    }

    /** A point of the compass, or "here". */
    static String direction(Cell from, Cell to) {
        return Compass.toward(from, to).map(Bearing::label).orElse("here");
    }

    /** The quarter in which a cell lies; empty for one's own. */
    static Optional<Direction> quarter(Cell from, Cell to) {
        int x = to.x() - from.x();
        int y = to.y() - from.y();
        if (x == 0 && y == 0) {
            return Optional.empty();
        }
        return Optional.of(
                Math.abs(x) > Math.abs(y)
                        ? (x > 0 ? Direction.EAST : Direction.WEST)
                        : (y > 0 ? Direction.SOUTH : Direction.NORTH));
    }

    static Stream<Hoard> hoards(LevelState now) {
        return Stream.concat(
                now.rooms().values().stream().flatMap(room -> room.hoards().stream()), now.piles().values().stream());
    }
}
