package org.woodgrain.rules.melee;

/** Everybody in reach strikes whoever stands opposite; the plain tactics of the lab. */
public final class Nearest implements Conduct {
    /** Needs no memory. */
    public static final Nearest FOE = new Nearest();

    private Nearest() {}

    @Override
    public boolean hasActs() {
        return false;
    }

    @Override
    public int meleeTarget(Fight fight, int who) {
        return nearest(fight, who);
    }

    /** The foe in front who stands nearest and has room about him; a helpless one only if no other is left. */
    public static int nearest(Fight fight, int who) {
        Ranks ranks = fight.ranks();
        int place = ranks.placeOf[who];
        if (place < 0 || !fight.inReach()) {
            return NOBODY;
        }
        int other = 1 - fight.matchup.side[who];
        int count = ranks.size[other];
        if (count > 0) {
            int[] rank = ranks.front[other];
            int at = place;
            while (at >= count) {
                at -= count;
            }
            if (!fight.matchup.crowded) {
                return rank[at];
            }
            for (int i = 0; i < count; i++) {
                if (fight.room(who, rank[at])) {
                    return rank[at];
                }
                at = at + 1 == count ? 0 : at + 1;
            }
        }
        return fight.able[other] == 0 ? helpless(fight, other) : NOBODY;
    }

    private static int helpless(Fight fight, int side) {
        for (int target : fight.matchup.order[side]) {
            if (!fight.out(target) && fight.helpless(target)) {
                return target;
            }
        }
        return NOBODY;
    }
}
