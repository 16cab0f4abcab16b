package org.woodgrain.rules.melee;

/** On what a fighter stands, for creatures whose blows depend on it. */
public enum Stance {
    /** Earth, stone or a floor. */
    GROUND,
    /** Nothing: he flies or hovers. */
    AIR,
    /** Wading or swimming in open water. */
    WATER
}
