package org.woodgrain.campaign.town;

import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.event.TownEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.refusal.TownRefusal;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;

/** Decides {@link TownCommand}s. */
public final class TownDecider {
    private TownDecider() {}

    /** Why the command cannot be carried out; empty if it can. Throws no dice. */
    public static Optional<Refusal> check(World world, CampaignState state, Seat seat, TownCommand command) {
        return switch (command) {
            case TownCommand.Array array -> Optional.empty();
            case TownCommand.SetOut setOut ->
                state.place() instanceof Place.Town ? Optional.empty() : Optional.of(new TownRefusal.NotInTown());
        };
    }

    /** Carries out a command that was checked. */
    public static void carryOut(Unfolding unfolding, TownCommand command) {
        switch (command) {
            case TownCommand.Array array -> unfolding.emit(new TownEvent.CompanyArrayed(array.order()));
            case TownCommand.SetOut setOut -> {}
        }
    }
}
