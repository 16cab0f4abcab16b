package org.woodgrain.rules.equipment;

/** The price and weight list and the tables of arms. */
public record EquipmentTables() {}
