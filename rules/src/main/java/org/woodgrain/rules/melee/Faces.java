package org.woodgrain.rules.melee;

/** Where the dice of a fight come from. */
@FunctionalInterface
public interface Faces {
    /**
     * Throws one die.
     *
     * @param side whose die it is: 0 the company's, 1 the foes'
     * @param sides faces, at least 1
     */
    int roll(int side, int sides);
}
