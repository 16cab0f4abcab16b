package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.PropertyCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.offers.Offer.Choice;
import org.woodgrain.campaign.offers.Offer.Field;
import org.woodgrain.campaign.people.Coinage;
import org.woodgrain.campaign.people.Train;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Carrier;
import org.woodgrain.campaign.state.Carrier.Duty;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Store;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.equipment.Haulage;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

/** Beasts and vehicles: loading them, telling them where to go, armouring and selling them. */
final class CarrierOffers implements OfferSource {
    private static final String GROUP = "Beasts and carts";

    @Override
    public List<Offer> offers(World world, CampaignState state, Seat seat) {
        if (state.company().isEmpty() || state.encounter().isPresent()) {
            return List.of();
        }
        List<Offer> all = new ArrayList<>();
        EquipmentTables tables = world.book().equipment();
        List<Carrier> here = state.property().carriers().stream()
                .filter(each -> Train.here(world, state, each))
                .toList();
        List<Choice> bearing = here.stream()
                .filter(each -> Train.most(state, each) > 0)
                .map(each -> choice(tables, state, each))
                .toList();
        List<Choice> company = Belongings.company(world, state);
        List<Choice> things = Belongings.things(state, (who, item) -> true);
        if (!bearing.isEmpty()) {
            all.addAll(loading(bearing, company, things));
        }
        List<Choice> loaded = here.stream()
                .flatMap(each -> each.load().things().stream().map(item -> loaded(each, item)))
                .toList();
        if (!loaded.isEmpty()) {
            all.add(offer(
                    "unload-thing",
                    "Take a thing off a beast or cart",
                    "",
                    List.of(
                            Belongings.one("who", "Who takes it", company),
                            Belongings.one("thing", "What", loaded),
                            Belongings.number("quantity", "How many", "1"))));
        }
        List<Choice> rich = here.stream()
                .filter(each -> each.load().coins().count() > 0)
                .map(each -> new Choice(
                        each.id().value(),
                        each.name(),
                        Coinage.label(each.load().coins())))
                .toList();
        if (!rich.isEmpty()) {
            all.add(offer(
                    "unload-coins",
                    "Take coins off a beast or cart",
                    "",
                    List.of(
                            Belongings.one("who", "Who takes them", company),
                            Belongings.one("carrier", "From", rich),
                            Belongings.number("gold", "Gold pieces' worth", "100"))));
        }
        if (state.place() instanceof Place.Town) {
            all.addAll(inTown(tables, state));
        }
        return all;
    }

    private static List<Offer> loading(List<Choice> bearing, List<Choice> company, List<Choice> things) {
        List<Offer> all = new ArrayList<>();
        if (!things.isEmpty()) {
            all.add(offer(
                    "load-thing",
                    "Load a thing on a beast or cart",
                    "EQ-20",
                    List.of(
                            Belongings.one("thing", "What", things),
                            Belongings.number("quantity", "How many", "1"),
                            Belongings.one("carrier", "On", bearing))));
        }
        all.add(offer(
                "load-coins",
                "Load coins on a beast or cart",
                "EQ-20",
                List.of(
                        Belongings.one("who", "Whose", company),
                        Belongings.number("keep", "Gold pieces kept", "20"),
                        Belongings.one("carrier", "On", bearing))));
        return all;
    }

