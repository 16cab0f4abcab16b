package org.woodgrain.book.land;

/** The six classes in which troops fight. */
public enum MassClass {
    LIGHT_FOOT,
    HEAVY_FOOT,
    ARMORED_FOOT,
    LIGHT_HORSE,
    MEDIUM_HORSE,
    HEAVY_HORSE
}
