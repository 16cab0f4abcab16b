package org.woodgrain.campaign.battle;

import org.woodgrain.campaign.World;
import org.woodgrain.campaign.spells.GrowthOfPlants;
import org.woodgrain.campaign.spells.Mire;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Size;

/** How far the ground lets a fighter go in a round. */
final class Underfoot {
    private Underfoot() {}

    /** A tenth of his stride in mud; a foot where he must hack through thorns, or two if he is an ogre or bigger. */
    @Rule({"SP-49", "SP-40"})
    static int feet(World world, CampaignState state, Field field, int who, int stride) {
        int feet = field.mired(who) ? stride / Mire.SLOW : stride;
        if (!GrowthOfPlants.between(world, state) || field.flies(who)) {
            return feet;
        }
        if (!(field.fighter(who) instanceof Fighter.Opponent foe)) {
            return Math.min(feet, 1);
        }
        Monster kind = field.monster(foe.id());
        boolean slips =
                kind.size() == Size.SMALL && kind.isKind("animal") || kind.id().equals("treant");
        boolean big = kind.size() == Size.LARGE || kind.size() == Size.HUGE;
        return slips ? feet : Math.min(feet, big ? 2 : 1);
    }
}
