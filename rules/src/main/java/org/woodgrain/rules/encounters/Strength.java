package org.woodgrain.rules.encounters;

import org.woodgrain.rules.Rule;

/**
 * The sides weighed against each other.
 *
 * @param levels total levels of the company, each animal or man-at-arms 1
 * @param hitDice total hit dice of the monsters, part of a die counted as 1
 */
public record Strength(int levels, int hitDice) {

    /** Whether the company is obviously stronger: at least twice. */
    @Rule("EN-22")
    public boolean companySuperior() {
        return levels >= 2 * hitDice;
    }

    /** Whether the monsters are, which makes them attack without a throw (EN-33). */
    public boolean foesSuperior() {
        return hitDice >= 2 * levels;
    }

    /** Whether the monsters are stronger at all. */
    public boolean foesStronger() {
        return hitDice > levels;
    }
}
