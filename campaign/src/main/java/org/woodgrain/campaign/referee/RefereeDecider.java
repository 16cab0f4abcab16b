package org.woodgrain.campaign.referee;

import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.RefereeCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.RefereeEvent;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.RefereeRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.unfold.Unfolding;

/** Decides {@link RefereeCommand}s. */
public final class RefereeDecider {
    private RefereeDecider() {}

    /** Why the command cannot be carried out; empty if it can. Throws no dice. */
    public static Optional<Refusal> check(World world, CampaignState state, Seat seat, RefereeCommand command) {
        return switch (command) {
            case RefereeCommand.Tell tell -> {
                if (!seat.seesAll()) {
                    yield Optional.of(new GeneralRefusal.RefereeOnly("speak as the referee"));
                }
                yield tell.text().isBlank() ? Optional.of(new RefereeRefusal.NothingToTell()) : Optional.empty();
            }
        };
    }

    /** Carries out a command that was checked. */
    public static void carryOut(Unfolding unfolding, RefereeCommand command) {
        switch (command) {
            case RefereeCommand.Tell tell ->
                unfolding.emit(new RefereeEvent.Told(tell.text().strip()));
        }
    }
}
