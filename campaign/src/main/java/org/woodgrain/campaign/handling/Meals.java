package org.woodgrain.campaign.handling;

import java.util.Optional;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.harm.Spoilage;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.HandlingRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.magic.Provisions;

/** A bite or a gulp between meals: wine, water, a ration. */
public final class Meals {
    private Meals() {}

    /** Whether a thing is food or drink that anybody can take. */
    public static boolean is(Item item) {
        return Provisions.food(item) || Provisions.drink(item);
    }

    static boolean is(CampaignState state, CharacterId who, ItemId id) {
        return state.adventurer(who)
                .flatMap(each -> each.item(id))
                .filter(Meals::is)
                .isPresent();
    }

    static Optional<Refusal> check(CampaignState state, CharacterId id, ItemId what) {
        Adventurer who = state.adventurer(id).orElseThrow();
        Optional<Item> item = who.item(what);
        if (item.isEmpty()) {
            return Optional.of(new HandlingRefusal.NoSuchThing(who.name(), what.value()));
        }
        if (state.encounter().isPresent()) {
            return Optional.of(new GeneralRefusal.NotNow("eat or drink", "somebody is met"));
        }
        return Provisions.known(item.get())
                ? Optional.of(
                        new GeneralRefusal.NotNow("swallow the " + item.get().name(), "it is foul"))
                : Optional.empty();
    }

    /** A round; the nose may warn of what is foul before it is swallowed. */
    @Rule({"SP-76", "SP-99"})
    static void take(Unfolding u, CharacterId who, ItemId what) {
        Item item = u.state().adventurer(who).flatMap(each -> each.item(what)).orElseThrow();
        if (!Provisions.foul(item) || !Spoilage.noticed(u, who, who, item)) {
            Spoilage.swallow(u, who, who, item);
        }
        if (u.state().underground().isPresent()) {
            Time.round(u);
        }
    }
}
