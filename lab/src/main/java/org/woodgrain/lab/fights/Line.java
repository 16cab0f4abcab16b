package org.woodgrain.lab.fights;

import java.util.ArrayList;
import java.util.List;

/**
 * All states of one side in a melee, each the hit points that its members have left, in one number: those of the first
 * count one, those of the second as many as the first can have and so on, so that wounds only make the number less.
 */
final class Line {
    private final int[] weight;
    private final int[] most;
    private final int states;
    private final int[] standing;
    private final double[] begin;

    /** A side whose members begin with such hit points. */
    Line(List<Points> hitPoints) {
        int members = hitPoints.size();
        weight = new int[members];
        most = new int[members];
        int all = 1;
        for (int i = 0; i < members; i++) {
            most[i] = hitPoints.get(i).most();
            weight[i] = all;
            all = Math.multiplyExact(all, most[i] + 1);
        }
        states = all;
        standing = new int[states];
        begin = new double[states];
        List<List<Double>> chances = new ArrayList<>();
        hitPoints.forEach(each -> chances.add(each.chances().stream()
                .map(chance ->
                        chance.numerator().doubleValue() / chance.denominator().doubleValue())
                .toList()));
        for (int state = 0; state < states; state++) {
            double chance = 1;
            for (int i = 0; i < members; i++) {
                int left = left(state, i);
                chance *= chances.get(i).get(left);
                standing[state] |= left > 0 ? 1 << i : 0;
            }
            begin[state] = chance;
        }
    }

    int members() {
        return most.length;
    }

    int states() {
        return states;
    }

    /** The most hit points of a member. */
    int most(int member) {
        return most[member];
    }

    /** The chance that it begins in a state. */
    double begin(int state) {
        return begin[state];
    }

    /** Who still stands, a bit for each member. */
    int standing(int state) {
        return standing[state];
    }

    /** The hit points that a member has left. */
    int left(int state, int member) {
        return state / weight[member] % (most[member] + 1);
    }

    /** The hit points that all have left together. */
    int left(int state) {
        int sum = 0;
        for (int i = 0; i < most.length; i++) {
            sum += left(state, i);
        }
        return sum;
    }

    /** The state after a wound. */
    int wounded(int state, int member, int points) {
        return state - weight[member] * Math.min(points, left(state, member));
    }

    /** The member at a place among those who stand. */
    static int at(int standing, int place) {
        int rest = standing;
        for (int i = 0; i < place; i++) {
            rest &= rest - 1;
        }
        return Integer.numberOfTrailingZeros(rest);
    }

    /** The place of a member among those who stand. */
    static int place(int standing, int member) {
        return Integer.bitCount(standing & (1 << member) - 1);
    }
}
