package org.woodgrain.lab.fights;

/**
 * The courage of one side when a fight begins.
 *
 * @param strength how many they were at first
 * @param anySlain whether one of them is dead already
 * @param leaderLost whether their leader is out of it already
 * @param passed checks of morale that they have passed
 * @param taken causes that have been tried, as bits
 * @param spirits added to their throws, or to their rating, for spells and daylight
 * @param atHome whether they fight where they live
 * @param way whether there is a way out for them
 * @param waver the round in which they hold back; 0 if none
 * @param pressing whether they come on whatever their tactics would have
 */
public record Heart(
        int strength,
        boolean anySlain,
        boolean leaderLost,
        int passed,
        int taken,
        int spirits,
        boolean atHome,
        boolean way,
        int waver,
        boolean pressing) {
    /** So many in the open who have not fought yet. */
    static Heart fresh(int strength) {
        return new Heart(strength, false, false, 0, 0, 0, false, true, 0, false);
    }
}
