package org.woodgrain.campaign.property;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.people.Coinage;
import org.woodgrain.campaign.people.Train;
import org.woodgrain.campaign.refusal.HandlingRefusal;
import org.woodgrain.campaign.refusal.PropertyRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Carrier;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Store;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Encumbrance;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.equipment.Haulage;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.Purse;

/** Whether a member can get at a store, and whether more goes into it. */
final class Reach {
    private Reach() {}

    static Optional<Refusal> check(World world, CampaignState state, CharacterId who, Store store) {
        Adventurer member = state.adventurer(who).orElseThrow();
        boolean town = state.place() instanceof Place.Town;
        if (!town && !state.order().contains(who)) {
            return Optional.of(new HandlingRefusal.NotHere(member.name()));
        }
        return switch (store) {
            case Store.Strongbox box -> strongbox(state, member, box.owner(), town);
            case Store.Load load -> {
                Optional<Carrier> carrier = state.property().carrier(load.carrier());
                if (carrier.isEmpty()) {
                    yield Optional.of(
                            new PropertyRefusal.NoSuchStore(load.carrier().value()));
                }
                yield Train.here(world, state, carrier.get())
                        ? Optional.empty()
                        : Optional.of(
                                new PropertyRefusal.OutOfReach(carrier.get().name()));
            }
        };
    }

    private static Optional<Refusal> strongbox(
            CampaignState state, Adventurer member, CharacterId owner, boolean town) {
        if (!town) {
            return Optional.of(new PropertyRefusal.AtTheInn());
        }
        if (owner.equals(member.id())) {
            return Optional.empty();
        }
        return Optional.of(state.adventurer(owner)
                .<Refusal>map(other -> new PropertyRefusal.NotHis(member.name(), other.name()))
                .orElseGet(() -> new PropertyRefusal.NoSuchStore(owner.value())));
    }

    /** Whether more things and coins go into a store; a strongbox takes all. */
    @Rule({"EQ-20", "EQ-36"})
    static Optional<Refusal> room(World world, CampaignState state, Store into, List<Item> more, Purse coins) {
        return switch (into) {
            case Store.Strongbox box -> Optional.empty();
            case Store.Load load -> {
                Carrier carrier = state.property().carrier(load.carrier()).orElseThrow();
                EquipmentTables tables = world.book().equipment();
                int most = Train.most(state, carrier);
                int sum = Train.load(tables, carrier) + Encumbrance.load(tables, more, coins);
                yield sum > most
                        ? Optional.of(new PropertyRefusal.TooMuchFor(
                                carrier.name(),
                                Coinage.pounds(most),
                                Haulage.vehicle(carrier.article()) ? "EQ-36" : "EQ-20"))
                        : Optional.empty();
            }
        };
    }
}
