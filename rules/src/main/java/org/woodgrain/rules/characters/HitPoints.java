package org.woodgrain.rules.characters;

import java.util.List;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;

/** Hit points of characters. */
public final class HitPoints {
    private HitPoints() {}

    /** Points of one career: each die with its constitution, at least 1, and the plus of the level. */
    @Rule({"CH-25", "CB-17"})
    public static int of(CharacterTables tables, Ruleset rules, Abilities abilities, Career career) {
        int each = AbilityModifiers.hitPoints(tables, rules, abilities);
        int sum = tables.at(career).hitDice().plus();
        for (int die : career.hitDice()) {
            sum += Math.max(1, die + each);
        }
        return sum;
    }

    /** The most points a character can have: the better of an elf's two totals. */
    @Rule("CH-43")
    public static int most(CharacterTables tables, Ruleset rules, Abilities abilities, List<Career> careers) {
        return careers.stream()
                .mapToInt(career -> of(tables, rules, abilities, career))
                .max()
                .orElse(0);
    }
}
