package org.woodgrain.campaign.meeting;

import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.spells.Tethers;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Scenery;
import org.woodgrain.rules.monsters.Habit;

/** Where monsters find the cover in which such as they lie in wait. */
public final class Cover {
    private static final Habit.Bound UNDER_TREES = new Habit.Bound("tree", 60);

    /** In a flooded place, or within a leap of a pool. */
    private static final Habit.Bound IN_WATER = new Habit.Bound("water", 20);

    private Cover() {}

    /**
     * Whether there is such cover at a square: trees for woods, water for water; any other is where they are at home.
     *
     * @param where the word of the power: "any", "dark", "woods", "water", or one for a place at home
     */
    public static boolean at(
            World world, CampaignState state, String level, Cell cell, String where, boolean wandering) {
        return switch (where) {
            case "any", "dark" -> true;
            case "woods" -> woods(state) || near(world, level, cell, UNDER_TREES);
            case "water" -> near(world, level, cell, IN_WATER);
            default -> !wandering;
        };
    }

    private static boolean woods(CampaignState state) {
        Scenery scenery = Outdoors.now(state);
        return scenery.open() && scenery.terrain() == Scenery.Terrain.WOODS;
    }

    private static boolean near(World world, String id, Cell cell, Habit.Bound bound) {
        return world.level(id)
                .filter(level -> Tethers.mayBe(level, cell, bound))
                .isPresent();
    }
}
