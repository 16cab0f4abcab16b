package org.woodgrain.campaign.hiring;

import java.util.Optional;
import org.woodgrain.campaign.command.HiringCommand;
import org.woodgrain.campaign.event.HiringEvent;
import org.woodgrain.campaign.people.Funds;
import org.woodgrain.campaign.refusal.HiringRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Service;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Coins;

/** The place of worship that a cleric was promised. */
final class Chapel {
    /** What a room fit for worship costs his employer, in gold pieces: the least that a human is offered. */
    static final int ROOM = 100;

    private Chapel() {}

    @Rule("NP-11")
    static Optional<Refusal> check(CampaignState state, HiringCommand.KeepPromise keep) {
        Optional<Refusal> serves = HiringDecider.serves(state, keep.hireling());
        if (serves.isPresent()) {
            return serves;
        }
        Service service = HiringDecider.service(state, keep.hireling());
        if (service.promised() == 0) {
            return Optional.of(new HiringRefusal.NothingPromised(
                    state.adventurer(keep.hireling()).orElseThrow().name()));
        }
        Optional<Adventurer> employer = state.adventurer(service.employer()).filter(Adventurer::living);
        return employer.filter(who -> Funds.of(state, who).worth() >= ROOM * Coins.GOLD)
                        .isPresent()
                ? Optional.empty()
                : Optional.of(new HiringRefusal.CannotAfford(
                        employer.map(Adventurer::name).orElse("The employer"),
                        employer.map(who -> Funds.of(state, who).label()).orElse("nothing"),
                        ROOM,
                        "NP-11"));
    }

    @Rule("NP-11")
    static void carryOut(Unfolding u, HiringCommand.KeepPromise keep) {
        Adventurer employer = u.state()
                .adventurer(HiringDecider.service(u.state(), keep.hireling()).employer())
                .orElseThrow();
        Funds left = Funds.of(u.state(), employer).pay(ROOM * Coins.GOLD).orElseThrow();
        u.emit(new HiringEvent.PromiseKept(keep.hireling(), ROOM, left.purse(), left.stored()));
    }
}
