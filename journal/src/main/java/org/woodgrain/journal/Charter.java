package org.woodgrain.journal;

import java.time.Instant;
import java.util.List;

/**
 * What a campaign is founded on, apart from its events.
 *
 * @param id of the campaign
 * @param name as shown
 * @param created when
 * @param levels names of the kept texts that hold its maps, from the top down
 * @param secret what its dice are drawn from, in hex; never leaves the referee's side before it is revealed
 */
public record Charter(String id, String name, Instant created, List<String> levels, String secret) {
    public Charter {
        levels = List.copyOf(levels);
    }

    /** Leaves the secret out. */
    @Override
    public String toString() {
        return "Charter[" + id + ", " + name + ", " + created + ", " + levels.size() + " levels]";
    }
}
