package org.woodgrain.campaign.people;

import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Monster;

/** Those whom a storm keeps on the ground. */
public final class Gales {
    private static final int FLUTTER = 4;

    private Gales() {}

    /** Feet in a turn on the ground; in a storm what has no legs to speak of flutters along at a quarter of its flight. */
    @Rule("SP-72")
    public static int onFoot(CampaignState state, Monster kind) {
        return kind.move() == 0 && kind.fly() > 0 && Outdoors.grounds(state) ? kind.fly() / FLUTTER : kind.move();
    }
}