    private static List<Offer> inTown(EquipmentTables tables, CampaignState state) {
        List<Carrier> owned = state.property().carriers();
        if (owned.isEmpty()) {
            return List.of();
        }
        List<Choice> every =
                owned.stream().map(each -> choice(tables, state, each)).toList();
        List<Offer> all = new ArrayList<>();
        all.add(offer(
                "assign-carrier",
                "Settle where a beast or cart goes",
                "EQ-20",
                List.of(
                        Belongings.one("carrier", "Which", every),
                        Belongings.one(
                                "duty",
                                "When the company sets out it",
                                List.of(Duty.values()).stream()
                                        .map(duty -> new Choice(duty.name().toLowerCase(Locale.ROOT), duty.label(), ""))
                                        .toList()))));
        all.add(offer(
                "sell-carrier",
                "Sell a beast, cart or boat",
                "EQ-03",
                List.of(Belongings.one("carrier", "Which", every))));
        List<Choice> bardings =
                Belongings.things(state, (who, item) -> item.kind().equals(Haulage.BARDING));
        List<Choice> bare = owned.stream()
                .filter(each -> Haulage.horse(each.article()) && each.barding().isEmpty())
                .map(each -> choice(tables, state, each))
                .toList();
        if (!bardings.isEmpty() && !bare.isEmpty()) {
            all.add(offer(
                    "put-barding",
                    "Put barding on a horse",
                    "EQ-10",
                    List.of(Belongings.one("thing", "Barding", bardings), Belongings.one("carrier", "Horse", bare))));
        }
        List<Choice> barded = owned.stream()
                .filter(each -> each.barding().isPresent())
                .map(each -> choice(tables, state, each))
                .toList();
        if (!barded.isEmpty()) {
            all.add(offer(
                    "take-barding",
                    "Take the barding off a horse",
                    "EQ-10",
                    List.of(
                            Belongings.one(
                                    "who",
                                    "Who takes it",
                                    state.company().stream()
                                            .map(who -> new Choice(who.id().value(), who.name(), ""))
                                            .toList()),
                            Belongings.one("carrier", "Horse", barded))));
        }
        return all;
    }

    private static Choice choice(EquipmentTables tables, CampaignState state, Carrier carrier) {
        String owner = state.adventurer(carrier.owner()).map(who -> who.name()).orElse("nobody");
        return new Choice(
                carrier.id().value(),
                owner + "'s " + carrier.name(),
                carrier.duty().label() + ", bears " + Coinage.pounds(Train.load(tables, carrier)) + " of "
                        + Coinage.pounds(Train.most(state, carrier)) + " lb");
    }

    private static Choice loaded(Carrier carrier, Item item) {
        String many = item.quantity() == 1 ? "" : item.quantity() + " x ";
        return new Choice(carrier.id() + ":" + item.id(), carrier.name() + ": " + many + item.name(), "");
    }

    private static Offer offer(String id, String label, String rule, List<Field> fields) {
        return new Offer(id, label, GROUP, rule, "", "", fields);
    }

    @Override
    public Optional<Reading> read(World world, CampaignState state, Seat seat, Pick pick) {
        CharacterId who = new CharacterId(pick.one("who"));
        ItemId carrier = new ItemId(pick.one("carrier"));
        return switch (pick.offer()) {
            case "load-thing" ->
                Belongings.counted(
                        pick,
                        (thing, many) ->
                                new PropertyCommand.PutThing(thing.who(), new Store.Load(carrier), thing.item(), many));
            case "load-coins" ->
                Fields.counted(pick, "keep", keep -> new PropertyCommand.PutCoins(who, new Store.Load(carrier), keep));
            case "unload-coins" ->
                Fields.counted(pick, "gold", gold -> new PropertyCommand.TakeCoins(who, new Store.Load(carrier), gold));
            case "unload-thing" ->
                Belongings.counted(
                        pick,
                        (thing, many) -> new PropertyCommand.TakeThing(
                                who, new Store.Load(new ItemId(thing.who().value())), thing.item(), many));
            case "assign-carrier" -> assign(pick, carrier);
            case "sell-carrier" -> understood(new PropertyCommand.SellCarrier(carrier));
            case "put-barding" ->
                Belongings.thing(pick, "thing")
                        .map(thing -> understood(new PropertyCommand.PutBarding(thing.who(), thing.item(), carrier)))
                        .orElseGet(() -> Optional.of(Belongings.notAThing("thing")));
            case "take-barding" -> understood(new PropertyCommand.TakeBarding(who, carrier));
            default -> Optional.empty();
        };
    }

    private static Optional<Reading> assign(Pick pick, ItemId carrier) {
        for (Duty duty : Duty.values()) {
            if (duty.name().equalsIgnoreCase(pick.one("duty"))) {
                return understood(new PropertyCommand.Assign(carrier, duty));
            }
        }
        return Optional.of(new Reading.Unclear("Field \"duty\": expected one of stays, waits, follows."));
    }

    private static Optional<Reading> understood(PropertyCommand command) {
        return Optional.of(new Reading.Understood(command));
    }
}
