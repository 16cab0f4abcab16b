package org.woodgrain.campaign.narrate;

import java.util.List;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.BeginEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;

final class BeginNarration {
    private BeginNarration() {}

    static List<Line> tell(World world, CampaignState before, CampaignState after, BeginEvent event, Seat seat) {
        return switch (event) {
            case BeginEvent.CampaignBegun begun ->
                Lines.one("The campaign \"" + begun.name() + "\" begins." + levels(begun.ruleset()));
            case BeginEvent.RoomStocked stocked ->
                seat.seesAll() ? Lines.secret("Room " + stocked.room() + " is stocked.", stocked) : Lines.none();
        };
    }

    /** By which house rule it may begin with fewer levels than the book asks for. */
    @Rule("CH-01")
    private static String levels(Ruleset rules) {
        return rules.original() && rules.options().containsKey(Option.SIX_LEVELS.key()) && !rules.on(Option.SIX_LEVELS)
                ? " With the house rule six-levels off it may set out with fewer than six levels drawn."
                : "";
    }
}
