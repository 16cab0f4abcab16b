package org.woodgrain.campaign.view;

import java.util.List;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.people.Coinage;
import org.woodgrain.campaign.people.Train;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Carrier;
import org.woodgrain.campaign.state.Stock;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Haulage;
import org.woodgrain.rules.equipment.Purse;

/** What characters own and do not carry themselves, as their players see it. */
final class Beasts {
    /** A horse without armour. */
    private static final int HIDE = 7;

    private Beasts() {}

    static List<View.Beast> of(World world, CampaignState state) {
        return state.property().carriers().stream()
                .map(each -> beast(world, state, each))
                .toList();
    }

    private static View.Beast beast(World world, CampaignState state, Carrier carrier) {
        return new View.Beast(
                carrier.id().value(),
                carrier.name(),
                state.adventurer(carrier.owner()).map(Adventurer::name).orElse(""),
                carrier.duty().label(),
                armorClass(carrier),
                Members.tenths(Train.load(world.book().equipment(), carrier)),
                Members.tenths(Train.most(state, carrier)),
                coins(carrier.load().coins()),
                carrier.load().things().stream().map(Members::thing).toList());
    }

    @Rule("EQ-10")
    private static int armorClass(Carrier carrier) {
        if (!Haulage.beast(carrier.article())) {
            return 0;
        }
        return carrier.barding().isPresent() ? Haulage.BARDED : HIDE;
    }

    static View.Box box(Stock stock) {
        return new View.Box(
                coins(stock.coins()),
                stock.things().stream().map(Members::thing).toList());
    }

    private static String coins(Purse purse) {
        return purse.count() == 0 ? "" : Coinage.label(purse);
    }
}
