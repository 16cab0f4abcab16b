package org.woodgrain.lab.fights;

import org.woodgrain.rules.monsters.HitDice;

/**
 * Where somebody's hit points come from when a fight begins.
 *
 * @param dice thrown for each fight; 0 where the points are given
 * @param sides of each of them
 * @param plus added, or the points that are given
 * @param part what the sum is divided by
 * @param most the most that he could have
 * @param scars points that do not come back to him; counted only where the points are given
 */
public record Vigour(int dice, int sides, int plus, int part, int most, int scars) {
    /** Thrown anew for each fight. */
    static Vigour thrown(HitDice dice, int sides) {
        int most = Math.max(1, (dice.dice() * sides + dice.plus() + dice.part() - 1) / dice.part());
        return new Vigour(dice.dice(), sides, dice.plus(), dice.part(), most, 0);
    }

    /** Those that he has now. */
    public static Vigour given(int now, int most, int scars) {
        return new Vigour(0, 1, now, 1, most, scars);
    }

    boolean given() {
        return dice == 0;
    }
}
