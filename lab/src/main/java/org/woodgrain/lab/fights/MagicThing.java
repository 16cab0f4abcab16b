package org.woodgrain.lab.fights;

/**
 * A potion, a wand or another thing of magic.
 *
 * @param kind as things are kept: "MI-126"
 * @param label as told: "Wand of Fire Balls"
 */
public record MagicThing(String kind, String label) {}
