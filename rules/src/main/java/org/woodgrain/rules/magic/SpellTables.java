package org.woodgrain.rules.magic;

/** Spells, spell lists and the turning table. */
public record SpellTables() {}
