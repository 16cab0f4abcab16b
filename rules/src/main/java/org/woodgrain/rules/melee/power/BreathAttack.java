package org.woodgrain.rules.melee.power;

import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.melee.Affliction;
import org.woodgrain.rules.melee.Blows;
import org.woodgrain.rules.melee.Combatant;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.monsters.SpecialAttack;

/** Breath: whoever stands in it saves, and suffers half if his save is made. */
public final class BreathAttack {
    /** The matter of a breath that turns to stone. */
    public static final String PETRIFY = "petrify";

    private static final int RANK = 10;
    private static final int ABREAST = 3;
    private static final int ORIGINAL_BREATHES = 7;
    private static final int CLASSIC_BREATHES = 3;

    private BreathAttack() {}

    /** Dice of a d6 that say whether a creature breathes that need not. */
    public static int dice(Profile profile) {
        return profile == Profile.ORIGINAL ? 2 : 1;
    }

    /** Whether it breathes by those dice: 7 or more of two in the original game, 3 or less of one in the classic. */
    @Rule("CB-28")
    public static boolean breathes(Profile profile, int thrown) {
        return profile == Profile.ORIGINAL ? thrown >= ORIGINAL_BREATHES : thrown <= CLASSIC_BREATHES;
    }

    /**
     * Enemies in it: a line takes one file of a company three abreast, a cone or cloud all as deep as it reaches.
     *
     * @param caught takes them, and is as long as all who fight
     * @return how many they are
     */
    @Rule("CB-28")
    public static int within(Fight fight, int who, SpecialAttack.Breath breath, int[] caught) {
        int enemy = 1 - fight.matchup().side(who);
        boolean line = breath.shape().equals("line");
        int count = 0;
        int place = 0;
        for (int each = 0; each < fight.matchup().size(); each++) {
            if (fight.matchup().side(each) != enemy || fight.out(each)) {
                continue;
            }
            int feet = fight.distance() + RANK * (place / ABREAST);
            boolean file = !line || place % ABREAST == Math.max(0, who) % ABREAST;
            boolean alone = line && fight.ableOf(enemy) < ABREAST && place == 0;
            if (feet <= breath.length() && (file || alone)) {
                caught[count++] = each;
            }
            place++;
        }
        return count;
    }

    /** One stands in a breath that turns to stone. */
    @Rule("CB-28")
    public static void petrify(Blows blows, int who, int target) {
        stare(blows, who, target, 0);
    }

    /** One meets what turns to stone, with so much on his save; whoever fails it is out of the fight. */
    static void stare(Blows blows, int who, int target, int bonus) {
        if (!blows.combatant(target).immuneTo(PETRIFY) && !blows.saves(target, Danger.STONE, bonus)) {
            blows.recorder().afflicted(target, who, Affliction.STONE, 0);
            blows.fight().leave(target);
        }
    }

    /** Whether somebody takes no harm from a breath: one that has the same himself. */
    @Rule("CB-28")
    public static boolean unharmed(Combatant victim, SpecialAttack.Breath breath) {
        return victim.immuneTo(breath.matter())
                || victim.powers(SpecialAttack.Breath.class).stream()
                        .anyMatch(each -> each.matter().equals(breath.matter()));
    }

    /** One stands in a breath that burns, with so much on his save. */
    @Rule("CB-28")
    public static void scorch(Blows blows, int who, int target, int points, int bonus) {
        boolean made = blows.saves(target, Danger.BREATH, bonus);
        blows.suffer(target, who, "its breath", made ? points / 2 : points);
    }
}
