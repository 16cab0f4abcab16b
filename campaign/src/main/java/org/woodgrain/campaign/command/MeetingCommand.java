package org.woodgrain.campaign.command;

/** What is done when monsters are met. */
public sealed interface MeetingCommand extends Command {
    /** Stands and waits to see what they do. */
    record Wait() implements MeetingCommand {}
}
