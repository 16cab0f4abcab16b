package org.woodgrain.campaign.decide;

import java.util.List;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.CampaignState;

/** What becomes of a command. */
public sealed interface Decision {
    /**
     * It was carried out.
     *
     * @param events what happened, in order
     * @param after the state with all of them folded in; whoever has just written the events down need not fold them again
     */
    record Accepted(List<Event> events, CampaignState after) implements Decision {
        public Accepted {
            events = List.copyOf(events);
        }
    }

    /** It was not; no die was thrown and nothing changed. */
    record Refused(Refusal refusal) implements Decision {}
}
