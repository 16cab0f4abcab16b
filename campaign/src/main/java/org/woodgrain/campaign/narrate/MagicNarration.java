package org.woodgrain.campaign.narrate;

import java.util.List;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.CampaignState;

final class MagicNarration {
    private MagicNarration() {}

    static List<Line> tell(World world, CampaignState before, CampaignState after, MagicEvent event, Seat seat) {
        return switch (event) {
            case MagicEvent.EffectBegun begun -> Lines.none();
            case MagicEvent.EffectEnded ended -> Lines.none();
        };
    }
}
