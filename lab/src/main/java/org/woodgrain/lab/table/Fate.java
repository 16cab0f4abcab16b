package org.woodgrain.lab.table;

/** What had become of somebody when a fight was over. */
public enum Fate {
    STANDING,
    /** Asleep, held, paralysed or the like. */
    HELPLESS,
    /** Dead, or turned to stone, or nothing left of him. */
    DEAD,
    FLED,
    /** Surrendered, charmed or carried off. */
    TAKEN
}
