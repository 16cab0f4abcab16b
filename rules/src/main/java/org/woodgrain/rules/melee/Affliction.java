package org.woodgrain.rules.melee;

/** Something that a blow leaves behind besides wounds. */
public enum Affliction {
    /** Cannot act, for so many turns. */
    PARALYSED,
    /** Dies at the end of the round. */
    POISONED,
    /** A spell has taken the harm out of the poison, and is used up. */
    POISON_WITHSTOOD,
    /** Dies after so many turns, at half speed until then. */
    SLOWLY_POISONED,
    /** Half speed, no attack and no spell for ten days. */
    SICK,
    /** Bedridden for so many days. */
    FEVER,
    /** Dies of a fever in so many days. */
    DEADLY_FEVER,
    ROT,
    STONE,
    /** Something is fastened to him. */
    ATTACHED,
    /** In the coils of something. */
    CONSTRICTED,
    /** Drawn into the flames of something that holds him. */
    GRIPPED,
    /** Held in a web for so many rounds. */
    WEBBED,
    /** Green slime sticks to him. */
    SLIMED,
    /** Inside the one that swallowed him. */
    SWALLOWED,
    /** So many points of strength are gone for some turns. */
    WEAKENED,
    /** Has breathed deadly spores, and dies in so many rounds. */
    CHOKING,
    /** What he wears is being eaten away, for so many rounds. */
    CORRODED,
    /** The weapon with which he struck is being eaten away, for so many rounds. */
    WEAPON_CORRODED,
    /** His weapon flies out of his hand. */
    DISARMED,
    /** Drawn up to the mouth. */
    PULLED,
    /** Blistered: 2 less to hit for a day. */
    BLISTERED
}
