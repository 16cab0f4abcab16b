package org.woodgrain.rules.encounters;

import org.woodgrain.rules.Formula;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.SpanTable;

/**
 * A line of a monster table.
 *
 * @param name as printed: "Giant Beetles"
 * @param members monster ids by a further die; one line if the entry is no family (EN-15)
 * @param base how many come before the party and the level change it (EN-18)
 */
public record Entry(String name, @Rule("EN-15") SpanTable<String> members, Formula base) {}
