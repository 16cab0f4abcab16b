package org.woodgrain.rules.encounters;

/**
 * Some monsters of one kind that come together.
 *
 * @param monster id in the monster table
 * @param number how many, at least 1
 */
public record Band(String monster, int number) {}
