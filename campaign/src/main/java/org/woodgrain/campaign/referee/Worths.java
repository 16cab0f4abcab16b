package org.woodgrain.campaign.referee;

import java.util.Optional;
import org.woodgrain.campaign.command.RefereeCommand;
import org.woodgrain.campaign.event.RefereeEvent;
import org.woodgrain.campaign.refusal.RefereeRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.equipment.Item;

/** What a thing of magic is worth by the referee's own judgement. */
final class Worths {
    private static final int MOST = 1_000_000;

    private Worths() {}

    @Rule("XP-06")
    static Optional<Refusal> check(CampaignState state, RefereeCommand.SetWorth set) {
        return set.gold() >= 0 && set.gold() <= MOST && thing(state, set).isPresent()
                ? Optional.empty()
                : Optional.of(new RefereeRefusal.NoWorth(MOST));
    }

    private static Optional<Item> thing(CampaignState state, RefereeCommand.SetWorth set) {
        return state.adventurer(set.who()).flatMap(who -> who.item(set.thing())).filter(EquipmentTables::magical);
    }

    @Rule("XP-06")
    static void carryOut(Unfolding u, RefereeCommand.SetWorth set) {
        thing(u.state(), set)
                .ifPresent(item -> u.emit(new RefereeEvent.WorthSet(
                        set.who(), set.thing(), item.worth(), set.gold() * Coins.GOLD, set.why())));
    }
}
