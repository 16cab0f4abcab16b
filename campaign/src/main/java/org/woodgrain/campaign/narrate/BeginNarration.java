package org.woodgrain.campaign.narrate;

import java.util.List;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.BeginEvent;
import org.woodgrain.campaign.state.CampaignState;

final class BeginNarration {
    private BeginNarration() {}

    static List<Line> tell(World world, CampaignState before, CampaignState after, BeginEvent event, Seat seat) {
        return switch (event) {
            case BeginEvent.CampaignBegun begun -> Lines.one("The campaign \"" + begun.name() + "\" begins.");
            case BeginEvent.RoomStocked stocked ->
                seat.seesAll() ? Lines.secret("Room " + stocked.room() + " is stocked.", stocked) : Lines.none();
        };
    }
}
