package org.woodgrain.campaign.delve;

import org.woodgrain.campaign.World;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.rules.monsters.Habit;

/** Followers of the company that batter down what stands in their way, as earth elementals do. */
public final class Batterers {
    /** Turns in which one of them batters a door to pieces, of whatever it is made. */
    static final int TURNS = 1;

    private Batterers() {}

    /** Whether one is there and able. */
    public static boolean any(World world, CampaignState state) {
        return state.followers().stream()
                .map(Follower::foe)
                .filter(foe -> foe.able())
                .anyMatch(foe -> world.book()
                        .monsters()
                        .monster(foe.monster())
                        .has(Habit.Batters.class, state.ruleset().profile()));
    }
}
