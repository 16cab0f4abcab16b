package org.woodgrain.journal.table;

import java.util.ArrayList;
import java.util.List;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.narrate.Line;
import org.woodgrain.campaign.narrate.Narrator;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.journal.Recorded;

/** One event with the state before and after it, which is what telling it takes. */
record Step(Recorded recorded, CampaignState before, CampaignState after) {
    List<LogLine> tell(World world, Seat seat) {
        List<LogLine> lines = new ArrayList<>();
        for (Line line : Narrator.tell(world, before, after, recorded.event(), seat)) {
            lines.add(new LogLine(recorded.number(), lines.size(), line));
        }
        return lines;
    }
}
