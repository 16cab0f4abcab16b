package org.woodgrain.rules.encounters;

import java.util.Set;

/**
 * Where a wandering monster is met.
 *
 * @param depth level of the dungeon, 1 or more
 * @param party how many adventurers there are, hirelings counted
 * @param tags of the place: {@code pool}, {@code sea}, {@code sky}, {@code special}
 */
public record Surroundings(int depth, int party, Set<String> tags) {
    public Surroundings {
        tags = Set.copyOf(tags);
    }
}
