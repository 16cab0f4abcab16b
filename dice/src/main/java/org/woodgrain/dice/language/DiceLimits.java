package org.woodgrain.dice.language;

/**
 * How much one expression may ask for.
 *
 * @param dice in the whole expression
 * @param faces of one die
 * @param nesting of parentheses
 * @param length in characters
 */
public record DiceLimits(int dice, int faces, int nesting, int length) {
    public static final DiceLimits USUAL = new DiceLimits(1_000, 1_000_000, 200, 4_000);

    /** The most dice in one chain of an explosion, and the most throws of one die that is thrown again. */
    public static final int CHAIN = 100;
}
