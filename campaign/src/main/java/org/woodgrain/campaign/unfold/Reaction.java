package org.woodgrain.campaign.unfold;

import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.state.CampaignState;

/** What follows from an event at once, whoever caused it: a spell broken by a wound, a fall. */
@FunctionalInterface
public interface Reaction {
    /**
     * Emits what follows.
     *
     * @param u in which the event has been folded already
     * @param before the state before the event
     */
    void after(Unfolding u, CampaignState before, Event event);
}
