package org.woodgrain.campaign.state;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.woodgrain.atlas.Edge;

/**
 * What the present expedition has earned so far (XP-15), and how long it has lasted.
 *
 * @param members who set out
 * @param earnings what experience is given for
 * @param firstDay the day it began
 * @param packed worth of the treasure that beasts and vehicles carried at the start, in copper pieces
 * @param turns whole turns since it began
 * @param guards members posted at doors, who listen there until the company moves on (UX-21)
 * @param noisy whether something loud was done since the last check for wanderers (HZ-26)
 */
public record Expedition(
        List<CharacterId> members,
        Earnings earnings,
        int firstDay,
        int packed,
        int turns,
        SortedMap<CharacterId, Edge> guards,
        boolean noisy) {
    public Expedition {
        members = List.copyOf(members);
        guards = FlatMap.of(guards);
    }

    /** An expedition that sets out. */
    public Expedition(List<CharacterId> members, Earnings earnings, int firstDay, int packed) {
        this(members, earnings, firstDay, packed, 0, new TreeMap<>(), false);
    }

    /** The number of the present turn, from 1. */
    public int turn() {
        return turns + 1;
    }

    public Expedition withEarnings(Earnings now) {
        return new Expedition(members, now, firstDay, packed, turns, guards, noisy);
    }

    public Expedition withTurns(int now) {
        return new Expedition(members, earnings, firstDay, packed, now, guards, noisy);
    }

    public Expedition withNoisy(boolean now) {
        return new Expedition(members, earnings, firstDay, packed, turns, guards, now);
    }

    public Expedition withGuards(SortedMap<CharacterId, Edge> now) {
        return new Expedition(members, earnings, firstDay, packed, turns, now, noisy);
    }
}
