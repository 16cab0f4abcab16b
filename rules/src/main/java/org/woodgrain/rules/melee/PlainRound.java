package org.woodgrain.rules.melee;

import java.util.Arrays;
import org.woodgrain.rules.Rule;

/**
 * The acting part of a round of the plainest fights, in which nothing but standing numbers counts, nobody watches and
 * everybody strikes whoever stands opposite: the same throws in the same order as {@link Round} makes, without its
 * questions. The lab fights by it.
 */
final class PlainRound {
    private static final int D20 = 20;
    private static final int BYTE = 0xff;

    private static final int[] NONE = {};

    /** A blow that the general engine must land. */
    private static final int UNUSUAL = 0;

    private final Fight fight;
    private final Ranks ranks;
    private final Blows blows;
    private final Faces faces;
    private final int size;
    private final int[] side;
    private final int[] hitPoints;
    private final int[] placeOf;
    private final int[] way;
    private final int[] rowStart;
    private final int[] rowEnd;
    private final boolean[] many;
    private final int[] need;
    /** For each form and target the damage, packed: what is added, the sides of a die, the number of dice. */
    private final int[] harm;

    private final int[] chosen;
    /** Whether a side acts in the order in which it marches. */
    private final boolean[] marching;

    /**
     * Makes rounds ready.
     *
     * @param used whether they will be fought; if not, nothing is worked out for them
     */
    PlainRound(Fight fight, Blows blows, Faces faces, boolean used) {
        Matchup m = fight.matchup;
        this.fight = fight;
        this.ranks = fight.ranks();
        this.blows = blows;
        this.faces = faces;
        this.size = m.size;
        this.side = m.side;
        this.hitPoints = fight.hitPoints;
        this.placeOf = ranks.placeOf;
        this.way = fight.way;
        this.rowStart = used ? rows(m.wayStart) : NONE;
        this.rowEnd = used ? rows(m.wayEnd) : NONE;
        this.many = new boolean[rowEnd.length];
        for (int i = 0; i < many.length; i++) {
            many[i] = rowEnd[i] > rowStart[i] + size;
        }
        this.need = used ? new int[m.need.length] : NONE;
        this.harm = used ? new int[m.need.length] : NONE;
        this.chosen = new int[m.size];
        this.marching = new boolean[] {Arrays.equals(m.acting[0], m.order[0]), Arrays.equals(m.acting[1], m.order[1])};
        for (int at = 0; at < need.length; at++) {
            need[at] = m.extremes ? Math.clamp(m.need[at], 2, D20) : m.need[at];
            harm[at] = packed(m, at / size, at);
        }
    }

    private int[] rows(int[] forms) {
        return Arrays.stream(forms).map(form -> form * size).toArray();
    }

    private static int packed(Matchup m, int form, int at) {
        int plus = m.plus[form] + m.dice[form] * m.dieBonus[at];
        boolean usual = m.harm[at] == Matchup.HARMS
                && m.times[form] == 1
                && m.dice[form] > 0
                && m.dice[form] < BYTE
                && m.sides[form] < BYTE
                && plus == (byte) plus;
        return usual ? (byte) plus << 16 | m.sides[form] << 8 | m.dice[form] : UNUSUAL;
    }

    /** Whether a fight of these sides, so watched and so conducted, is as plain as this. */
    static boolean suits(Matchup m, Recorder recorder, Conduct conduct) {
        return m.simple
                && recorder.silent()
                && conduct == Nearest.FOE
                && !m.anyLate
                && !m.anyMissile[0]
                && !m.anyMissile[1]
                && !m.crowded
                && m.allFit;
    }

    /** All of one side act, those behind the front rank in vain. */
    void side(int which) {
        ranks.drawUp(which);
        if (!fight.inReach()) {
            return;
        }
        int other = 1 - which;
        int[] opposite = ranks.front[other];
        if (marching[which]) {
            int[] line = ranks.front[which];
            int count = ranks.size[which];
            for (int i = 0; i < count; i++) {
                int width = ranks.size[other];
                if (width == 0) {
                    return;
                }
                attack(which, line[i], opposite[i < width ? i : i % width]);
            }
            return;
        }
        int[] line = ranks.standing[which];
        int count = ranks.count[which];
        for (int i = 0; i < count; i++) {
            int who = line[i];
            int place = placeOf[who];
            int width = ranks.size[other];
            if (place >= 0 && width > 0) {
                attack(which, who, opposite[place % width]);
            }
        }
    }

    /** Both sides act by dexterity; those of the same dexterity choose before any of them strikes. */
    @Rule("CH-24")
    void together() {
        ranks.drawUp(0);
        ranks.drawUp(1);
        if (!fight.inReach()) {
            return;
        }
        int[] order = fight.byDexterity;
        int[] quickness = fight.dexterity;
        int from = 0;
        while (from < size) {
            int to = from;
            int score = quickness[order[from]];
            while (to < size && quickness[order[to]] == score) {
                chosen[to] = opposite(order[to]);
                to++;
            }
            for (int i = from; i < to; i++) {
                if (chosen[i] != Conduct.NOBODY) {
                    moment(order[i], chosen[i]);
                }
            }
            from = to;
        }
    }

    private int opposite(int who) {
        int other = 1 - side[who];
        int place = placeOf[who];
        int width = ranks.size[other];
        return place < 0 || width == 0 ? Conduct.NOBODY : ranks.front[other][place % width];
    }

    private void moment(int who, int first) {
        int target = first;
        if (fight.out(first) && !fight.out(who)) {
            int another = opposite(who);
            target = another == Conduct.NOBODY ? first : another;
        }
        if (hitPoints[target] > 0) {
            attack(side[who], who, target);
        }
    }

    private void attack(int which, int who, int target) {
        int drawn = way[who];
        int at = rowStart[drawn] + target;
        if (faces.roll(which, D20) >= need[at]) {
            land(which, who, target, at);
        }
        if (many[drawn]) {
            further(which, who, target, rowEnd[drawn] + target);
        }
    }

    private void further(int which, int who, int target, int end) {
        for (int at = rowStart[way[who]] + target + size; at < end && hitPoints[target] > 0; at += size) {
            if (faces.roll(which, D20) >= need[at]) {
                land(which, who, target, at);
            }
        }
    }

    private void land(int which, int who, int target, int at) {
        int packed = harm[at];
        if (packed == UNUSUAL) {
            blows.land(who, at / size, target, 0);
            return;
        }
        int sides = packed >> 8 & BYTE;
        int points = (packed >> 16) + faces.roll(which, sides);
        for (int dice = packed & BYTE; dice > 1; dice--) {
            points += faces.roll(which, sides);
        }
        int left = hitPoints[target] - Math.max(1, points);
        hitPoints[target] = left;
        if (left <= 0) {
            fight.leave(target);
        }
    }
}
