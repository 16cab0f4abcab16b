package org.woodgrain.atlas;

import org.jspecify.annotations.Nullable;

/**
 * The line between two neighbouring cells, always named from the cell to its south or east: {@code side} is NORTH or
 * WEST.
 */
public record Edge(Cell cell, Direction side) implements Comparable<Edge> {

    public Edge {
        if (side == Direction.SOUTH || side == Direction.EAST) {
            cell = cell.step(side);
            side = side.opposite();
        }
    }

    /** The cell beyond, seen from {@link #cell()}. */
    public Cell beyond() {
        return cell.step(side);
    }

    /** Whether the edge bounds a cell. */
    public boolean touches(Cell other) {
        return cell.equals(other) || beyond().equals(other);
    }

    /** The cell on the other side. */
    public Cell across(Cell from) {
        return from.equals(cell) ? beyond() : cell;
    }

    @Override
    public int compareTo(Edge other) {
        int byCell = cell.compareTo(other.cell);
        return byCell != 0 ? byCell : side.compareTo(other.side);
    }

    // written out, since edges are keys wherever a map of a level is asked

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Edge edge && side == edge.side && cell.equals(edge.cell);
    }

    @Override
    public int hashCode() {
        return 2 * cell.hashCode() + (side == Direction.NORTH ? 0 : 1);
    }

    /** Written {@code x,y,north} or {@code x,y,west}. */
    @Override
    public String toString() {
        return cell + "," + side.label();
    }
}
