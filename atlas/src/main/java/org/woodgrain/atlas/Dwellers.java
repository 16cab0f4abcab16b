package org.woodgrain.atlas;

import java.util.List;

/**
 * A group that lives in a room.
 *
 * @param monster id in the monster table
 * @param number dice or a plain number: {@code 2d4}, {@code 3}
 * @param hitPoints of each, in order; empty to roll them
 * @param note for the referee
 */
public record Dwellers(String monster, String number, List<Integer> hitPoints, String note) {
    public Dwellers {
        hitPoints = List.copyOf(hitPoints);
    }
}
