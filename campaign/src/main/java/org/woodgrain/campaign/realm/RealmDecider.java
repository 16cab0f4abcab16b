package org.woodgrain.campaign.realm;

import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.RealmCommand;
import org.woodgrain.campaign.event.RealmEvent;
import org.woodgrain.campaign.people.Presence;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.RealmRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.refusal.TownRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Troop;
import org.woodgrain.campaign.unfold.Unfolding;

/** Decides {@link RealmCommand}s. */
public final class RealmDecider {
    private RealmDecider() {}

    /** Why the command cannot be carried out; empty if it can. Throws no dice. */
    public static Optional<Refusal> check(World world, CampaignState state, RealmCommand command) {
        if (!Presence.inTown(state)) {
            return Optional.of(new TownRefusal.NotInTown());
        }
        return switch (command) {
            case RealmCommand.Recruit recruit ->
                member(state, recruit.employer()).or(() -> Recruiting.check(world, state, recruit));
            case RealmCommand.Disband disband ->
                state.realm().troop(disband.troop()).isPresent()
                        ? Optional.empty()
                        : Optional.of(new RealmRefusal.NoTroop());
            case RealmCommand.Fetch fetch -> Treasury.check(state, fetch);
            case RealmCommand.Send send -> Treasury.check(state, send);
            case RealmCommand.Invest invest -> Investing.check(world, state, invest);
        };
    }

    /** Carries out a command that was checked. */
    public static void carryOut(Unfolding u, RealmCommand command) {
        switch (command) {
            case RealmCommand.Recruit recruit -> Recruiting.carryOut(u, recruit);
            case RealmCommand.Disband disband -> {
                Troop troop = u.state().realm().troop(disband.troop()).orElseThrow();
                u.emit(new RealmEvent.TroopGone(troop.id(), troop.master(), "are let go"));
            }
            case RealmCommand.Fetch fetch -> Treasury.carryOut(u, fetch);
            case RealmCommand.Send send -> Treasury.carryOut(u, send);
            case RealmCommand.Invest invest -> Investing.carryOut(u, invest);
        }
    }

    private static Optional<Refusal> member(CampaignState state, CharacterId id) {
        Optional<Adventurer> who = state.adventurer(id).filter(Adventurer::living);
        return who.isPresent() && state.order().contains(id)
                ? Optional.empty()
                : Optional.of(new GeneralRefusal.NoSuchCharacter(id.value()));
    }
}
