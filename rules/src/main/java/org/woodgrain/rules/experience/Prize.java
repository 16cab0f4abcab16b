package org.woodgrain.rules.experience;

import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Coins;

/**
 * One thing that experience is given for.
 *
 * @param what in plain words: "3 orcs", "treasure of level 1"
 * @param rule the rule that gives it
 * @param points before any ratio
 * @param opposition level of the opposition (XP-08)
 */
public record Prize(String what, String rule, Points points, int opposition) {

    /** Monsters of a level, defeated at a depth: a hundred points for each level of each. */
    @Rule({"XP-01", "XP-03", "XP-08"})
    public static Prize monsters(String what, int monsterLevel, int number, int depth) {
        return new Prize(what, "XP-03", Points.of(100L * monsterLevel * number, 1), Math.max(depth, monsterLevel));
    }

    /** Treasure of a worth in copper pieces, at a depth, guarded by monsters of a level or by none (0). */
    @Rule({"XP-01", "XP-05", "XP-08"})
    public static Prize treasure(String what, long copper, int depth, int guard) {
        return new Prize(what, "XP-05", Points.of(copper, Coins.GOLD), Math.max(depth, guard));
    }

    /**
     * The level of a monster from its hit dice: one more for any plus, and never below the first.
     *
     * @param dice whole dice, or a fraction of one rounded down
     * @param plus points added to them; negative if taken off
     */
    @Rule("XP-04")
    public static int monsterLevel(int dice, int plus) {
        return Math.max(1, plus > 0 ? dice + 1 : dice);
    }
}
