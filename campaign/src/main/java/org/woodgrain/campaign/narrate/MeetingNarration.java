package org.woodgrain.campaign.narrate;

import java.util.List;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.state.CampaignState;

final class MeetingNarration {
    private MeetingNarration() {}

    static List<Line> tell(World world, CampaignState before, CampaignState after, MeetingEvent event, Seat seat) {
        return switch (event) {
            case MeetingEvent.MeetingBegun begun -> Lines.none();
            case MeetingEvent.MeetingEnded ended -> Lines.none();
        };
    }
}
