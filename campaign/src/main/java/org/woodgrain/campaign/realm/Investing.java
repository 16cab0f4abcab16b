package org.woodgrain.campaign.realm;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.RealmCommand;
import org.woodgrain.campaign.event.RealmEvent;
import org.woodgrain.campaign.refusal.RealmRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Holding;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.realm.Dominion;
import org.woodgrain.rules.realm.Venture;
import org.woodgrain.rules.time.Calendar;

/** Gold put to work in a territory, and what the months make of it. */
public final class Investing {
    private static final String RELIGION = "religion";

    /** Ventures that need nothing but people and cleared land; the others wait for roads, waters and workshops. */
    private static final Set<String> OPEN = Set.of("inns", "farming", RELIGION);

    private static final int PRIEST = 4;

    private Investing() {}

    /** The ventures that the ruler of a stronghold could begin now. */
    public static List<Venture> open(World world, CampaignState state, Holding holding) {
        return world.book().realm().ventures().values().stream()
                .filter(each -> barred(state, holding, each).isEmpty())
                .toList();
    }

    @Rule("CH-75")
    private static Optional<String> barred(CampaignState state, Holding holding, Venture venture) {
        if (!OPEN.contains(venture.id())) {
            return Optional.of("the land has nothing that it needs");
        }
        if (!holding.cleared() || holding.people() == 0) {
            return Optional.of("nobody lives in the land of " + holding.name() + " yet");
        }
        boolean priest = state.company().stream()
                .anyMatch(who -> who.acting() == CharacterClass.CLERIC && who.level() >= PRIEST);
        return venture.id().equals(RELIGION) && !priest
                ? Optional.of("it takes a cleric of the fourth level")
                : Optional.empty();
    }

    static Optional<Refusal> check(World world, CampaignState state, RealmCommand.Invest invest) {
        return Treasury.held(state, invest.holding(), holding -> {
            Optional<Venture> venture =
                    Optional.ofNullable(world.book().realm().ventures().get(invest.venture()));
            if (venture.isEmpty()) {
                return Optional.of(new RealmRefusal.NoVenture("there is no such venture"));
            }
            Optional<String> why = barred(state, holding, venture.get());
            if (why.isPresent()) {
                return Optional.of(new RealmRefusal.NoVenture(why.get()));
            }
            int unit = venture.get().unit();
            if (invest.gold() < unit || invest.gold() % unit != 0 || invest.gold() > Treasury.MOST) {
                return Optional.of(new RealmRefusal.NoVenture("whole multiples of " + unit + " gp are put into it"));
            }
            return holding.treasury() >= invest.gold()
                    ? Optional.empty()
                    : Optional.of(new RealmRefusal.TreasuryLacks(holding.name(), holding.treasury()));
        });
    }

    @Rule("CH-75")
    static void carryOut(Unfolding u, RealmCommand.Invest invest) {
        Holding holding = u.state().realm().holding(invest.holding()).orElseThrow();
        Venture venture = venture(u, invest.venture());
        Holding.Stake stake = holding.ventures().stream()
                .filter(each -> each.venture().equals(venture.id()))
                .findFirst()
                .map(old -> new Holding.Stake(old.venture(), old.capital() + invest.gold(), old.from()))
                .orElseGet(() -> new Holding.Stake(
                        venture.id(), invest.gold(), u.state().clock().day() + venture.setUp() * Calendar.MONTH));
        u.emit(new RealmEvent.Invested(holding.id(), invest.gold(), stake));
    }

    /** A month of every venture of a stronghold that pays by now. */
    @Rule("CH-75")
    static void month(Unfolding u, String id) {
        Holding before = u.state().realm().holding(id).orElseThrow();
        Adventurer owner = u.state().adventurer(before.owner()).orElseThrow();
        boolean lord = Dominion.baron(owner.acting(), owner.level());
        for (Holding.Stake stake : new ArrayList<>(before.ventures())) {
            if (stake.from() >= before.settled()) {
                continue;
            }
            Holding now = u.state().realm().holding(id).orElseThrow();
            Venture venture = venture(u, stake.venture());
            int working = venture.working(stake.capital(), now.people());
            Venture.Month month = venture.month(u.throwing(), working, lord);
            int paid = Math.max(month.gold(), -now.treasury());
            int unpaid = paid - month.gold();
            u.emit(new RealmEvent.VentureTurned(
                    id,
                    venture.id(),
                    paid,
                    Math.max(0, stake.capital() - month.lost() - unpaid),
                    month.success() ? Venture.newcomers(working, now.people()) : 0,
                    u.throwing().take()));
        }
    }

    private static Venture venture(Unfolding u, String id) {
        Venture venture = u.world().book().realm().ventures().get(id);
        if (venture == null) {
            throw new IllegalStateException("no venture " + id);
        }
        return venture;
    }
}
