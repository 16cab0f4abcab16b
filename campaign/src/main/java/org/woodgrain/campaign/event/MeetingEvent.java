package org.woodgrain.campaign.event;

import org.woodgrain.campaign.state.Encounter;

/** What happened in a meeting with monsters. */
public sealed interface MeetingEvent extends Event {
    record MeetingBegun(Encounter encounter, String rule) implements MeetingEvent {}

    record MeetingEnded(String how) implements MeetingEvent {}
}
