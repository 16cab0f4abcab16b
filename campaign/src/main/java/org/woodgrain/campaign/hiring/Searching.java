package org.woodgrain.campaign.hiring;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.command.HiringCommand;
import org.woodgrain.campaign.event.HiringEvent;
import org.woodgrain.campaign.people.Funds;
import org.woodgrain.campaign.refusal.HiringRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Candidate;
import org.woodgrain.campaign.town.Lodging;
import org.woodgrain.campaign.town.Stranger;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.hirelings.Calling;
import org.woodgrain.rules.hirelings.Terms;
import org.woodgrain.rules.time.Calendar;

/** Looking for people to hire: it costs gold and weeks, and is answered or not. */
final class Searching {
    /** Those who answer wait so long for an offer. */
    static final int PATIENCE = Calendar.WEEK;

    static final int MOST_GOLD = 1_000_000;

    private static final Terms NOTHING = new Terms(0, false, false);

    private Searching() {}

    @Rule("NP-06")
    static Optional<Refusal> check(CampaignState state, HiringCommand.Seek seek) {
        if (seek.gold() < 0 || seek.gold() > MOST_GOLD) {
            return Optional.of(new HiringRefusal.BadSum(seek.gold()));
        }
        Adventurer employer = state.adventurer(seek.employer()).orElseThrow();
        int dearest = seek.how().dearest();
        return Funds.of(state, employer).worth() >= dearest * Coins.GOLD
                ? Optional.empty()
                : Optional.of(new HiringRefusal.CannotAfford(
                        employer.name(), Funds.of(state, employer).label(), dearest, "NP-06"));
    }

    @Rule({"NP-05", "NP-06", "NP-07"})
    static void carryOut(Unfolding u, HiringCommand.Seek seek) {
        Adventurer employer = u.state().adventurer(seek.employer()).orElseThrow();
        int cost = seek.how().cost(u.throwing());
        Funds left = Funds.of(u.state(), employer).pay(cost * Coins.GOLD).orElseThrow();
        u.emit(new HiringEvent.SearchPaid(
                employer.id(),
                seek.calling(),
                seek.how(),
                cost,
                left.purse(),
                left.stored(),
                u.throwing().take()));
        int days = seek.how().weeks() * Calendar.WEEK;
        Lodging.pass(u, days, who -> days, "NP-06");
        int answers = seek.how().answers(u.throwing(), seek.calling(), steps(seek));
        List<Candidate> candidates = new ArrayList<>();
        for (int i = 0; i < answers; i++) {
            candidates.add(new Candidate(
                    person(u, seek.calling(), candidates),
                    seek.calling(),
                    employer.id(),
                    u.state().clock().day() + PATIENCE,
                    0,
                    NOTHING));
        }
        u.emit(new HiringEvent.SearchAnswered(
                employer.id(), seek.calling(), candidates, u.throwing().take()));
    }

    private static Adventurer person(Unfolding u, Calling calling, List<Candidate> others) {
        return Stranger.make(
                u,
                calling.race(),
                calling.characterClass(),
                others.stream().map(each -> each.person().name()).toList());
    }

    /** What a sum named in public adds to the answers; less than the least adds nothing. */
    private static int steps(HiringCommand.Seek seek) {
        return Math.max(0, new Terms(seek.gold(), false, false).steps(seek.calling()));
    }
}
