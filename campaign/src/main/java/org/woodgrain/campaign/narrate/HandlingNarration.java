package org.woodgrain.campaign.narrate;

import java.util.List;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.HandlingEvent;
import org.woodgrain.campaign.state.CampaignState;

final class HandlingNarration {
    private HandlingNarration() {}

    static List<Line> tell(World world, CampaignState before, CampaignState after, HandlingEvent event, Seat seat) {
        return switch (event) {
            case HandlingEvent.Readied readied -> Lines.none();
        };
    }
}
