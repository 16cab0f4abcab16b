package org.woodgrain.campaign.begin;

import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.BeginCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.BeginEvent;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.unfold.Unfolding;

/** Decides {@link BeginCommand}s. */
public final class BeginDecider {
    private BeginDecider() {}

    /** Why the command cannot be carried out; empty if it can. Throws no dice. */
    public static Optional<Refusal> check(World world, CampaignState state, Seat seat, BeginCommand command) {
        return switch (command) {
            case BeginCommand.Begin begin ->
                state.id().isEmpty()
                        ? Optional.empty()
                        : Optional.of(new GeneralRefusal.NotNow("begin", "the campaign has begun already"));
        };
    }

    /** Carries out a command that was checked. */
    public static void carryOut(Unfolding unfolding, BeginCommand command) {
        switch (command) {
            case BeginCommand.Begin begin -> {
                unfolding.emit(new BeginEvent.CampaignBegun(
                        begin.campaign(), begin.name(), begin.ruleset(), begin.commitment()));
                unfolding.world().levels().values().forEach(level -> LevelStocking.stock(unfolding, level));
            }
        }
    }
}
