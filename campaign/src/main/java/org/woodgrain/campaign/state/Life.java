package org.woodgrain.campaign.state;

/** Whether a character can act at all. */
public enum Life {
    LIVING,
    DEAD,
    STONE,
    /** Carried off, or left behind and not heard of. */
    LOST,
    /** Nothing is left of the body. */
    DUST
}
