package org.woodgrain.campaign.workshop;

import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.WorkshopCommand;
import org.woodgrain.campaign.people.Presence;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.refusal.TownRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.unfold.Unfolding;

/** Decides {@link WorkshopCommand}s. */
public final class WorkshopDecider {
    private WorkshopDecider() {}

    /** Why the command cannot be carried out; empty if it can. Throws no dice. */
    public static Optional<Refusal> check(World world, CampaignState state, WorkshopCommand command) {
        if (!Presence.inTown(state)) {
            return Optional.of(new TownRefusal.NotInTown());
        }
        return switch (command) {
            case WorkshopCommand.Make make -> member(state, make.who()).or(() -> ThingMaking.check(world, state, make));
            case WorkshopCommand.WriteScroll write ->
                member(state, write.who()).or(() -> ScrollWriting.check(world, state, write));
            case WorkshopCommand.CopyBooks copy ->
                member(state, copy.who()).or(() -> BookCopying.check(world, state, copy));
            case WorkshopCommand.SellMade sell -> member(state, sell.who()).or(() -> Selling.check(world, state, sell));
            case WorkshopCommand.SellFound sell -> member(state, sell.who()).or(() -> Spoils.check(world, state, sell));
        };
    }

    /** Carries out a command that was checked. */
    public static void carryOut(Unfolding u, WorkshopCommand command) {
        switch (command) {
            case WorkshopCommand.Make make -> ThingMaking.carryOut(u, make);
            case WorkshopCommand.WriteScroll write -> ScrollWriting.carryOut(u, write);
            case WorkshopCommand.CopyBooks copy -> BookCopying.carryOut(u, copy);
            case WorkshopCommand.SellMade sell -> Selling.carryOut(u, sell);
            case WorkshopCommand.SellFound sell -> Spoils.carryOut(u, sell);
        }
    }

    private static Optional<Refusal> member(CampaignState state, CharacterId id) {
        Optional<Adventurer> who = state.adventurer(id).filter(Adventurer::living);
        return who.isPresent() && state.order().contains(id)
                ? Optional.empty()
                : Optional.of(new GeneralRefusal.NoSuchCharacter(id.value()));
    }
}
