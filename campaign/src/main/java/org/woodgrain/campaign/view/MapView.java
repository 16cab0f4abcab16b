package org.woodgrain.campaign.view;

import java.util.List;
import java.util.SortedSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;

/**
 * The part of a level that a seat knows, ready to draw.
 *
 * @param level name of the level
 * @param cells floor that has been seen
 * @param lit the part of it that is lit now
 * @param walls edges of seen cells that cannot be passed, as far as is known
 * @param doors doors that are known
 * @param marks stairs, traps, features and labels that are known
 * @param at where the company stands
 * @param facing which way it looks
 * @param foes where foes are seen; empty if none
 * @param hiddenCells for the referee: floor not yet seen; empty for other seats
 */
public record MapView(
        String level,
        SortedSet<Cell> cells,
        SortedSet<Cell> lit,
        SortedSet<Edge> walls,
        List<DoorMark> doors,
        List<Mark> marks,
        Cell at,
        Direction facing,
        List<Cell> foes,
        SortedSet<Cell> hiddenCells) {

    public MapView {
        doors = List.copyOf(doors);
        marks = List.copyOf(marks);
        foes = List.copyOf(foes);
    }

    /**
     * A door.
     *
     * @param edge where it stands
     * @param kind {@code arch}, {@code door}, {@code double}, {@code portcullis} or {@code secret}
     * @param state {@code open}, {@code shut}, {@code stuck}, {@code locked}, {@code barred}, {@code wedged} or {@code
     *     broken}, as far as it is known
     */
    public record DoorMark(Edge edge, String kind, String state) {}

    /**
     * Something in a cell.
     *
     * @param cell where
     * @param kind {@code stairs-up}, {@code stairs-down}, {@code pit}, {@code trap}, {@code pile}, {@code hollow} (a
     *     wall where something was felt), {@code label} (the number of a room), {@code name} (of a room), or the kind of
     *     a feature
     * @param text what is written there, or what it is in words; may be empty
     * @param facing the way one walks to take stairs, or the side of a hollow wall; north for everything else
     */
    public record Mark(Cell cell, String kind, String text, Direction facing) {}
}
