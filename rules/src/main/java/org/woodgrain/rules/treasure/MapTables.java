package org.woodgrain.rules.treasure;

import org.woodgrain.rules.SpanTable;

/**
 * The tables of treasure maps.
 *
 * @param kind treasure, magic, or both (TR-04)
 * @param treasure what a treasure map leads to (TR-05)
 * @param magic what a magic map leads to (TR-06)
 * @param both what a combined map leads to (TR-08)
 */
public record MapTables(
        SpanTable<String> kind, SpanTable<String> treasure, SpanTable<String> magic, SpanTable<String> both) {}
