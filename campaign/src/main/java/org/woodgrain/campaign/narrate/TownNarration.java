package org.woodgrain.campaign.narrate;

import java.util.List;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.TownEvent;
import org.woodgrain.campaign.state.CampaignState;

final class TownNarration {
    private TownNarration() {}

    static List<Line> tell(World world, CampaignState before, CampaignState after, TownEvent event, Seat seat) {
        return switch (event) {
            case TownEvent.CompanyArrayed arrayed -> Lines.one("The company falls in.");
        };
    }
}
