package org.woodgrain.campaign.command;

/** What becomes of monsters at the company's mercy. */
public enum Fate {
    /** Disarmed and let go. */
    RELEASE,
    /** Bound and left as captives. */
    BIND,
    /** Put to death. */
    SLAY
}
