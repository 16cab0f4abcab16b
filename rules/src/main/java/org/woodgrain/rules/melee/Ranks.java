package org.woodgrain.rules.melee;

import java.util.Arrays;
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
    /** How all stand before anybody has fallen, once that has been drawn up. */
    private final int[][] firstStanding = new int[2][];

    private final int[][] firstFront = new int[2][];
    private final int[] firstPlace;
    private boolean drawn;

    Ranks(Matchup matchup, Fight fight) {
        this.m = matchup;
        this.fight = fight;
        this.standing = new int[][] {new int[matchup.size], new int[matchup.size]};
        this.front = new int[][] {new int[matchup.size], new int[matchup.size]};
        this.placeOf = new int[matchup.size];
        this.firstPlace = new int[matchup.size];
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

    /**
     * Draws up both sides for a fight that begins.
     *
     * @param all whether everybody is there and able, so that they stand as they stood at the last such beginning
     */
    void begin(boolean all) {
        if (all && drawn) {
            System.arraycopy(firstStanding[0], 0, standing[0], 0, firstStanding[0].length);
            System.arraycopy(firstStanding[1], 0, standing[1], 0, firstStanding[1].length);
            System.arraycopy(firstFront[0], 0, front[0], 0, firstFront[0].length);
            System.arraycopy(firstFront[1], 0, front[1], 0, firstFront[1].length);
            System.arraycopy(firstPlace, 0, placeOf, 0, firstPlace.length);
            for (int side = 0; side < 2; side++) {
                count[side] = firstStanding[side].length;
                size[side] = firstFront[side].length;
                disordered[side] = false;
            }
            return;
        }
        draw(0);
        draw(1);
        if (all) {
            for (int side = 0; side < 2; side++) {
                firstStanding[side] = Arrays.copyOf(standing[side], count[side]);
                firstFront[side] = Arrays.copyOf(front[side], size[side]);
            }
            System.arraycopy(placeOf, 0, firstPlace, 0, firstPlace.length);
            drawn = true;
        }
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
