package org.woodgrain.campaign.hiring;

import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.HiringCommand;
import org.woodgrain.campaign.event.HiringEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.people.Presence;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.HiringRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.refusal.TownRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Service;
import org.woodgrain.campaign.unfold.Unfolding;

/** Decides {@link HiringCommand}s. */
public final class HiringDecider {
    private HiringDecider() {}

    /** Why the command cannot be carried out; empty if it can. Throws no dice. */
    public static Optional<Refusal> check(World world, CampaignState state, HiringCommand command) {
        if (!Presence.inTown(state) && !(command instanceof HiringCommand.SendAway)) {
            return Optional.of(new TownRefusal.NotInTown());
        }
        return switch (command) {
            case HiringCommand.Seek seek -> employer(state, seek.employer()).or(() -> Searching.check(state, seek));
            case HiringCommand.MakeOffer offer ->
                employer(state, offer.employer()).or(() -> Bargain.check(world, state, offer));
            case HiringCommand.Reward reward -> Payroll.check(state, reward);
            case HiringCommand.KeepPromise keep -> Chapel.check(state, keep);
            case HiringCommand.Dismiss dismiss -> serves(state, dismiss.hireling());
            case HiringCommand.SendAway away ->
                state.followers().stream().anyMatch(each -> each.foe().id().equals(away.monster()))
                        ? Optional.empty()
                        : Optional.of(
                                new HiringRefusal.NotInService(away.monster().value()));
        };
    }

    /** Carries out a command that was checked. */
    public static void carryOut(Unfolding u, HiringCommand command) {
        switch (command) {
            case HiringCommand.Seek seek -> Searching.carryOut(u, seek);
            case HiringCommand.MakeOffer offer -> Bargain.carryOut(u, offer);
            case HiringCommand.Reward reward -> Payroll.reward(u, reward);
            case HiringCommand.KeepPromise keep -> Chapel.carryOut(u, keep);
            case HiringCommand.Dismiss dismiss ->
                u.emit(new HiringEvent.ServiceEnded(dismiss.hireling(), false, "is let go", "NP-01"));
            case HiringCommand.SendAway away -> u.emit(new MagicEvent.FollowerLeft(away.monster(), "sent away"));
        }
    }

    private static Optional<Refusal> employer(CampaignState state, CharacterId id) {
        Optional<Adventurer> who = state.adventurer(id).filter(Adventurer::living);
        if (who.isEmpty() || !state.order().contains(id)) {
            return Optional.of(new GeneralRefusal.NoSuchCharacter(id.value()));
        }
        return state.service(id).isPresent()
                ? Optional.of(new HiringRefusal.NotAnEmployer(who.get().name()))
                : Optional.empty();
    }

    static Optional<Refusal> serves(CampaignState state, CharacterId id) {
        Optional<Adventurer> who = state.adventurer(id).filter(Adventurer::living);
        if (who.isEmpty()) {
            return Optional.of(new GeneralRefusal.NoSuchCharacter(id.value()));
        }
        return state.service(id).isPresent()
                ? Optional.empty()
                : Optional.of(new HiringRefusal.NotInService(who.get().name()));
    }

    /** The terms on which a checked hireling serves. */
    static Service service(CampaignState state, CharacterId id) {
        return state.service(id).orElseThrow();
    }
}
