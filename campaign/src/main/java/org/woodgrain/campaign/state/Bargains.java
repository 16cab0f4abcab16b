package org.woodgrain.campaign.state;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.ItemId;

/** Things that one member has offered another for sale, who has not answered yet. */
@Rule("EQ-03")
public final class Bargains {
    private static final String KIND = "bargain";
    private static final String BUYER = "buyer";
    private static final String ITEM = "item";
    private static final String NAME = "name";
    private static final String QUANTITY = "quantity";
    private static final String GOLD = "gold";

    private Bargains() {}

    /**
     * An offer that is open.
     *
     * @param gold the price in gold pieces
     */
    public record Open(
            String id, CharacterId seller, CharacterId buyer, ItemId item, String name, int quantity, int gold) {
        /** As the state keeps it, on the seller. */
        public Effect effect() {
            return new Effect(
                    id,
                    KIND,
                    "",
                    new Effect.On.OnCharacter(seller),
                    seller.value(),
                    Effect.Unit.LASTING,
                    0,
                    new TreeMap<>(Map.of(QUANTITY, quantity, GOLD, gold)),
                    new TreeMap<>(Map.of(BUYER, buyer.value(), ITEM, item.value(), NAME, name)),
                    true);
        }
    }

    /** All that are open. */
    public static List<Open> open(CampaignState state) {
        return state.effects().of(KIND).stream().map(Bargains::read).toList();
    }

    /** One of them. */
    public static Optional<Open> open(CampaignState state, String id) {
        return open(state).stream().filter(each -> each.id().equals(id)).findFirst();
    }

    private static Open read(Effect effect) {
        return new Open(
                effect.id(),
                new CharacterId(effect.maker()),
                new CharacterId(effect.word(BUYER)),
                new ItemId(effect.word(ITEM)),
                effect.word(NAME),
                effect.number(QUANTITY),
                effect.number(GOLD));
    }
}
