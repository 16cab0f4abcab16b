package org.woodgrain.campaign.hiring;

import org.woodgrain.campaign.World;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.AbilityModifiers;

/** How many unusual followers a member has, and may have. */
public final class Following {
    private Following() {}

    /** The most that charisma allows. */
    @Rule({"NP-04", "CH-28"})
    public static int most(World world, CampaignState state, Adventurer master) {
        return AbilityModifiers.followers(world.book().characters(), state.ruleset(), master.abilities());
    }

    /** Classed hirelings and monsters won by an offer; those under a charm or subdued do not count. */
    @Rule({"NP-04", "CH-28"})
    public static int held(CampaignState state, CharacterId master) {
        long hired = state.services().entrySet().stream()
                .filter(each -> each.getValue().employer().equals(master))
                .filter(each -> state.adventurer(each.getKey())
                        .filter(Adventurer::living)
                        .isPresent())
                .count();
        long monsters = state.followers().stream()
                .filter(each -> each.hired() && each.master().equals(master))
                .count();
        return (int) (hired + monsters);
    }

    /** Whether charisma allows one more. */
    public static boolean room(World world, CampaignState state, Adventurer master) {
        return held(state, master.id()) < most(world, state, master);
    }
}
