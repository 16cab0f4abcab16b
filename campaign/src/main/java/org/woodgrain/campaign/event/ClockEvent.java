package org.woodgrain.campaign.event;

/** Time that passed. */
public sealed interface ClockEvent extends Event {
    /** Part of a turn went by. */
    record TimePassed(int ticks) implements ClockEvent {}

    /**
     * How far dice and names have been used; closes what a command did.
     *
     * @param referee dice thrown so far on that stream
     * @param players likewise
     * @param content likewise
     * @param nextId the number of the next thing to be named
     */
    record Marked(long referee, long players, long content, int nextId) implements ClockEvent {}
}
