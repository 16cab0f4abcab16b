package org.woodgrain.rules.treasure;

import org.woodgrain.rules.Rule;

/** What things of magic are worth that are partly used up. */
public final class Worth {
    /** Gold pieces for each wish that is left in a sword. */
    public static final int WISH = 10_000;

    private Worth() {}

    /**
     * A wand or staff, in the coin of what a full one is worth; fractions are lost.
     *
     * @param worth of a full one
     */
    @Rule("TR-33")
    public static int charged(int worth, int left, int full) {
        return (int) ((long) worth * Math.max(0, left) / full);
    }

    /**
     * A sword with wishes, in gold pieces.
     *
     * @param plain worth of the sword without any
     */
    @Rule("TR-33")
    public static int wishing(int plain, int wishes) {
        return plain + WISH * Math.max(0, wishes);
    }
}
