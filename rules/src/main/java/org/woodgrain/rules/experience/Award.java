package org.woodgrain.rules.experience;

import java.util.List;
import org.woodgrain.rules.Rule;

/** Dividing what was earned. */
public final class Award {
    private Award() {}

    /**
     * One exact part of points among survivors, of whom some count half.
     *
     * @param half whether the part is that of one who counts half
     */
    @Rule("XP-13")
    public static Points share(Points all, int full, int halves, boolean half) {
        return all.times(half ? 1 : 2, 2L * full + halves);
    }

    /** Points measured against the level of him who earned them, never above one for one. */
    @Rule({"XP-07", "XP-09"})
    public static Points relative(Points share, int opposition, int level) {
        return share.times(Math.min(opposition, level), level);
    }

    /**
     * What one survivor earns of all prizes, exactly: his share, then the ratio of each prize, then the percentage of his
     * prime requisite.
     */
    @Rule({"XP-07", "XP-10", "XP-11", "XP-13"})
    public static Points earned(List<Prize> prizes, int full, int halves, boolean half, int level, int percent) {
        Points sum = Points.ZERO;
        for (Prize prize : prizes) {
            sum = sum.plus(relative(share(prize.points(), full, halves, half), prize.opposition(), level));
        }
        return sum.times(100L + percent, 100);
    }
}
