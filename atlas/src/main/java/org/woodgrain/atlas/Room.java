package org.woodgrain.atlas;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * A room or cave with its key.
 *
 * @param id unique on the level
 * @param label the number on the map, such as {@code "7"}
 * @param name a short name, may be empty
 * @param cells the floor
 * @param sight what is seen on entering, read out to the players
 * @param note for the referee alone
 * @param sound a standing noise (UX-23); empty if none
 * @param tags such as {@code pool}, {@code special}, {@code windy}
 * @param keyed true if dwellers and treasure are settled by the key, even if there are none; false if the rules stock it
 * @param dwellers who lives there
 * @param hoards what lies there
 */
public record Room(
        String id,
        String label,
        String name,
        Set<Cell> cells,
        String sight,
        String note,
        String sound,
        Set<String> tags,
        boolean keyed,
        List<Dwellers> dwellers,
        List<KeyedHoard> hoards) {

    public Room {
        cells = CellSet.of(cells);
        tags = Collections.unmodifiableSet(new TreeSet<>(tags));
        dwellers = List.copyOf(dwellers);
        hoards = List.copyOf(hoards);
    }
}
