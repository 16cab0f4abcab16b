package org.woodgrain.campaign.heirs;

import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.HeirEvent;
import org.woodgrain.campaign.refusal.HeirRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Legacy;
import org.woodgrain.campaign.state.Stock;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Article;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.hirelings.Estate;

/** The right to what the lost have left. */
public final class Inheritance {
    private Inheritance() {}

    /** Why somebody cannot take up what another left; empty if he can, and always where no relatives are played. */
    @Rule({"NP-33", "NP-34", "NP-36", "NP-40"})
    public static Optional<Refusal> check(CampaignState state, Adventurer heir, Adventurer from) {
        if (!state.ruleset().on(Option.RELATIVES)) {
            return Optional.empty();
        }
        Legacy legacy = state.legacy(from.id());
        boolean his = heir.name().equals(legacy.relative()) && heir.level() == 1;
        if (!his) {
            return Optional.of(new HeirRefusal.NotTheHeir(legacy.relative()));
        }
        int left = waiting(state, legacy);
        return left > 0 ? Optional.of(new HeirRefusal.StillWaiting(from.name(), left)) : Optional.empty();
    }

    /** Days that must pass before anybody may inherit: none once his death is certain. */
    @Rule("NP-34")
    static int waiting(CampaignState state, Legacy legacy) {
        if (legacy.certain()) {
            return 0;
        }
        int since = legacy.missingSince() == 0 ? state.clock().day() : legacy.missingSince();
        return Math.max(0, Estate.MONTH - (state.clock().day() - since));
    }

    /**
     * The tax in gold pieces on what lies in somebody's strongbox and on his beasts and vehicles with all that is on them;
     * none where no relatives are played.
     */
    @Rule("NP-35")
    public static int tax(World world, CampaignState state, CharacterId owner) {
        if (!state.ruleset().on(Option.RELATIVES)) {
            return 0;
        }
        EquipmentTables tables = world.book().equipment();
        int copper = worth(tables, state.property().strongbox(owner))
                + state.property().carriers().stream()
                        .filter(each -> each.owner().equals(owner))
                        .mapToInt(each -> tables.listed(each.article()).price() * Coins.GOLD
                                + each.barding()
                                        .map(item -> price(tables, item))
                                        .orElse(0)
                                + worth(tables, each.load()))
                        .sum();
        return Estate.tax(Math.ceilDiv(copper, Coins.GOLD));
    }

    private static int worth(EquipmentTables tables, Stock stock) {
        return Coins.worth(stock.coins())
                + stock.things().stream().mapToInt(item -> price(tables, item)).sum();
    }

    /** Goods count at the price of the list, by the lot where they are sold so; all else at its worth. */
    private static int price(EquipmentTables tables, Item item) {
        Optional<Article> plain = tables.article(item.kind()).filter(article -> !EquipmentTables.magical(item));
        if (plain.isEmpty()) {
            return item.worth() * item.quantity();
        }
        return tables.articles().values().stream()
                .filter(article -> article.sold()
                        && article.gives().size() == 1
                        && article.gives().getFirst().kind().equals(item.kind()))
                .findFirst()
                .map(lot -> Math.ceilDiv(
                        lot.price() * Coins.GOLD * item.quantity(),
                        lot.gives().getFirst().quantity()))
                .orElse(plain.get().price() * Coins.GOLD * item.quantity());
    }

    /** Coins less a tax, as far as they go. */
    @Rule("NP-35")
    public static Purse taxed(Purse coins, int tax) {
        int due = Math.min(Coins.worth(coins), tax * Coins.GOLD);
        return Coins.pay(coins, due).orElse(coins);
    }

    /** Notes that a relative has taken it up. */
    public static void takenUp(Unfolding u, CharacterId from, CharacterId heir) {
        if (u.state().ruleset().on(Option.RELATIVES)) {
            u.emit(new HeirEvent.TakenUp(from, heir));
        }
    }
}
