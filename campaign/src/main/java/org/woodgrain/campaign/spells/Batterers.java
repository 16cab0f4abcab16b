package org.woodgrain.campaign.spells;

import java.util.Optional;
import java.util.Set;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.rules.monsters.Habit;

/** Followers of the company that batter down what stands in their way, doors and walls, as earth elementals do. */
public final class Batterers {
    /** Turns in which one of them batters a door to pieces, of whatever it is made. */
    public static final int DOOR_TURNS = 1;

    /** What ten feet of a wall of stone or ice bears before there is a gap in it, in structural points. */
    static final int POINTS = 2;

    private static final Set<String> FALL = Set.of(Barriers.ICE, Barriers.STONE);

    private Batterers() {}

    /** Whether one is there and able. */
    public static boolean any(World world, CampaignState state) {
        return points(world, state) > 0;
    }

    /** Whether they break a wall of that kind, which a spell has raised; iron and fire are beyond them. */
    static boolean breaks(World world, CampaignState state, String wall) {
        return FALL.contains(wall) && any(world, state);
    }

    /** Whole turns in which all of them together break through a wall. */
    static int turns(World world, CampaignState state) {
        return Math.ceilDiv(POINTS, Math.max(1, points(world, state)));
    }

    private static int points(World world, CampaignState state) {
        return state.followers().stream()
                .map(Follower::foe)
                .filter(foe -> foe.able())
                .map(foe -> world.book()
                        .monsters()
                        .monster(foe.monster())
                        .power(Habit.Batters.class, state.ruleset().profile()))
                .flatMap(Optional::stream)
                .mapToInt(Habit.Batters::points)
                .sum();
    }
}
