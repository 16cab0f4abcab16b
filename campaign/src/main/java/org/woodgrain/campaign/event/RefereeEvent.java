package org.woodgrain.campaign.event;

/** What the referee did by his own judgement. */
public sealed interface RefereeEvent extends Event {
    record Told(String text) implements RefereeEvent {}
}
