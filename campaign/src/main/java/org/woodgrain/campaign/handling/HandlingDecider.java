package org.woodgrain.campaign.handling;

import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.HandlingCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.HandlingEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.unfold.Unfolding;

/** Decides {@link HandlingCommand}s. */
public final class HandlingDecider {
    private HandlingDecider() {}

    /** Why the command cannot be carried out; empty if it can. Throws no dice. */
    public static Optional<Refusal> check(World world, CampaignState state, Seat seat, HandlingCommand command) {
        return switch (command) {
            case HandlingCommand.Ready ready -> Optional.empty();
        };
    }

    /** Carries out a command that was checked. */
    public static void carryOut(Unfolding unfolding, HandlingCommand command) {
        switch (command) {
            case HandlingCommand.Ready ready ->
                unfolding.emit(new HandlingEvent.Readied(ready.who(), ready.item(), ready.how()));
        }
    }
}
