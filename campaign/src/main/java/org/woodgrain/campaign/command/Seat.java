package org.woodgrain.campaign.command;

/** Who gives an order or looks on.  */
public sealed interface Seat {
    /** Sees all and may overrule. */
    record Referee() implements Seat {}

    /** The players of the company, speaking through their caller (EX-02). */
    record Company() implements Seat {}

    /** Whether this seat may know everything. */
    default boolean seesAll() {
        return this instanceof Referee;
    }
}
