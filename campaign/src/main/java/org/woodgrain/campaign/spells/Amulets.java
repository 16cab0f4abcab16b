package org.woodgrain.campaign.spells;

import java.util.List;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Item;

/** The amulet that hides its bearer from crystal balls and his mind from whoever would read it, wherever he carries it. */
@Rule("MI-148")
final class Amulets {
    private static final String KIND = "MI-148";

    private Amulets() {}

    static boolean hides(Foe foe) {
        return among(foe.items());
    }

    static boolean hides(CampaignState state, CharacterId who) {
        return state.adventurer(who).filter(each -> among(each.items())).isPresent();
    }

    private static boolean among(List<Item> items) {
        return items.stream().anyMatch(item -> item.kind().equals(KIND));
    }
}
