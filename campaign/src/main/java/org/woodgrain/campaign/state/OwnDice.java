package org.woodgrain.campaign.state;

import org.woodgrain.rules.Rule;
import org.woodgrain.rules.experience.Prize;

/** The dice or the level that a foe has of its own, where they are not those of its row. */
public final class OwnDice {
    /** Whole hit dice instead of those of the row. */
    public static final String HIT_DICE = "hit-dice";

    /** Points added to those dice. */
    public static final String HIT_PLUS = "hit-plus";

    /** Level of one of class, where it is another than the row's. */
    public static final String LEVEL = "level";

    private OwnDice() {}

    /** Its level for experience, if it has dice or a level of its own; 0 if it counts as its row. */
    @Rule("XP-04")
    public static int worth(Foe foe) {
        if (foe.number(LEVEL) > 0) {
            return foe.number(LEVEL);
        }
        return foe.number(HIT_DICE) == 0 ? 0 : Prize.monsterLevel(foe.number(HIT_DICE), foe.number(HIT_PLUS));
    }
}
