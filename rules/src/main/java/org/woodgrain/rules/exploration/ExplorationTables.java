package org.woodgrain.rules.exploration;

/** The tables of doors and the underworld. */
public record ExplorationTables() {}
