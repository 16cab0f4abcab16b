package org.woodgrain.campaign.narrate;

import java.util.List;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.ClockEvent;
import org.woodgrain.campaign.state.CampaignState;

final class ClockNarration {
    private ClockNarration() {}

    static List<Line> tell(World world, CampaignState before, CampaignState after, ClockEvent event, Seat seat) {
        return switch (event) {
            case ClockEvent.TimePassed passed -> Lines.none();
            case ClockEvent.Marked marked -> Lines.none();
        };
    }
}
