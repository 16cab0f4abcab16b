package org.woodgrain.book.land;

/** How troops are armoured against missiles. */
public enum ArmorGroup {
    UNARMORED,
    HALF_ARMOR_OR_SHIELD,
    FULLY_ARMORED
}
