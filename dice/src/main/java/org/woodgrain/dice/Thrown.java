package org.woodgrain.dice;

/**
 * One die that fell.
 *
 * @param stream what it was thrown for
 * @param sides its faces
 * @param face what it showed
 */
public record Thrown(DiceStream stream, int sides, int face) {}
