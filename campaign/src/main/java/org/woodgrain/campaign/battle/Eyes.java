package org.woodgrain.campaign.battle;

import java.util.Comparator;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.sight.Lighting;
import org.woodgrain.campaign.sight.Lights;
import org.woodgrain.campaign.spells.Gloom;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Item;

/** Who of the company sees well enough to attack, and what can be done about it. */
public final class Eyes {
    private Eyes() {}

    /** Whether one sees the foe; whoever sees nothing cannot attack. */
    @Rule({"CC-04", "HZ-05"})
    static boolean see(CampaignState state, Adventurer who) {
        return Lighting.reach(state) > 0 || Lighting.seesHeat(state, who);
    }

    /** Whether one is kept from what he means to do by seeing nothing; a light is lit by touch, and a comrade helped. */
    static boolean hold(CampaignState state, Adventurer who, @Nullable Deed deed) {
        boolean byTouch = deed instanceof Deed.Kindle
                || deed instanceof Deed.Draw
                || deed instanceof Deed.Rouse
                || deed instanceof Deed.Cast
                || deed instanceof Deed.Wield
                || deed instanceof Deed.Recite
                || deed instanceof Deed.Drink;
        return !byTouch && !see(state, who) && !gropes(state, deed);
    }

    /** Whether one strikes by touch in darkness made by a spell, in which no light could be kindled. */
    @Rule("SP-83")
    private static boolean gropes(CampaignState state, @Nullable Deed deed) {
        return deed instanceof Deed.HandToHand && gropes(state);
    }

    /** Whether those in darkness made by a spell have foes within touch. */
    @Rule("SP-83")
    static boolean gropes(CampaignState state) {
        return Lighting.darkened(state) && Gloom.touches(state);
    }

    /** Whether there are members who can act, and none of them sees anything. */
    public static boolean none(CampaignState state) {
        return !gropes(state)
                && !Plan.able(state).isEmpty()
                && Plan.able(state).stream().noneMatch(who -> see(state, who));
    }

    /** The light that one could kindle, a lantern before a torch; empty where it is of no use or he has none. */
    static Optional<Item> kindling(World world, CampaignState state, Adventurer who) {
        if (Lighting.bright(state) || Lighting.darkened(state)) {
            return Optional.empty();
        }
        return who.items().stream()
                .filter(item ->
                        Lights.hindrance(world, state, who.id(), item.id()).isEmpty())
                .min(Comparator.comparing(item -> !Lights.lantern(item)));
    }
}
