package org.woodgrain.rules.treasure;

/** Dungeon treasure, treasure types, gems, jewelry and magic determination. */
public record TreasureTables() {}
