package org.woodgrain.campaign.command;

/** What only the referee may do. */
public sealed interface RefereeCommand extends Command {
    /** Writes a remark into the log that every seat can read. */
    record Tell(String text) implements RefereeCommand {}
}
