package org.woodgrain.campaign.narrate;

import java.util.List;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.state.CampaignState;

final class HarmNarration {
    private HarmNarration() {}

    static List<Line> tell(World world, CampaignState before, CampaignState after, HarmEvent event, Seat seat) {
        return switch (event) {
            case HarmEvent.CharacterHurt hurt -> Lines.none();
            case HarmEvent.CharacterDied died -> Lines.none();
            case HarmEvent.CharacterHealed healed -> Lines.none();
            case HarmEvent.FoeHurt hurt -> Lines.none();
            case HarmEvent.FoeDied died -> Lines.none();
        };
    }
}
