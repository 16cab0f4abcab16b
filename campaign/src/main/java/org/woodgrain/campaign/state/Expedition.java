package org.woodgrain.campaign.state;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.woodgrain.atlas.Edge;

/**
 * What the present expedition has earned so far (XP-15), and how long it has lasted.
 *
 * @param members who set out
 * @param defeated monsters killed, captured or slept and slain, by monster id
 * @param firstDay the day it began
 * @param begunWith worth in copper pieces of what each member carried when they set out, treasure being what came after
 * @param turns whole turns since it began
 * @param guards members posted at doors, who listen there until the company moves on (UX-21)
 * @param noisy whether something loud was done since the last check for wanderers (HZ-26)
 */
public record Expedition(
        List<CharacterId> members,
        SortedMap<String, Integer> defeated,
        int firstDay,
        SortedMap<CharacterId, Integer> begunWith,
        int turns,
        SortedMap<CharacterId, Edge> guards,
        boolean noisy) {
    public Expedition {
        members = List.copyOf(members);
        defeated = Collections.unmodifiableSortedMap(new TreeMap<>(defeated));
        begunWith = Collections.unmodifiableSortedMap(new TreeMap<>(begunWith));
        guards = Collections.unmodifiableSortedMap(new TreeMap<>(guards));
    }

    /** An expedition that sets out. */
    public Expedition(
            List<CharacterId> members,
            SortedMap<String, Integer> defeated,
            int firstDay,
            SortedMap<CharacterId, Integer> begunWith) {
        this(members, defeated, firstDay, begunWith, 0, new TreeMap<>(), false);
    }

    /** The number of the present turn, from 1. */
    public int turn() {
        return turns + 1;
    }

    public Expedition withDefeated(SortedMap<String, Integer> now) {
        return new Expedition(members, now, firstDay, begunWith, turns, guards, noisy);
    }

    public Expedition withTurns(int now) {
        return new Expedition(members, defeated, firstDay, begunWith, now, guards, noisy);
    }

    public Expedition withNoisy(boolean now) {
        return new Expedition(members, defeated, firstDay, begunWith, turns, guards, now);
    }

    public Expedition withGuards(SortedMap<CharacterId, Edge> now) {
        return new Expedition(members, defeated, firstDay, begunWith, turns, now, noisy);
    }
}
