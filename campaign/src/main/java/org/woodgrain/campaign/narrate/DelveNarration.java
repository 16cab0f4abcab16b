package org.woodgrain.campaign.narrate;

import java.util.List;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.state.CampaignState;

final class DelveNarration {
    private DelveNarration() {}

    static List<Line> tell(World world, CampaignState before, CampaignState after, DelveEvent event, Seat seat) {
        return Lines.none();
    }
}
