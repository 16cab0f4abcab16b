package org.woodgrain.rules.monsters;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.rules.RulesException;

/** Every monster, by id. */
public record Bestiary(Map<String, Monster> monsters) {
    /** No monsters. */
    public static final Bestiary EMPTY = new Bestiary(Map.of());

    public Bestiary {
        // in order, and found by their hash
        monsters = Collections.unmodifiableMap(new LinkedHashMap<>(new TreeMap<>(monsters)));
    }

    /**
     * A monster by id.
     *
     * @throws RulesException if there is none; ids come from tables that were checked
     */
    public Monster monster(String id) {
        return find(id).orElseThrow(() -> new RulesException("no monster \"" + id + "\""));
    }

    public Optional<Monster> find(String id) {
        return Optional.ofNullable(monsters.get(id));
    }
}
