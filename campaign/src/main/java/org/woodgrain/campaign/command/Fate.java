package org.woodgrain.campaign.command;

/** What becomes of monsters at the company's mercy. */
public enum Fate {
    /** Disarmed and let go. */
    RELEASE,
    /** Led along as captives: bound, or obedient if they were subdued. */
    BIND,
    /** Put to death. */
    SLAY
}
