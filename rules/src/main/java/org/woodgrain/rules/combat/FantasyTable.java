package org.woodgrain.rules.combat;

import java.util.Map;
import java.util.Optional;

/**
 * The table of the miniatures rules on which heroes and fantastic creatures fight each other: with two dice one drives back
 * at the number and kills above it, and both count as one hit.
 *
 * @param numbers by attacker and defender, as {@link #key} joins them
 */
public record FantasyTable(Map<String, Integer> numbers) {
    public FantasyTable {
        numbers = Map.copyOf(numbers);
    }

    /** The key of a pair of types, such as {@code hero} and {@code troll-ogre}. */
    public static String key(String attacker, String defender) {
        return attacker + "/" + defender;
    }

    /** The number that one type must reach against another on two dice; empty if the table does not tell. */
    public Optional<Integer> needed(String attacker, String defender) {
        return Optional.ofNullable(numbers.get(key(attacker, defender)));
    }
}
