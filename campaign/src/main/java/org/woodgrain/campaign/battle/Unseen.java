package org.woodgrain.campaign.battle;

import org.woodgrain.campaign.state.Foe;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.monsters.Habit;
import org.woodgrain.rules.monsters.Monster;

/** How much harder it is to hit a monster that is not seen, where its place is known. */
final class Unseen {
    private static final int HIDDEN = -4;
    private static final int FLICKERING = -2;
    private static final int OUT_OF_REACH = -100;

    private Unseen() {}

    /**
     * What is added to throws to hit it.
     *
     * @param round of the fight, from 1
     */
    static int ease(Foe foe, Monster kind, Profile profile, int round) {
        return kind.power(Habit.Invisible.class, profile)
                .map(invisible -> switch (invisible.mode()) {
                    case "always" -> HIDDEN;
                    case "attacking" -> round <= 1 ? OUT_OF_REACH : FLICKERING;
                    case "until-attack" -> foe.number(Masks.ATTACKED) > 0 ? 0 : HIDDEN;
                    default -> 0;
                })
                .orElse(0);
    }
}
