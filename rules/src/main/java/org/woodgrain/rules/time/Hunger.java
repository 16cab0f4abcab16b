package org.woodgrain.rules.time;

import org.woodgrain.rules.Rule;

/** What going without food does, counted in points: one for each full day of hunger, two taken off by a day with food. */
public final class Hunger {
    private static final int FED = 2;

    private Hunger() {}

    /** The points after another day. */
    @Rule("EQ-25")
    public static int after(int points, boolean fed) {
        return fed ? Math.max(0, points - FED) : points + 1;
    }

    /** Taken off throws to hit: a point for each, four at the most. */
    public static int toHit(int points) {
        return -Math.min(points, 4);
    }

    /** Inches of movement that are left: two thirds at two points, half at three, a third at six. */
    public static int inches(int inches, int points) {
        if (points < 2 || inches == 0) {
            return inches;
        }
        return Math.max(1, points < 3 ? inches * 2 / 3 : points < 6 ? inches / 2 : inches / 3);
    }

    /** The sides of the die of hit points that another day costs: none, one point, a d4, a d6. */
    public static int die(int points) {
        return points < 3 ? 0 : points < 4 ? 1 : points < 6 ? 4 : 6;
    }
}
