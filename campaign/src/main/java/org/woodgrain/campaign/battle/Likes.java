package org.woodgrain.campaign.battle;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.spells.Cloudkill;
import org.woodgrain.campaign.spells.Gloom;
import org.woodgrain.campaign.spells.InsectPlague;
import org.woodgrain.campaign.spells.Vanished;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Foe;

/**
 * Whether one may do a thing to a foe, asked once for all foes of a kind who can be seen: among them it makes no difference
 * whom he strikes, unless darkness or a cloud lies between.
 */
final class Likes {
    private final World world;
    private final CampaignState state;
    private final Adventurer who;
    private final boolean alike;
    private final Map<String, Boolean> known = new HashMap<>();

    Likes(World world, CampaignState state, Adventurer who) {
        this.world = world;
        this.state = state;
        this.who = who;
        this.alike = !Gloom.anywhere(state) && !Cloudkill.anywhere(state) && !InsectPlague.anywhere(state);
    }

    boolean may(Deed deed, Foe foe, String what) {
        boolean seen =
                (foe.able() || foe.standing() == Foe.Standing.HELPLESS) && !Vanished.unknown(world, state, foe.id());
        if (!alike || !seen) {
            return ask(deed);
        }
        String key = what + " " + foe.monster();
        Boolean before = known.get(key);
        if (before != null) {
            return before;
        }
        boolean may = ask(deed);
        known.put(key, may);
        return may;
    }

    private boolean ask(Deed deed) {
        return BattleOrders.check(world, state, List.of(new FighterOrder(who.id(), deed)))
                .isEmpty();
    }
}
