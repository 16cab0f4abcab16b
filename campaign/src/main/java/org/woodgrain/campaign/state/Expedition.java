package org.woodgrain.campaign.state;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What the present expedition has earned so far (XP-15).
 *
 * @param members who set out
 * @param defeated monsters killed, captured or slept and slain, by monster id
 * @param firstDay the day it began
 * @param begunWith worth in copper pieces of what each member carried when they set out, treasure being what came after
 */
public record Expedition(
        List<CharacterId> members,
        SortedMap<String, Integer> defeated,
        int firstDay,
        SortedMap<CharacterId, Integer> begunWith) {
    public Expedition {
        members = List.copyOf(members);
        defeated = Collections.unmodifiableSortedMap(new TreeMap<>(defeated));
        begunWith = Collections.unmodifiableSortedMap(new TreeMap<>(begunWith));
    }
}
