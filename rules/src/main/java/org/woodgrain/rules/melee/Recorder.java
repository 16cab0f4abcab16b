package org.woodgrain.rules.melee;

import org.woodgrain.rules.combat.Danger;

/**
 * Told of every throw of a fight and what came of it; fighters and forms are named by their numbers in the
 * {@link Matchup}.
 *
 * <p>{@link #thrown} is told of every die as it falls, and then one of the others of what the dice were for.
 */
public interface Recorder {
    /** Nobody writes anything down. */
    Recorder NONE = new Recorder() {
        @Override
        public boolean silent() {
            return true;
        }
    };

    /** Whether nothing of what it is told is kept, so that the commonest news need not be told. */
    default boolean silent() {
        return false;
    }

    default void thrown(int sides, int face) {}

    /** Each side threw for the right to act first. */
    default void initiative(int company, int foes) {}

    /** Each who can act threw for himself; the die of one who cannot is 0, and with the dice stands what they come to. */
    default void initiative(int[] dice, int[] thrown) {}

    /** A throw to hit; {@code natural} is 0 where none was needed. */
    default void blow(int attacker, int target, int form, int need, int natural, boolean hit) {}

    /** A throw to hit with something that is no blow: a spray, a web. */
    default void touched(int attacker, int target, int need, int natural, boolean hit) {}

    /** What a hit took, and what is left. */
    default void harm(int attacker, int target, int form, int points, int left) {}

    /** A blow not meant to kill has bruised somebody, by so many points in all. */
    default void bruised(int who, int by, int all) {}

    /** Somebody gives himself up, for it could have been his death. */
    default void yielded(int who, int by) {}

    /** Points lost otherwise: coils, a bloodsucker, a burn. */
    default void suffered(int who, int by, String cause, int points, int left) {}

    default void save(int who, Danger danger, int need, int natural, boolean made) {}

    default void afflicted(int who, int by, Affliction what, int amount) {}

    /** The recorder does not know how many hit points somebody has left. */
    int UNTOLD = -1;

    /** Levels are taken from one who survives it; the answer is his hit points then, or {@link #UNTOLD}. */
    default int drained(int who, int by, int levels) {
        return UNTOLD;
    }

    /**
     * A blow fell on the arm that holds the striker.
     *
     * @param gone whether the arm is lost
     * @param suffered what the arm that holds him now has suffered
     */
    default void armHurt(int who, int by, boolean gone, int suffered) {}

    /** One that held another in its coils has let go. */
    default void released(int holder, int victim) {}

    /** One that holds another in its coils was hurt, by so many points of one foe in all. */
    default void strained(int holder, int by, int points) {}

    /** Points come back. */
    default void regained(int who, int points, int now) {}

    /** Somebody is dead. */
    default void fell(int who, int by, String cause) {}

    /** Somebody has no hit points left but is not dead: he lies senseless. */
    default void senseless(int who, int by) {}

    /**
     * Somebody has no hit points left but may rise again; true if that is taken up, so that he lies there and is not
     * dead.
     */
    default boolean lies(int who, int by) {
        return false;
    }

    /** A blow parted a creature instead of harming it; {@code pieces} of it are new. */
    default void parted(int who, int by, int pieces) {}
}
