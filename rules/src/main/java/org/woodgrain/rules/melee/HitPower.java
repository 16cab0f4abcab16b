package org.woodgrain.rules.melee;

/** What more a hit does. One instance serves every creature that has the power with the same figures. */
public interface HitPower {
    /** Takes the place of the damage thrown. */
    int NO_CHANGE = -1;

    /** The damage that the hit does instead of what would be thrown; {@link #NO_CHANGE} to throw. */
    default int instead(Blows blows, int attacker, int target, int form) {
        return NO_CHANGE;
    }

    /** Whether it acts by itself, without a throw, on one that it holds already. */
    default boolean holding() {
        return false;
    }

    /** Acts in a later round on one that is held. */
    default void held(Blows blows, int attacker, int victim) {}

    /**
     * Acts after the damage was taken off, if the target lives.
     *
     * @param natural the throw to hit as it fell; 0 if none was thrown
     */
    default void after(Blows blows, int attacker, int target, int form, int natural) {}
}
