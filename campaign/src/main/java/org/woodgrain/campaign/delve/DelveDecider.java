package org.woodgrain.campaign.delve;

import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.unfold.Unfolding;

/** Decides {@link DelveCommand}s. */
public final class DelveDecider {
    private DelveDecider() {}

    /** Why the command cannot be carried out; empty if it can. Throws no dice. */
    public static Optional<Refusal> check(World world, CampaignState state, Seat seat, DelveCommand command) {
        return switch (command) {
            case DelveCommand.March march -> Optional.empty();
            case DelveCommand.WalkTo walk -> Optional.empty();
        };
    }

    /** Carries out a command that was checked. */
    public static void carryOut(Unfolding unfolding, DelveCommand command) {
        switch (command) {
            case DelveCommand.March march -> {}
            case DelveCommand.WalkTo walk -> {}
        }
    }
}
