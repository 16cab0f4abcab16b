package org.woodgrain.campaign.narrate;

import java.util.List;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.RefereeEvent;
import org.woodgrain.campaign.state.CampaignState;

final class RefereeNarration {
    private RefereeNarration() {}

    static List<Line> tell(World world, CampaignState before, CampaignState after, RefereeEvent event, Seat seat) {
        return switch (event) {
            case RefereeEvent.Told told -> Lines.one(told.text());
        };
    }
}
