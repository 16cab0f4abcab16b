package org.woodgrain.rules.melee;

/** What the fighters do. The campaign answers from orders and the referee's tactics, the lab from tactics alone. */
public interface Conduct {
    /** No target: the fighter does not attack. */
    int NOBODY = -1;

    /** A round opens: what was declared is known, and nobody has acted. */
    default void open(Fight fight) {}

    /** Both sides threw the same, and dexterity decides: the time to throw for those whose score is not known. */
    default void tie(Fight fight) {}

    /** A side begins to act: the time for morale and movement. */
    default void begin(Fight fight, int side) {}

    /** At whom a fighter sends a missile off now; {@link #NOBODY} if at no one. */
    default int missileTarget(Fight fight, int who) {
        return NOBODY;
    }

    /** Whether anybody may do anything else than attack. */
    default boolean hasActs() {
        return true;
    }

    /** A fighter casts his spell, or does something else that is no attack. */
    default void act(Fight fight, int who) {}

    /** Whether a fighter attacks twice in this round, with all his blows or a missile each time. */
    default boolean twice(Fight fight, int who) {
        return false;
    }

    /** Whom a fighter strikes now; {@link #NOBODY} if no one. */
    int meleeTarget(Fight fight, int who);
}
