package org.woodgrain.campaign.command;

import org.woodgrain.campaign.state.FoeId;

/** What is done with captives that the company leads along. */
public sealed interface CaptiveCommand extends Command {
    /** Lets one go. */
    record Release(FoeId foe) implements CaptiveCommand {}

    /** Looks for somebody in town who buys it (NP-24). */
    record Sell(FoeId foe) implements CaptiveCommand {}
}
