package org.woodgrain.atlas;

import java.util.AbstractSet;
import java.util.BitSet;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
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
    private final int size;
    private final BitSet grid;

    private CellSet(int left, int top, int width, int height, Collection<Cell> cells) {
        this.left = left;
        this.top = top;
        this.width = width;
        this.height = height;
        this.grid = new BitSet(width * height);
        for (Cell cell : cells) {
            grid.set(place(cell.x(), cell.y()));
        }
        this.size = grid.cardinality();
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

    private int place(int x, int y) {
        return (y - top) * width + x - left;
    }

    @Override
    public boolean contains(@Nullable Object other) {
        return other instanceof Cell cell && contains(cell.x(), cell.y());
    }

    boolean contains(int x, int y) {
        return x >= left && x - left < width && y >= top && y - top < height && grid.get(place(x, y));
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public Iterator<Cell> iterator() {
        return new Iterator<>() {
            private int next = grid.nextSetBit(0);

            @Override
            public boolean hasNext() {
                return next >= 0;
            }

            @Override
            public Cell next() {
                if (next < 0) {
                    throw new NoSuchElementException();
                }
                Cell cell = new Cell(left + next % width, top + next / width);
                next = grid.nextSetBit(next + 1);
                return cell;
            }
        };
    }
}
