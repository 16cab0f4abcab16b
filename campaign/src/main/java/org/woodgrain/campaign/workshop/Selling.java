package org.woodgrain.campaign.workshop;

import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.WorkshopCommand;
import org.woodgrain.campaign.event.WorkshopEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.refusal.WorkshopRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.magic.Manufacture.Work;
import org.woodgrain.rules.treasure.Charges;
import org.woodgrain.rules.treasure.Scrolls;
import org.woodgrain.rules.treasure.Worth;

/** Selling what was made: each search for a buyer takes a month, and he pays what he pays. */
public final class Selling {
    private Selling() {}

    @Rule("MA-36")
    static Optional<Refusal> check(World world, CampaignState state, WorkshopCommand.SellMade sell) {
        Adventurer who = state.adventurer(sell.who()).orElseThrow();
        return who.item(sell.thing())
                        .filter(item -> sellable(world, state, item))
                        .isPresent()
                ? Optional.empty()
                : Optional.of(new WorkshopRefusal.NotMade(who.name()));
    }

    /** Whether a thing is of a wizard's making and still worth something. */
    public static boolean sellable(World world, CampaignState state, Item item) {
        return state.workshop().made().contains(item.id()) && cost(world, item) > 0;
    }

    /** What making a thing as it is now would cost, in copper pieces: arrows shot and spells read are gone. */
    static int cost(World world, Item item) {
        if (Scrolls.isSpellScroll(item.kind())) {
            return ScrollWriting.work(world, Scrolls.spells(item.kind())).gold() * Coins.GOLD;
        }
        return world.book()
                .making()
                .work(item.kind())
                .map(work -> each(work) * item.quantity())
                .orElse(0);
    }

    /** What is left of a worth in the same coin, charges used being gone. */
    @Rule("TR-33")
    static int left(CampaignState state, Item item, int worth) {
        return Charges.full(item.kind())
                .map(full -> Worth.charged(worth, full - state.charges(item.id()), full))
                .orElse(worth);
    }

    private static int each(Work work) {
        return work.gold() * Coins.GOLD / work.quantity();
    }

    @Rule("MA-36")
    static void carryOut(Unfolding u, WorkshopCommand.SellMade sell) {
        Sale.after(u, sell.who(), sell.thing(), item -> left(u.state(), item, cost(u.world(), item)))
                .ifPresent(sale -> u.emit(new WorkshopEvent.MadeSold(
                        sell.who(),
                        sell.thing(),
                        sale.item().name(),
                        sale.copper(),
                        sale.purse(),
                        u.throwing().take())));
    }
}
