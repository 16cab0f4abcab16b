package org.woodgrain.rules.equipment;

/** How a thing is carried. */
public enum Carried {
    /** Armour, helmet, clothes, rings. */
    WORN,
    /** In hand and ready: a weapon, a shield, a torch. */
    IN_HAND,
    /** Slung, sheathed or in a belt; ready within a round. */
    AT_HAND,
    /** In a pack or sack. */
    STOWED,
    /** Thrown or shot away in a fight that goes on, and lying about the field. */
    LYING
}
