package org.woodgrain.lab.table;

import java.util.OptionalInt;
import org.woodgrain.lab.fights.FightsException;

/**
 * Where and how the sides meet.
 *
 * @param width of the room, in feet; 10 for a corridor
 * @param length of the room, in feet, from the company to its foes and behind both
 * @param feet between the sides; empty to throw for it as the rules do
 * @param surprise who is surprised
 */
public record Terms(int width, int length, OptionalInt feet, Surprise surprise) {
    /** A hall of sixty feet by a hundred and sixty, the distance thrown for, nobody surprised. */
    public static final Terms HALL = new Terms(60, 160, OptionalInt.empty(), Surprise.NOBODY);

    /** Feet across the widest room. */
    public static final int WIDEST = 200;

    /** Feet from end to end of the longest room. */
    static final int LONGEST = 600;

    private static final int SQUARE = 10;

    public Terms {
        if (width < SQUARE || width > WIDEST || length < 2 * SQUARE || length > LONGEST) {
            throw new FightsException("a room is " + SQUARE + " to " + WIDEST + " feet wide and " + 2 * SQUARE + " to "
                    + LONGEST + " feet long, as in 60x160");
        }
        if (feet.isPresent() && (feet.getAsInt() < 0 || feet.getAsInt() > length - SQUARE)) {
            throw new FightsException(
                    "in a room " + length + " feet long the sides stand at most " + (length - SQUARE) + " feet apart");
        }
    }

    /** In plain words, without a full stop. */
    public String told() {
        String where = width == SQUARE
                ? "in a lit corridor " + length + " feet long"
                : "in a lit hall " + width + " by " + length + " feet";
        String apart = feet.isEmpty()
                ? "as far apart as the dice have it"
                : feet.getAsInt() <= SQUARE ? "hand to hand" : feet.getAsInt() + " feet apart";
        return "They begin " + where + ", " + apart;
    }

    /** Squares of ten feet from wall to wall. */
    int across() {
        return Math.max(1, width / SQUARE);
    }

    /** Squares of ten feet from end to end. */
    int along() {
        return Math.max(2, length / SQUARE);
    }
}
