package org.woodgrain.rules.combat;

/** Attack matrices, saving throws and missile ranges. */
public record CombatTables() {}
