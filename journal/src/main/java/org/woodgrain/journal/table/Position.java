package org.woodgrain.journal.table;

import org.woodgrain.campaign.state.CampaignState;

/** How things stand after a number of events. */
public record Position(long next, CampaignState state) {}
