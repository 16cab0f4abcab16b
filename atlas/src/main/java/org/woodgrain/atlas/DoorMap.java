package org.woodgrain.atlas;

import java.util.AbstractMap;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Doors by edge that never change, in the order of their edges, kept as a grid too. */
final class DoorMap extends AbstractMap<Edge, Door> {
    private final Map<Edge, Door> inOrder;
    private final EdgeGrid<Door> grid;

    private DoorMap(Map<Edge, Door> doors) {
        inOrder = Collections.unmodifiableMap(new LinkedHashMap<>(new TreeMap<>(doors)));
        grid = new EdgeGrid<>(inOrder.keySet());
        inOrder.forEach(grid::put);
    }

    /** The same doors. */
    static DoorMap of(Map<Edge, Door> doors) {
        return doors instanceof DoorMap already ? already : new DoorMap(doors);
    }

    /** The door on one side of a cell; null if there is none. */
    @Nullable Door at(int x, int y, Direction side) {
        return grid.get(x, y, side);
    }

    @Override
    public @Nullable Door get(@Nullable Object key) {
        return key instanceof Edge edge ? at(edge.cell().x(), edge.cell().y(), edge.side()) : null;
    }

    @Override
    public boolean containsKey(@Nullable Object key) {
        return get(key) != null;
    }

    @Override
    public Set<Entry<Edge, Door>> entrySet() {
        return inOrder.entrySet();
    }
}
