package org.woodgrain.campaign.offers;

import org.woodgrain.campaign.command.Command;

/** A pick turned into a command, or what is wrong with it. */
public sealed interface Reading {
    record Understood(Command command) implements Reading {}

    /** The message names the field and what was expected. */
    record Unclear(String message) implements Reading {}
}
