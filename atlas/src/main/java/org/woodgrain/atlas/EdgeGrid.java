package org.woodgrain.atlas;

import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** One thing for each of some edges, found by the cell on either side without naming the edge. */
final class EdgeGrid<T> {
    private final int left;
    private final int top;
    private final int width;
    private final int height;
    private final @Nullable Object[] grid;

    /** An empty one that reaches as far as these edges. */
    EdgeGrid(Collection<Edge> edges) {
        int west = Integer.MAX_VALUE;
        int north = Integer.MAX_VALUE;
        int east = Integer.MIN_VALUE;
        int south = Integer.MIN_VALUE;
        for (Edge edge : edges) {
            west = Math.min(west, edge.cell().x());
            east = Math.max(east, edge.cell().x());
            north = Math.min(north, edge.cell().y());
            south = Math.max(south, edge.cell().y());
        }
        left = west;
        top = north;
        width = edges.isEmpty() ? 0 : east - west + 1;
        height = edges.isEmpty() ? 0 : south - north + 1;
        grid = new Object[2 * width * height];
    }

    void put(Edge edge, T thing) {
        grid[place(edge.cell().x() - left, edge.cell().y() - top, edge.side())] = thing;
    }

    /** What belongs to the edge on one side of a cell; null if nothing does. */
    @SuppressWarnings("unchecked") // only put writes
    @Nullable T get(int x, int y, Direction side) {
        int column = x - left + (side == Direction.EAST ? 1 : 0);
        int row = y - top + (side == Direction.SOUTH ? 1 : 0);
        return column >= 0 && column < width && row >= 0 && row < height ? (T) grid[place(column, row, side)] : null;
    }

    private int place(int column, int row, Direction side) {
        boolean upright = side == Direction.WEST || side == Direction.EAST;
        return 2 * (row * width + column) + (upright ? 1 : 0);
    }
}
