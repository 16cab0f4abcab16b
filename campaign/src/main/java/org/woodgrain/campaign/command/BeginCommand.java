package org.woodgrain.campaign.command;

import org.woodgrain.rules.Ruleset;

/** Starting a campaign. */
public sealed interface BeginCommand extends Command {
    /**
     * Begins a campaign and stocks its levels.
     *
     * @param campaign id
     * @param name as shown
     * @param ruleset profile and options
     * @param commitment hash of the dice secret; empty if dice are not sealed
     */
    record Begin(String campaign, String name, Ruleset ruleset, String commitment) implements BeginCommand {}
}
