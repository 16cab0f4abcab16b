package org.woodgrain.campaign.event;

import java.util.List;
import org.woodgrain.campaign.state.RoomState;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Ruleset;

/** The start of a campaign. */
public sealed interface BeginEvent extends Event {
    /** The first event of every campaign. */
    record CampaignBegun(String campaign, String name, Ruleset ruleset, String commitment) implements BeginEvent {}

    /** A room was stocked, from its key or by the rules. */
    record RoomStocked(String level, String room, RoomState contents, String rule, List<Roll> rolls)
            implements BeginEvent {}
}
