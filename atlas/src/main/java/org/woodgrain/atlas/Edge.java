package org.woodgrain.atlas;

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

    /** Written {@code x,y,north} or {@code x,y,west}. */
    @Override
    public String toString() {
        return cell + "," + side.label();
    }
}
