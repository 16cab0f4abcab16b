package org.woodgrain.atlas;

import java.util.AbstractSet;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.SortedSet;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Cells that never change, in their natural order, kept as a grid: every step and every look asks whether a cell is
 * among them.
 */
public final class CellSet extends AbstractSet<Cell> implements SortedSet<Cell> {
    private static final CellSet NONE = new CellSet(0, 0, 0, 0, List.of());

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
    public static CellSet of(Collection<Cell> cells) {
        if (cells instanceof CellSet already) {
            return already;
        }
        int left = Integer.MAX_VALUE;
        int top = Integer.MAX_VALUE;
        int right = Integer.MIN_VALUE;
        int bottom = Integer.MIN_VALUE;
        for (Cell cell : cells) {
            left = Math.min(left, cell.x());
            top = Math.min(top, cell.y());
            right = Math.max(right, cell.x());
            bottom = Math.max(bottom, cell.y());
        }
        return cells.isEmpty() ? NONE : new CellSet(left, top, right - left + 1, bottom - top + 1, cells);
    }

    /** The same with some more. */
    public CellSet with(Collection<Cell> more) {
        if (containsAll(more)) {
            return this;
        }
        if (isEmpty()) {
            return of(more);
        }
        CellSet added = of(more);
        int west = Math.min(left, added.left);
        int north = Math.min(top, added.top);
        int across = Math.max(left + width, added.left + added.width) - west;
        int down = Math.max(top + height, added.top + added.height) - north;
        CellSet both = new CellSet(west, north, across, down, new BitSet(across * down));
        both.take(this);
        both.take(added);
        return both;
    }

    /** Marks the cells of another, all of which this grid has room for; only while this one is being made. */
    private void take(CellSet other) {
        if (other.left == left && other.width == width && other.top == top) {
            grid.or(other.grid);
            return;
        }
        for (int at = other.grid.nextSetBit(0); at >= 0; at = other.grid.nextSetBit(at + 1)) {
            grid.set(place(other.left + at % other.width, other.top + at / other.width));
        }
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

    @Override
    public @Nullable Comparator<? super Cell> comparator() {
        return null;
    }

    @Override
    public SortedSet<Cell> subSet(Cell from, Cell to) {
        return among(cell -> cell.compareTo(from) >= 0 && cell.compareTo(to) < 0);
    }

    @Override
    public SortedSet<Cell> headSet(Cell to) {
        return among(cell -> cell.compareTo(to) < 0);
    }

    @Override
    public SortedSet<Cell> tailSet(Cell from) {
        return among(cell -> cell.compareTo(from) >= 0);
    }

    private SortedSet<Cell> among(Predicate<Cell> wanted) {
        return of(stream().filter(wanted).toList());
    }

    @Override
    public Cell first() {
        return iterator().next();
    }

    @Override
    public Cell last() {
        int place = grid.length() - 1;
        if (place < 0) {
            throw new NoSuchElementException();
        }
        return new Cell(left + place % width, top + place / width);
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
