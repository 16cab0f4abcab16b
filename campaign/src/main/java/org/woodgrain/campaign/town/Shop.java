package org.woodgrain.campaign.town;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.event.TownEvent;
import org.woodgrain.campaign.people.Funds;
import org.woodgrain.campaign.property.Herd;
import org.woodgrain.campaign.refusal.HandlingRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.refusal.TownRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Article;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.Containers;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.Rations;
import org.woodgrain.rules.experience.Treasure;

/** Buying and selling. */
final class Shop {
    private static final int MOST = 100;

    private Shop() {}

    @Rule({"EQ-02", "EQ-04"})
    static Optional<Refusal> check(World world, CampaignState state, TownCommand.Buy buy) {
        Optional<Article> article = article(world, buy);
        if (article.isEmpty()) {
            return Optional.of(new TownRefusal.NotSold(buy.article()));
        }
        if (buy.quantity() < 1 || buy.quantity() > MOST) {
            return Optional.of(new TownRefusal.NoQuantity(buy.quantity(), MOST, "EQ-02"));
        }
        Adventurer who = state.adventurer(buy.who()).orElseThrow();
        int price = article.get().price() * buy.quantity();
        Funds funds = Funds.of(state, who);
        if (funds.pay(price * Coins.GOLD).isEmpty()) {
            return Optional.of(new TownRefusal.NotEnoughGold(who.name(), price, funds.label()));
        }
        return Optional.empty();
    }

    static void carryOut(Unfolding u, TownCommand.Buy buy) {
        Adventurer who = u.state().adventurer(buy.who()).orElseThrow();
        Article article = article(u.world(), buy).orElseThrow();
        if (article.carrier()) {
            Herd.buy(u, who, article, buy.quantity());
            return;
        }
        int price = article.price() * buy.quantity();
        Funds left = Funds.of(u.state(), who).pay(price * Coins.GOLD).orElseThrow();
        List<Item> things = Purchase.things(
                Rations.weighed(u.world().book().equipment(), u.state().ruleset()),
                who,
                article,
                buy.quantity(),
                () -> u.newId("i"));
        String name = buy.quantity() == 1 ? article.name() : buy.quantity() + " x " + article.name();
        u.emit(new TownEvent.Bought(who.id(), article.id(), name, things, price, left.purse(), left.stored()));
    }

    private static Optional<Article> article(World world, TownCommand.Buy buy) {
        return Optional.ofNullable(world.book().equipment().articles().get(buy.article()))
                .filter(Article::sold);
    }

    static Optional<Refusal> check(World world, CampaignState state, TownCommand.Sell sell) {
        Adventurer who = state.adventurer(sell.who()).orElseThrow();
        Optional<Item> item = who.item(sell.item());
        if (item.isEmpty()) {
            return Optional.of(
                    new HandlingRefusal.NoSuchThing(who.name(), sell.item().value()));
        }
        if (sell.quantity() < 1 || sell.quantity() > item.get().quantity()) {
            return Optional.of(new HandlingRefusal.NotThatMany(
                    who.name(), item.get().name(), item.get().quantity()));
        }
        EquipmentTables tables = world.book().equipment();
        boolean unsaleable = !Prices.saleable(tables, item.get())
                || !Containers.inside(who.items(), item.get().id()).isEmpty();
        return unsaleable ? Optional.of(new TownRefusal.NobodyBuys(item.get().name())) : Optional.empty();
    }

    @Rule({"EQ-03", "TR-35"})
    static void carryOut(Unfolding u, TownCommand.Sell sell) {
        Adventurer who = u.state().adventurer(sell.who()).orElseThrow();
        sell(u, who, who.item(sell.item()).orElseThrow(), sell.quantity());
    }

    static Optional<Refusal> checkTreasure(CampaignState state) {
        return state.company().stream()
                        .flatMap(member -> member.items().stream())
                        .noneMatch(Shop::sameDay)
                ? Optional.of(new TownRefusal.NothingToSell())
                : Optional.empty();
    }

    @Rule("TR-35")
    static void sellTreasure(Unfolding u) {
        for (Adventurer member : u.state().company()) {
            for (Item item : List.copyOf(member.items())) {
                if (sameDay(item)) {
                    sell(u, u.state().adventurer(member.id()).orElseThrow(), item, item.quantity());
                }
            }
        }
    }

    private static boolean sameDay(Item item) {
        return Treasure.valuable(item) && item.worth() <= Prices.SAME_DAY;
    }

    private static void sell(Unfolding u, Adventurer who, Item item, int quantity) {
        int copper = Prices.offer(u.world().book().equipment(), item, quantity);
        u.emit(new TownEvent.Sold(
                who.id(),
                item.id(),
                item.name(),
                quantity,
                copper,
                who.purse().plus(Coins.change(copper)),
                Treasure.valuable(item) ? "TR-35" : "EQ-03"));
        // a gem worth more than a day's market waits a week for its buyer
        if (Treasure.valuable(item) && item.worth() > Prices.SAME_DAY) {
            Lodging.pass(u, 7, each -> 7, "TR-35");
        }
    }
}
