package org.woodgrain.rules.monsters;

/** Every monster, by id. */
public record Bestiary() {}
