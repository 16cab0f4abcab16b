package org.woodgrain.atlas;

import org.jspecify.annotations.Nullable;

/** A square of ten feet; x grows to the east, y to the south; either may be negative. */
public record Cell(int x, int y) implements Comparable<Cell> {

    public Cell step(Direction direction) {
        return new Cell(x + direction.dx(), y + direction.dy());
    }

    /** Squares to walk when nothing is in the way. */
    public int distance(Cell other) {
        return Math.abs(x - other.x) + Math.abs(y - other.y);
    }

    @Override
    public int compareTo(Cell other) {
        return y != other.y ? Integer.compare(y, other.y) : Integer.compare(x, other.x);
    }

    // written out, since cells are keys wherever a map of a level is asked

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Cell cell && x == cell.x && y == cell.y;
    }

    @Override
    public int hashCode() {
        return 31 * y + x;
    }

    /** Written {@code x,y}. */
    @Override
    public String toString() {
        return x + "," + y;
    }
}
