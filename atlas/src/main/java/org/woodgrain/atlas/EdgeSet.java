package org.woodgrain.atlas;

import java.util.AbstractSet;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Edges that never change, in their natural order, kept as a grid: sight and every step ask for the walls about them. */
final class EdgeSet extends AbstractSet<Edge> {
    private final List<Edge> inOrder;
    private final EdgeGrid<Edge> grid;

    private EdgeSet(Collection<Edge> edges) {
        inOrder = List.copyOf(new TreeSet<>(edges));
        grid = new EdgeGrid<>(inOrder);
        for (Edge edge : inOrder) {
            grid.put(edge, edge);
        }
    }

    /** The same edges, each once. */
    static EdgeSet of(Collection<Edge> edges) {
        return edges instanceof EdgeSet already ? already : new EdgeSet(edges);
    }

    @Override
    public boolean contains(@Nullable Object other) {
        return other instanceof Edge edge
                && grid.get(edge.cell().x(), edge.cell().y(), edge.side()) != null;
    }

    /** Whether the edge on one side of a cell is among them. */
    boolean contains(int x, int y, Direction side) {
        return grid.get(x, y, side) != null;
    }

    @Override
    public int size() {
        return inOrder.size();
    }

    @Override
    public Iterator<Edge> iterator() {
        return inOrder.iterator();
    }
}
