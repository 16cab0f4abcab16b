package org.woodgrain.atlas;

import java.util.Optional;

/**
 * A way into an area.
 *
 * @param inside the cell of the area
 * @param out the way one walks to leave by it
 * @param door what stands in it; empty where a passage simply opens
 */
public record Entry(Cell inside, Direction out, Optional<Door> door) {

    public Edge edge() {
        return new Edge(inside, out);
    }

    /** The cell just beyond. */
    public Cell outside() {
        return inside.step(out);
    }

    public boolean secret() {
        return door.isPresent() && door.get().kind() == Door.Kind.SECRET;
    }
}
