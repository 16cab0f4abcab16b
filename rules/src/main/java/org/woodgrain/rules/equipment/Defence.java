package org.woodgrain.rules.equipment;

import org.woodgrain.rules.Rule;

/**
 * How well a person is protected, part by part; lower classes are better.
 *
 * @param body class of the body armour, 9 without
 * @param bodyBonus its magical bonus
 * @param shield whether a shield counts now
 * @param shieldBonus its magical bonus, 0 when it does not count
 * @param dexterity taken off the class in the classic profile
 */
public record Defence(int body, int bodyBonus, boolean shield, int shieldBonus, int dexterity) {

    /** The class by armour, shield and dexterity, magic left out: what an attacker reads the matrix for. */
    @Rule({"EQ-08", "EQ-11"})
    public int armourClass() {
        return fromBehind() - (shield ? 1 : 0);
    }

    /** The class without the shield (CB-35). */
    public int fromBehind() {
        return body - dexterity;
    }

    /** The class with all magic counted in, as shown on a sheet (EQ-12). */
    @Rule("EQ-12")
    public int shown() {
        return armourClass() - bodyBonus - shieldBonus;
    }
}
