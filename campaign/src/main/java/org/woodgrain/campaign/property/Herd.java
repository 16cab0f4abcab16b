package org.woodgrain.campaign.property;

import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.PropertyCommand;
import org.woodgrain.campaign.event.PropertyEvent;
import org.woodgrain.campaign.people.Coinage;
import org.woodgrain.campaign.people.Funds;
import org.woodgrain.campaign.people.Train;
import org.woodgrain.campaign.refusal.HandlingRefusal;
import org.woodgrain.campaign.refusal.PropertyRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.refusal.TownRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Carrier;
import org.woodgrain.campaign.state.Carrier.Duty;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Stock;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Article;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.Encumbrance;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.equipment.Haulage;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

/** Beasts, vehicles and vessels: bought, armoured, told where to go, sold. */
public final class Herd {
    private Herd() {}

    /** Buys so many, each with a name of its own. */
    @Rule({"EQ-19", "EQ-27"})
    public static void buy(Unfolding u, Adventurer buyer, Article article, int quantity) {
        for (int i = 0; i < quantity; i++) {
            Adventurer who = u.state().adventurer(buyer.id()).orElseThrow();
            Funds left =
                    Funds.of(u.state(), who).pay(article.price() * Coins.GOLD).orElseThrow();
            ItemId id = new ItemId(u.newId("b"));
            Carrier carrier = new Carrier(
                    id,
                    article.id(),
                    article.single(),
                    who.id(),
                    article.category() == Article.Category.LIVESTOCK ? Duty.WAITS : Duty.STAYS,
                    Optional.empty(),
                    Stock.EMPTY);
            u.emit(new PropertyEvent.CarrierBought(who.id(), carrier, article.price(), left.purse(), left.stored()));
        }
    }

    @Rule({"EQ-20", "EQ-36"})
    static Optional<Refusal> check(CampaignState state, PropertyCommand.Assign assign) {
        Optional<Carrier> found = state.property().carrier(assign.carrier());
        if (found.isEmpty()) {
            return Optional.of(new PropertyRefusal.NoSuchStore(assign.carrier().value()));
        }
        if (!(state.place() instanceof Place.Town)) {
            return Optional.of(new TownRefusal.NotInTown());
        }
        Carrier carrier = found.get();
        boolean floats = !Haulage.beast(carrier.article()) && !Haulage.vehicle(carrier.article());
        if (floats && assign.duty() != Duty.STAYS) {
            return Optional.of(new PropertyRefusal.NotByRoad(carrier.name()));
        }
        return assign.duty() == Duty.FOLLOWS && !Haulage.underground(carrier.article())
                ? Optional.of(new PropertyRefusal.NotUnderground(
                        carrier.name(), Haulage.vehicle(carrier.article()) ? "EQ-36" : "EQ-20"))
                : Optional.empty();
    }

    static void carryOut(Unfolding u, PropertyCommand.Assign assign) {
        u.emit(new PropertyEvent.Assigned(assign.carrier(), assign.duty()));
    }

    /** Whether all that is about to go can move under its load, a vehicle behind its team. */
    @Rule({"EQ-20", "EQ-36"})
    public static Optional<Refusal> checkSetOut(World world, CampaignState state) {
        EquipmentTables tables = world.book().equipment();
        for (Carrier carrier : Train.going(state)) {
            int most = Train.most(state, carrier);
            if (Train.load(tables, carrier) > most || most == 0) {
                return Optional.of(new PropertyRefusal.TooMuchFor(
                        carrier.name(), Coinage.pounds(most), Haulage.vehicle(carrier.article()) ? "EQ-36" : "EQ-20"));
            }
        }
        return Optional.empty();
    }

    @Rule("EQ-10")
    static Optional<Refusal> check(CampaignState state, PropertyCommand.PutBarding put) {
        Adventurer who = state.adventurer(put.who()).orElseThrow();
        Optional<Item> barding = who.item(put.barding());
        if (barding.isEmpty()) {
            return Optional.of(
                    new HandlingRefusal.NoSuchThing(who.name(), put.barding().value()));
        }
        Optional<Carrier> horse = state.property().carrier(put.horse());
        boolean fits = barding.get().kind().equals(Haulage.BARDING)
                && horse.filter(each ->
                                Haulage.horse(each.article()) && each.barding().isEmpty())
                        .isPresent();
        if (!fits) {
            return Optional.of(new PropertyRefusal.NoBarding(barding.get().name()));
        }
        return state.place() instanceof Place.Town ? Optional.empty() : Optional.of(new TownRefusal.NotInTown());
    }

    static void carryOut(Unfolding u, PropertyCommand.PutBarding put) {
        Item barding = u.state()
                .adventurer(put.who())
                .orElseThrow()
                .item(put.barding())
                .orElseThrow();
        u.emit(new PropertyEvent.Barded(put.who(), put.horse(), barding.carried(Carried.WORN, ""), true));
    }

    static Optional<Refusal> check(World world, CampaignState state, PropertyCommand.TakeBarding take) {
        Adventurer who = state.adventurer(take.who()).orElseThrow();
        Optional<Item> barding = state.property().carrier(take.horse()).flatMap(Carrier::barding);
        if (barding.isEmpty()) {
            return Optional.of(new PropertyRefusal.NoBarding(take.horse().value()));
        }
        if (!(state.place() instanceof Place.Town)) {
            return Optional.of(new TownRefusal.NotInTown());
        }
        int load = Encumbrance.load(world.book().equipment(), who.items(), who.purse())
                + barding.get().weight();
        return load > Encumbrance.MOST ? Optional.of(new HandlingRefusal.TooMuch(who.name())) : Optional.empty();
    }

    static void carryOut(Unfolding u, PropertyCommand.TakeBarding take) {
        Item barding = u.state()
                .property()
                .carrier(take.horse())
                .flatMap(Carrier::barding)
                .orElseThrow();
        u.emit(new PropertyEvent.Barded(take.who(), take.horse(), barding.carried(Carried.STOWED, ""), false));
    }

    @Rule("EQ-03")
    static Optional<Refusal> check(CampaignState state, PropertyCommand.SellCarrier sell) {
        Optional<Carrier> carrier = state.property().carrier(sell.carrier());
        if (carrier.isEmpty()) {
            return Optional.of(new PropertyRefusal.NoSuchStore(sell.carrier().value()));
        }
        if (!(state.place() instanceof Place.Town)) {
            return Optional.of(new TownRefusal.NotInTown());
        }
        boolean bare = carrier.get().load().empty() && carrier.get().barding().isEmpty();
        return bare
                ? Optional.empty()
                : Optional.of(new PropertyRefusal.StillLoaded(carrier.get().name()));
    }

    @Rule("EQ-03")
    static void carryOut(Unfolding u, PropertyCommand.SellCarrier sell) {
        Carrier carrier = u.state().property().carrier(sell.carrier()).orElseThrow();
        int price = u.world().book().equipment().listed(carrier.article()).price();
        int copper = price * Coins.GOLD / 2;
        Adventurer owner = u.state().adventurer(carrier.owner()).orElseThrow();
        u.emit(new PropertyEvent.CarrierSold(
                owner.id(), carrier.id(), carrier.name(), copper, owner.purse().plus(Coins.change(copper))));
    }
}
