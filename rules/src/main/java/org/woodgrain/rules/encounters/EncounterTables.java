package org.woodgrain.rules.encounters;

/** The level matrix and monster tables, reactions and morale. */
public record EncounterTables() {}
