package org.woodgrain.campaign.people;

import java.util.Optional;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.Purse;

/**
 * What somebody can spend in town.
 *
 * @param purse carried
 * @param stored in the strongbox
 */
public record Funds(Purse purse, Purse stored) {

    public static Funds of(CampaignState state, Adventurer who) {
        return new Funds(who.purse(), state.property().strongbox(who.id()).coins());
    }

    /** All of it in copper pieces. */
    public int worth() {
        return Coins.worth(purse) + Coins.worth(stored);
    }

    /** What is left after paying a price in copper pieces, the purse first; empty if it does not reach. */
    @Rule({"EQ-02", "EQ-06"})
    public Optional<Funds> pay(int copper) {
        int own = Coins.worth(purse);
        if (own >= copper) {
            return Coins.pay(purse, copper).map(left -> new Funds(left, stored));
        }
        return Coins.pay(stored, copper - own).map(left -> new Funds(Purse.EMPTY, left));
    }

    /** {@code "70 gp"}, or {@code "70 gp and 200 gp in the strongbox"}. */
    public String label() {
        return stored.count() == 0
                ? Coinage.label(purse)
                : Coinage.label(purse) + " and " + Coinage.label(stored) + " in the strongbox";
    }
}
