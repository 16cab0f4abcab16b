package org.woodgrain.campaign.decide;

import java.util.List;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.refusal.Refusal;

/** What becomes of a command. */
public sealed interface Decision {
    /** It was carried out; fold these in order. */
    record Accepted(List<Event> events) implements Decision {
        public Accepted {
            events = List.copyOf(events);
        }
    }

    /** It was not; no die was thrown and nothing changed. */
    record Refused(Refusal refusal) implements Decision {}
}
