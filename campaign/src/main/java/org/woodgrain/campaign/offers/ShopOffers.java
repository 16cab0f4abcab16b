package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.offers.Offer.Choice;
import org.woodgrain.campaign.offers.Offer.Field;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.town.Prices;
import org.woodgrain.campaign.town.ShopList;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.experience.Treasure;

/** Buying, selling and reckoning with coins. */
final class ShopOffers {
    private static final String SHOP = "Shop";

    List<Offer> offers(World world, CampaignState state) {
        if (state.company().isEmpty()) {
            return List.of();
        }
        EquipmentTables tables = world.book().equipment();
        List<Choice> company = Belongings.company(world, state);
        List<Offer> all = new ArrayList<>();
        all.add(offer(
                "buy",
                "Buy",
                "EQ-02",
                List.of(
                        Belongings.one("who", "For", company),
                        Belongings.one("article", "What", goods(tables)),
                        Belongings.number("quantity", "How many", "1"))));
        List<Choice> things = Belongings.things(state, (who, item) -> Prices.saleable(tables, item));
        if (!things.isEmpty()) {
            all.add(offer(
                    "sell",
                    "Sell",
                    "EQ-03",
                    List.of(Belongings.one("thing", "What", things), Belongings.number("quantity", "How many", "1"))));
        }
        boolean valuables =
                state.company().stream().flatMap(who -> who.items().stream()).anyMatch(Treasure::valuable);
        if (valuables) {
            all.add(offer("sell-treasure", "Change gems and jewelry into coin", "TR-35", List.of()));
        }
        all.add(offer("divide-coins", "Divide all coins equally", "EQ-06", List.of()));
        all.add(offer(
                "pool-coins",
                "Put all coins into one purse",
                "EQ-06",
                List.of(Belongings.one("who", "Whose", company))));
        all.add(offer(
                "change-coins",
                "Change coins into gold and silver",
                "EQ-06",
                List.of(Belongings.one("who", "Whose", company))));
        return all;
    }

    private static List<Choice> goods(EquipmentTables tables) {
        return ShopList.of(tables).categories().stream()
                .flatMap(category -> category.goods().stream())
                .map(goods -> new Choice(goods.article(), goods.name(), note(goods)))
                .toList();
    }

    private static String note(ShopList.Goods goods) {
        String text = goods.price() + " gp, " + goods.weight();
        return goods.note().isEmpty() ? text : text + ", " + goods.note();
    }

    private static Offer offer(String id, String label, String rule, List<Field> fields) {
        return new Offer(id, label, SHOP, rule, "", "", fields);
    }

    Optional<Reading> read(Pick pick) {
        CharacterId who = new CharacterId(pick.one("who"));
        return switch (pick.offer()) {
            case "buy" -> Fields.counted(pick, "quantity", many -> new TownCommand.Buy(who, pick.one("article"), many));
            case "sell" ->
                Belongings.counted(pick, (thing, many) -> new TownCommand.Sell(thing.who(), thing.item(), many));
            case "sell-treasure" -> TownOffers.understood(new TownCommand.SellTreasure());
            case "divide-coins" -> TownOffers.understood(new TownCommand.DivideCoins());
            case "pool-coins" -> TownOffers.understood(new TownCommand.PoolCoins(who));
            case "change-coins" -> TownOffers.understood(new TownCommand.ChangeCoins(who));
            default -> Optional.empty();
        };
    }
}
