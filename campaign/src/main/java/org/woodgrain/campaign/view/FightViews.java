package org.woodgrain.campaign.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;

/**
 * So much of the projection as a player needs for one round of a fight: the company's condition, those who are met, and
 * the offer to fight. For players who play very many fights; what is left out is empty.
 */
public final class FightViews {
    private static final View.Strip NO_STRIP = new View.Strip(0, "", 0, 0, List.of(), "", "", 0);

    private FightViews() {}

    /** That part of the view of a seat; empty if this is no time to fight. */
    public static Optional<View> of(World drawn, CampaignState state, Seat seat) {
        World world = drawn.now(state);
        Optional<Offer> fight = Actions.fight(world, state, seat);
        if (fight.isEmpty()) {
            return Optional.empty();
        }
        List<View.Member> members = new ArrayList<>();
        for (Adventurer each : state.company()) {
            members.add(Members.fighting(state, each, members.size() + 1));
        }
        return Optional.of(new View(
                state.id(),
                state.name(),
                state.ruleset().profile().label(),
                NO_STRIP,
                Optional.empty(),
                members,
                List.of(),
                List.of(),
                List.of(),
                state.encounter().map(meeting -> MeetingViews.of(world, state, meeting, seat)),
                "",
                List.of(fight.get()),
                Optional.empty()));
    }
}
