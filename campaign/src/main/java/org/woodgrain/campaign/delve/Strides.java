package org.woodgrain.campaign.delve;

import org.jspecify.annotations.Nullable;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.people.Train;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Expedition;

/**
 * How fast the company goes, worked out anew only when something has changed on which that depends. Lives for one walk
 * and is used by one thread.
 */
final class Strides {
    private @Nullable CampaignState known;
    private int inches;

    /** Inches at which the company and what it leads go; 0 when something cannot move. */
    int inches(World world, CampaignState now) {
        CampaignState before = known;
        if (before == null || !alike(before, now)) {
            inches = Train.pace(world, now);
        }
        known = now;
        return inches;
    }

    @SuppressWarnings("ReferenceEquality") // what is not the very same is worked out anew
    private static boolean alike(CampaignState one, CampaignState other) {
        return one.adventurers() == other.adventurers()
                && one.order() == other.order()
                && one.effects() == other.effects()
                && one.property() == other.property()
                && one.ruleset() == other.ruleset()
                && one.underground().isPresent() == other.underground().isPresent()
                && one.expedition()
                        .map(Expedition::members)
                        .equals(other.expedition().map(Expedition::members))
                && one.encounter()
                        .map(Encounter::phase)
                        .equals(other.encounter().map(Encounter::phase));
    }
}
