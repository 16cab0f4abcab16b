package org.woodgrain.campaign.state;

import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;
import org.woodgrain.rules.equipment.ItemId;

/**
 * What wizards of the company have made.
 *
 * @param made things of their making
 */
public record Workshop(SortedSet<ItemId> made) {
    public static final Workshop NONE = new Workshop(new TreeSet<>());

    public Workshop {
        made = Collections.unmodifiableSortedSet(new TreeSet<>(made));
    }

    public Workshop withMade(SortedSet<ItemId> now) {
        return new Workshop(now);
    }
}
