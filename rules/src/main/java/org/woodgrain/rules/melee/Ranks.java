package org.woodgrain.rules.melee;

import org.woodgrain.rules.Rule;

/**
 * Who stands on each side, and who of them in front. Whoever falls leaves a gap at once; those behind step up when their
 * side next moves.
 */
public final class Ranks {
    private final Matchup m;
    private final Fight fight;
    /** Members of each side who are there and able, in the order in which they act. */
    final int[][] standing;

    final int[] count = new int[2];
    /** The front rank of each side. */
    final int[][] front;

    final int[] size = new int[2];
    /** Place of each fighter in his front rank; -1 behind it. */
    final int[] placeOf;
    /** Whether a side must be drawn up anew. */
    private final boolean[] disordered = {true, true};

    Ranks(Matchup matchup, Fight fight) {
        this.m = matchup;
        this.fight = fight;
        this.standing = new int[][] {new int[matchup.size], new int[matchup.size]};
        this.front = new int[][] {new int[matchup.size], new int[matchup.size]};
        this.placeOf = new int[matchup.size];
    }

    /** How many of a side stand in front. */
    public int size(int side) {
        return size[side];
    }

    /** The fighter at a place of the front rank. */
    public int at(int side, int place) {
        return front[side][place];
    }

    /** The place of somebody in his front rank; -1 behind it. */
    public int placeOf(int who) {
        return placeOf[who];
    }

    /** Whether somebody stands in the front rank. */
    public boolean inFront(int who) {
        return placeOf[who] >= 0;
    }

    /** How many of a side are there and able. */
    public int standing(int side) {
        return count[side];
    }

    /** An able member of a side by his place in the order of acting. */
    public int member(int side, int place) {
        return standing[side][place];
    }

    /** Says who stands in front, for a side that has been given its places for this moment. */
    public void place(int side, int[] members, int number) {
        for (int who : m.order[side]) {
            placeOf[who] = -1;
        }
        for (int i = 0; i < number; i++) {
            front[side][i] = members[i];
            placeOf[members[i]] = i;
        }
        size[side] = number;
        disordered[side] = true;
    }

    void disorder(int side) {
        disordered[side] = true;
    }

    /** Somebody fell: his place is empty. */
    void remove(int side, int who) {
        int[] line = standing[side];
        int left = count[side];
        int at = 0;
        while (at < left && line[at] != who) {
            at++;
        }
        if (at < left) {
            left--;
            for (; at < left; at++) {
                line[at] = line[at + 1];
            }
            count[side] = left;
        }
        int place = placeOf[who];
        if (place >= 0) {
            int[] rank = front[side];
            int last = --size[side];
            for (; place < last; place++) {
                int next = rank[place + 1];
                rank[place] = next;
                placeOf[next] = place;
            }
            placeOf[who] = -1;
        }
        disordered[side] |= count[side] > size[side];
    }

    /**
     * The front rank: as many able members as go abreast, in marching order, so that those behind step up. Where two
     * wide weapons leave no room for a third fighter, he who would be third and swings one waits.
     */
    @Rule({"UX-32", "CC-13", "EN-20"})
    void drawUp(int side) {
        if (disordered[side]) {
            draw(side);
        }
    }

    private void draw(int side) {
        int[] line = standing[side];
        int[] rank = front[side];
        int abreast = m.ground.abreast(false);
        int narrow = m.ground.abreast(true);
        int stand = 0;
        int placed = 0;
        boolean wide = false;
        for (int who : m.acting[side]) {
            if (fight.able(who)) {
                line[stand++] = who;
            }
        }
        for (int who : m.order[side]) {
            placeOf[who] = -1;
            if (!fight.able(who)) {
                continue;
            }
            if (placed < (wide || m.wide[who] ? narrow : abreast)) {
                wide |= m.wide[who];
                placeOf[who] = placed;
                rank[placed++] = who;
            }
        }
        count[side] = stand;
        size[side] = placed;
        disordered[side] = false;
    }
}
