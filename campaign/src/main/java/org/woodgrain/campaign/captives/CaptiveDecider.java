package org.woodgrain.campaign.captives;

import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.CaptiveCommand;
import org.woodgrain.campaign.event.CaptiveEvent;
import org.woodgrain.campaign.refusal.CaptiveRefusal;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.hirelings.WonMonsters;
import org.woodgrain.rules.monsters.Monster;

/** Decides {@link CaptiveCommand}s. */
public final class CaptiveDecider {
    private static final int PRICE = 100;
    private static final int DRAGON = 500;
    private static final int MONTH = 28;

    /** The day on which a captive was last offered for sale. */
    private static final String OFFERED = "offered";

    private CaptiveDecider() {}

    /** Why the command cannot be carried out; empty if it can. Throws no dice. */
    public static Optional<Refusal> check(World world, CampaignState state, CaptiveCommand command) {
        return switch (command) {
            case CaptiveCommand.Release release ->
                captive(state, release.foe()).isPresent()
                        ? state.encounter().isPresent()
                                ? Optional.of(new GeneralRefusal.NotNow("let a captive go", "strangers are at hand"))
                                : Optional.empty()
                        : Optional.of(new CaptiveRefusal.NoSuchCaptive());
            case CaptiveCommand.Sell sell -> sale(world, state, sell.foe());
        };
    }

    @Rule("NP-24")
    private static Optional<Refusal> sale(World world, CampaignState state, FoeId id) {
        Optional<Foe> foe = captive(state, id);
        if (foe.isEmpty()) {
            return Optional.of(new CaptiveRefusal.NoSuchCaptive());
        }
        if (!(state.place() instanceof Place.Town)) {
            return Optional.of(new GeneralRefusal.NotNow("sell a captive", "there is no buyer outside a town"));
        }
        if (monster(world, foe.get()).isKind("men")) {
            return Optional.of(new CaptiveRefusal.NobodyBuysMen());
        }
        int offered = foe.get().number(OFFERED);
        return offered > 0 && state.clock().day() - offered < MONTH
                ? Optional.of(new CaptiveRefusal.AskedThisMonth(
                        foe.get().name(), MONTH - (state.clock().day() - offered)))
                : Optional.empty();
    }

    /** One that is led bound, or that was subdued. */
    private static Optional<Foe> captive(CampaignState state, FoeId id) {
        return Subdual.follower(state, id)
                .filter(foe -> foe.standing() == Foe.Standing.SURRENDERED || foe.number(Subdual.SUBDUED) > 0);
    }

    /** Carries out a command that was checked. */
    public static void carryOut(Unfolding u, CaptiveCommand command) {
        switch (command) {
            case CaptiveCommand.Release release ->
                captive(u.state(), release.foe())
                        .ifPresent(foe -> u.emit(new CaptiveEvent.Freed(foe.id(), foe.name())));
            case CaptiveCommand.Sell sell -> captive(u.state(), sell.foe()).ifPresent(foe -> sell(u, foe));
        }
    }

    /** One throw a month says whether there is a buyer; the gold is no treasure and earns nothing (XP-05). */
    @Rule("NP-24")
    private static void sell(Unfolding u, Foe foe) {
        boolean found = WonMonsters.bought(u.throwing(), foe.name());
        u.emit(new CaptiveEvent.BuyerSought(
                foe.id(),
                foe.name(),
                found,
                found ? price(u.world(), foe) : 0,
                OFFERED,
                u.state().clock().day(),
                u.throwing().take()));
    }

    /** Gold pieces that a buyer pays. */
    @Rule("NP-24")
    public static int price(World world, Foe foe) {
        Monster monster = monster(world, foe);
        return monster.hitDice().roundedUp() * (monster.isKind("dragon") ? DRAGON : PRICE);
    }

    private static Monster monster(World world, Foe foe) {
        return world.book().monsters().monster(foe.monster());
    }
}
