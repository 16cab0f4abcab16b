package org.woodgrain.campaign.narrate;

import java.util.List;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.state.CampaignState;

final class BattleNarration {
    private BattleNarration() {}

    static List<Line> tell(World world, CampaignState before, CampaignState after, BattleEvent event, Seat seat) {
        return switch (event) {
            case BattleEvent.Joined joined -> Lines.mark("Battle is joined");
            case BattleEvent.SegmentBegun begun ->
                Lines.mark(begun.company() ? "The company acts first, alone" : "They act first, alone");
            case BattleEvent.RoundBegun begun -> Lines.mark("Round " + begun.round());
        };
    }
}
