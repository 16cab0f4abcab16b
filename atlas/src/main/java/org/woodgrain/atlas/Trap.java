package org.woodgrain.atlas;

import java.util.List;

/**
 * A trap of the place; traps of chests belong to the hoard.
 *
 * @param id unique on the level
 * @param kind what it is
 * @param cells where stepping may spring it, and whom it takes
 * @param depth feet of a pit, or 0
 * @param damage dice such as {@code 1d6}; empty if the kind says all
 * @param resets whether it can spring again
 * @param soft whether whoever falls lands in water ten feet deep or on something that yields (HZ-12)
 * @param note what it looks like, in a few words
 */
public record Trap(
        String id, Kind kind, List<Cell> cells, int depth, String damage, boolean resets, boolean soft, String note) {

    /** What a trap does. */
    public enum Kind {
        PIT,
        DARTS,
        FALLING_BLOCK,
        GAS,
        SPEARS,
        ALARM,
        OTHER
    }

    public Trap {
        cells = List.copyOf(cells);
    }
}
