package org.woodgrain.rules.melee;

import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.equipment.Defence;

/**
 * How well somebody is protected.
 *
 * @param front descending armour class against blows from the front
 * @param behind the same against blows from behind, the shield left out (CB-35, CC-03)
 * @param caught taken off one throw in three besides, by a magic shield better than the armour (MI-015)
 */
public record Guard(int front, int behind, int caught) {
    /** A person's. Magic armour is taken off the attackers' throws; a better shield catches one blow in three (MI-015). */
    @Rule({"CB-35", "CC-03", "EQ-12", "MI-014", "MI-015"})
    public static Guard of(Defence defence, Ruleset rules) {
        int front = defence.armourClass() - defence.bodyBonus();
        int behind = defence.fromBehind() - defence.bodyBonus();
        int shield = defence.shield() ? defence.shieldBonus() : 0;
        return rules.original()
                ? new Guard(front, behind, Math.max(0, shield - defence.bodyBonus()))
                : new Guard(front - shield, behind, 0);
    }

    /** Natural armour, the same on all sides. */
    public static Guard natural(int armorClass) {
        return new Guard(armorClass, armorClass, 0);
    }
}
