package org.woodgrain.campaign.magic;

import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.unfold.Unfolding;

/** Decides {@link MagicCommand}s. */
public final class MagicDecider {
    private MagicDecider() {}

    /** Why the command cannot be carried out; empty if it can. Throws no dice. */
    public static Optional<Refusal> check(World world, CampaignState state, Seat seat, MagicCommand command) {
        return switch (command) {
            case MagicCommand.EndSpell end -> Optional.empty();
        };
    }

    /** Carries out a command that was checked. */
    public static void carryOut(Unfolding unfolding, MagicCommand command) {
        switch (command) {
            case MagicCommand.EndSpell end -> unfolding.emit(new MagicEvent.EffectEnded(end.effect(), "given up"));
        }
    }
}
