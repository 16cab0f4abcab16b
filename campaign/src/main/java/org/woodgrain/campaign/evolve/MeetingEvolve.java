package org.woodgrain.campaign.evolve;

import java.util.Optional;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.state.CampaignState;

final class MeetingEvolve {
    private MeetingEvolve() {}

    static CampaignState apply(CampaignState state, MeetingEvent event) {
        return switch (event) {
            case MeetingEvent.MeetingBegun begun -> state.withEncounter(Optional.of(begun.encounter()));
            case MeetingEvent.MeetingEnded ended -> state.withEncounter(Optional.empty());
        };
    }
}
