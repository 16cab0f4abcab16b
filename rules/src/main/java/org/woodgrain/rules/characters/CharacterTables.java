package org.woodgrain.rules.characters;

/** The tables of classes, levels and abilities. */
public record CharacterTables() {}
