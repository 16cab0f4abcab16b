package org.woodgrain.campaign.realm;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.woodgrain.campaign.command.RefereeCommand;
import org.woodgrain.campaign.event.RealmEvent;
import org.woodgrain.campaign.people.Funds;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.RealmRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Holding;
import org.woodgrain.campaign.state.Troop;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.realm.Dominion;
import org.woodgrain.rules.realm.Faithful;

/** Strongholds that the referee lets be finished, and land that he says is clear. */
public final class Granting {
    private static final int LONGEST_NAME = 40;
    private static final int MOST_PEOPLE = 100_000;

    private Granting() {}

    /** Why a stronghold cannot be granted; empty if it can. */
    @Rule({"CH-75", "CH-77"})
    public static Optional<Refusal> check(CampaignState state, RefereeCommand.GrantStronghold grant) {
        Optional<Adventurer> found = state.adventurer(grant.owner()).filter(Adventurer::living);
        if (found.isEmpty()) {
            return Optional.of(new GeneralRefusal.NoSuchCharacter(grant.owner().value()));
        }
        String name = grant.name().strip();
        if (name.isEmpty() || name.length() > LONGEST_NAME) {
            return Optional.of(new RealmRefusal.NeedsName());
        }
        if (grant.spent() < 1 || grant.spent() > Treasury.MOST) {
            return Optional.of(new RealmRefusal.BadNumber("gold pieces", 1, Treasury.MOST));
        }
        Adventurer owner = found.get();
        int works = Dominion.works(grant.spent(), helped(state, owner));
        if (works < Dominion.LEAST) {
            return Optional.of(new RealmRefusal.TooSmall(grant.spent(), works, Dominion.LEAST));
        }
        if (grant.people() < 0 || grant.people() > MOST_PEOPLE) {
            return Optional.of(new RealmRefusal.BadNumber("inhabitants", 0, MOST_PEOPLE));
        }
        Funds funds = Funds.of(state, owner);
        return grant.pays() && funds.worth() < (long) grant.spent() * Coins.GOLD
                ? Optional.of(new RealmRefusal.CannotPay(owner.name(), funds.label(), grant.spent(), "ST-07"))
                : Optional.empty();
    }

    /** A patriarch who builds is helped, with one stronghold in his life. */
    @Rule("CH-77")
    private static boolean helped(CampaignState state, Adventurer owner) {
        return Dominion.helped(owner.acting(), owner.level())
                && state.realm().of(owner.id()).stream().allMatch(each -> each.help() == Holding.Help.NONE);
    }

    /** Founds it, with what comes to it at once. */
    @Rule({"CH-75", "CH-77", "CH-78", "CH-80", "ST-10"})
    public static void carryOut(Unfolding u, RefereeCommand.GrantStronghold grant) {
        Adventurer owner = u.state().adventurer(grant.owner()).orElseThrow();
        boolean helped = helped(u.state(), owner);
        int day = u.state().clock().day();
        Funds funds = Funds.of(u.state(), owner);
        Funds left = grant.pays() ? funds.pay(grant.spent() * Coins.GOLD).orElseThrow() : funds;
        Holding holding = new Holding(
                u.newId("s"),
                owner.id(),
                grant.name().strip(),
                grant.spent(),
                Dominion.works(grant.spent(), helped),
                helped ? Holding.Help.GIVEN : Holding.Help.NONE,
                false,
                List.of(),
                0,
                day,
                day,
                List.of());
        u.emit(new RealmEvent.StrongholdFinished(holding, left.purse(), left.stored(), grant.why()));
        if (grant.cleared()) {
            gain(u, holding.id(), grant.people());
        }
        if (helped) {
            for (Faithful each : Faithful.values()) {
                int number = each.come(u.throwing());
                u.emit(new RealmEvent.FaithfulCame(
                        Troop.faithful(
                                u.newId("t"),
                                holding,
                                each.name().toLowerCase(Locale.ROOT).replace('_', '-'),
                                each.label(),
                                number),
                        u.throwing().take()));
            }
        }
    }

    /** Why land cannot be said to be clear; empty if it can. */
    public static Optional<Refusal> check(CampaignState state, RefereeCommand.ClearLand clear) {
        Optional<Holding> holding = state.realm().holding(clear.holding());
        if (holding.isEmpty()) {
            return Optional.of(new RealmRefusal.NoHolding());
        }
        if (holding.get().cleared()) {
            return Optional.of(new RealmRefusal.LandIsClear(holding.get().name()));
        }
        return clear.people() < 0 || clear.people() > MOST_PEOPLE
                ? Optional.of(new RealmRefusal.BadNumber("inhabitants", 0, MOST_PEOPLE))
                : Optional.empty();
    }

    /** Gains the territory. */
    public static void carryOut(Unfolding u, RefereeCommand.ClearLand clear) {
        gain(u, clear.holding(), clear.people());
    }

    /** The people are as many as the referee says, or thrown for. */
    @Rule("CH-80")
    private static void gain(Unfolding u, String holding, int people) {
        List<Integer> villages = people > 0 ? List.of(people) : Dominion.villages(u.throwing());
        u.emit(new RealmEvent.TerritoryGained(holding, villages, u.throwing().take()));
    }
}
