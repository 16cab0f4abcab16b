package org.woodgrain.atlas;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Treasure set by the key.
 *
 * @param where where it lies, as told when found: "in an iron-bound chest"
 * @param coins dice or numbers by coin, such as {@code gp: 2d6x10}
 * @param gems number of gems, as dice
 * @param jewelry number of pieces, as dice
 * @param items things by id of the equipment or magic tables
 * @param valuables named things and their worth in gold pieces
 * @param hidden how it is hidden: {@code none}, {@code invisible}, {@code secret}, {@code under-floor},
 *     {@code false-bottom}
 * @param trap {@code none}, {@code needle}, {@code gas}
 * @param locked whether its container is locked
 */
public record KeyedHoard(
        String where,
        Map<String, String> coins,
        String gems,
        String jewelry,
        List<String> items,
        Map<String, Integer> valuables,
        String hidden,
        String trap,
        boolean locked) {

    public KeyedHoard {
        coins = Collections.unmodifiableMap(new TreeMap<>(coins));
        valuables = Collections.unmodifiableMap(new TreeMap<>(valuables));
        items = List.copyOf(items);
    }
}
