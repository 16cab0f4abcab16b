package org.woodgrain.rules.encounters;

import java.util.List;

/**
 * A monster that stands on no table and belongs to certain surroundings (EN-17).
 *
 * @param name as printed
 * @param members monster ids
 * @param surroundings where it may be met: "water edge", "any"
 */
public record Other(String name, List<String> members, String surroundings) {
    public Other {
        members = List.copyOf(members);
    }
}
