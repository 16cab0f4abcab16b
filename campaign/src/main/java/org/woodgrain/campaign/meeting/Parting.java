package org.woodgrain.campaign.meeting;

import java.util.List;
import org.woodgrain.campaign.battle.Battle;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Blows at those who turn their backs on a foe in contact. */
final class Parting {
    private Parting() {}

    /**
     * The side that stays strikes once.
     *
     * @param company whether it is the company that stays
     */
    @Rule({"EN-36", "CC-03"})
    static void blows(Unfolding u, boolean company) {
        Battle.freeSegment(u, company, List.of());
    }
}
