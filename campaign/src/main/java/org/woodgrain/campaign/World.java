package org.woodgrain.campaign;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.atlas.Level;
import org.woodgrain.rules.rulebook.Rulebook;

/**
 * What play does not change: the book and the maps.
 *
 * @param book the tables
 * @param levels dungeon levels by id
 */
public record World(Rulebook book, Map<String, Level> levels) {

    public World {
        levels = Collections.unmodifiableMap(new TreeMap<>(levels));
    }

    public Optional<Level> level(String id) {
        return Optional.ofNullable(levels.get(id));
    }

    /** The level where an expedition begins: the first at depth 1. */
    public Optional<Level> top() {
        return levels.values().stream().filter(level -> level.depth() == 1).findFirst();
    }
}
