package org.woodgrain.campaign.spells;

import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Monster;

/** What creatures weigh, for spells that move them. */
final class Bulk {
    static final int MAN = 175;

    private Bulk() {}

    /** Pounds that a creature of its size weighs with what it carries. */
    @Rule({"SP-45", "SP-48"})
    static int pounds(Monster monster) {
        return switch (monster.size()) {
            case TINY -> 5;
            case SMALL -> 60;
            case MAN -> MAN;
            case LARGE -> 800;
            case HUGE -> 4000;
        };
    }
}
