package org.woodgrain.campaign.meeting;

import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.refusal.MeetingRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.unfold.Unfolding;

/** Decides {@link MeetingCommand}s. */
public final class MeetingDecider {
    private MeetingDecider() {}

    /** Why the command cannot be carried out; empty if it can. Throws no dice. */
    public static Optional<Refusal> check(World world, CampaignState state, Seat seat, MeetingCommand command) {
        return switch (command) {
            case MeetingCommand.Wait wait ->
                state.encounter().isPresent() ? Optional.empty() : Optional.of(new MeetingRefusal.NobodyHere());
        };
    }

    /** Carries out a command that was checked. */
    public static void carryOut(Unfolding unfolding, MeetingCommand command) {
        switch (command) {
            case MeetingCommand.Wait wait -> {}
        }
    }
}
