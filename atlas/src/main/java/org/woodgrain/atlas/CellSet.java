package org.woodgrain.atlas;

import java.util.AbstractSet;
import java.util.BitSet;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Cells that never change, in their natural order, kept as a grid: every step and every look asks whether a cell is
 * among them.
 */
final class CellSet extends AbstractSet<Cell> {
    private final int left;
    private final int top;
    private final int width;
    private final int height;
    private final BitSet grid;
    /** The cells in order; whoever reads through them first makes them. */
    private @Nullable List<Cell> row;

    private CellSet(int left, int top, int width, int height, Collection<Cell> cells) {
        this(left, top, width, height, new BitSet(width * height));
        for (Cell cell : cells) {
            grid.set(place(cell.x(), cell.y()));
        }
    }

    private CellSet(int left, int top, int width, int height, BitSet grid) {
        this.left = left;
        this.top = top;
        this.width = width;
        this.height = height;
        this.grid = grid;
    }

    /** The cells of a square that answer to something. */
    static CellSet of(int left, int top, int side, CellTest among) {
        BitSet grid = new BitSet(side * side);
        for (int y = 0; y < side; y++) {
            for (int x = 0; x < side; x++) {
                if (among.test(left + x, top + y)) {
                    grid.set(y * side + x);
                }
            }
        }
        return new CellSet(left, top, side, side, grid);
    }

    /** What is asked of a cell. */
    @FunctionalInterface
    interface CellTest {
        boolean test(int x, int y);
    }

    /** The same cells, each once. */
    static CellSet of(Collection<Cell> cells) {
        if (cells instanceof CellSet already) {
            return already;
        }
        int left = cells.stream().mapToInt(Cell::x).min().orElse(0);
        int top = cells.stream().mapToInt(Cell::y).min().orElse(0);
        int right = cells.stream().mapToInt(Cell::x).max().orElse(-1);
        int bottom = cells.stream().mapToInt(Cell::y).max().orElse(-1);
        return new CellSet(left, top, right - left + 1, bottom - top + 1, cells);
    }

    /** The number of a cell in the grid, which must lie within it. */
    int place(int x, int y) {
        return (y - top) * width + x - left;
    }

    /** Whether the grid reaches as far as a cell. */
    boolean within(int x, int y) {
        return x >= left && x - left < width && y >= top && y - top < height;
    }

    /** How many cells the grid has room for. */
    int places() {
        return width * height;
    }

    @Override
    public boolean contains(@Nullable Object other) {
        return other instanceof Cell cell && contains(cell.x(), cell.y());
    }

    boolean contains(int x, int y) {
        return within(x, y) && grid.get(place(x, y));
    }

    @Override
    public int size() {
        return grid.cardinality();
    }

    @Override
    public Iterator<Cell> iterator() {
        List<Cell> cells = row;
        if (cells == null) {
            cells = List.of(inOrder());
            row = cells;
        }
        return cells.iterator();
    }

    private Cell[] inOrder() {
        Cell[] cells = new Cell[size()];
        int place = grid.nextSetBit(0);
        for (int i = 0; i < cells.length; i++) {
            cells[i] = new Cell(left + place % width, top + place / width);
            place = grid.nextSetBit(place + 1);
        }
        return cells;
    }
}
