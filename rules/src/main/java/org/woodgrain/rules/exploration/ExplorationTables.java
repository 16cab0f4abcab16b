package org.woodgrain.rules.exploration;

import org.woodgrain.rules.SpanTable;

/**
 * The tables of exploring.
 *
 * @param openDoors chances in six to force a door, by strength (CD-08)
 * @param drowning chances to drown
 * @param winds throws for the wind
 */
public record ExplorationTables(SpanTable<Integer> openDoors, Drowning drowning, Winds winds) {}
