package org.woodgrain.rules.combat;

import java.util.List;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.monsters.Power;
import org.woodgrain.rules.monsters.Resistance;

/** Whether a character with so many hit points left lives, lies senseless or is dead. */
public final class Mortality {
    /** The fewest hit points with which a character may lie senseless and live. */
    public static final int LOWEST = -3;

    private Mortality() {}

    /** Whether it is a character's death: at none left, or where the house rule spares him below {@link #LOWEST}. */
    @Rule({"CB-18", "CC-43"})
    public static boolean dead(Ruleset ruleset, int left) {
        return left <= 0 && !senseless(ruleset, left);
    }

    /** What that makes of a character who fights. */
    public static List<Power> powers(Ruleset ruleset) {
        return ruleset.on(Option.WOUNDED_AT_0) ? List.of(new Resistance.Lingers(LOWEST)) : List.of();
    }

    /** Whether a character lives on with so many hit points but lies senseless. */
    @Rule({"CB-18", "CC-43"})
    public static boolean senseless(Ruleset ruleset, int left) {
        return left <= 0 && left >= LOWEST && ruleset.on(Option.WOUNDED_AT_0);
    }
}
