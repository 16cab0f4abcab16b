package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.HandlingCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.handling.Belladonna;
import org.woodgrain.campaign.handling.HandlingDecider;
import org.woodgrain.campaign.handling.Meals;
import org.woodgrain.campaign.offers.Offer.Choice;
import org.woodgrain.campaign.offers.Offer.Field;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Light;
import org.woodgrain.rules.equipment.Article;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.magic.Provisions;
import org.woodgrain.rules.treasure.MagicClass;

/** Things that can be taken in hand, packed, given and lit. */
final class HandlingOffers implements OfferSource {
    private static final String HANDLING = "Handling";
    private static final String TORCH = "EQI-44";
    private static final String LANTERN = "EQI-45";

    @Override
    public List<Offer> offers(World world, CampaignState state, Seat seat) {
        boolean fighting = state.encounter()
                .filter(meeting ->
                        meeting.phase() == Encounter.Phase.BATTLE || meeting.phase() == Encounter.Phase.PURSUIT)
                .isPresent();
        if (state.company().isEmpty() || fighting) {
            return List.of();
        }
        List<Offer> all = new ArrayList<>(lights(world, state, seat));
        List<Choice> things = Belongings.things(state, (who, item) -> true);
        List<Choice> company = Belongings.company(world, state);
        if (!things.isEmpty()) {
            all.add(offer(
                    "ready",
                    "Wield, wear or pack",
                    "",
                    List.of(Belongings.one("thing", "What", things), Belongings.one("how", "How", ways()))));
        }
        List<Choice> containers = containers(world.book().equipment(), state);
        if (!containers.isEmpty() && !things.isEmpty()) {
            all.add(offer(
                    "stow",
                    "Put into a sack or pack",
                    "EQ-23",
                    List.of(Belongings.one("thing", "What", things), Belongings.one("into", "Into", containers))));
        }
        List<Choice> potions = Belongings.things(state, (who, item) -> potion(world, item));
        if (!potions.isEmpty() && state.encounter().isEmpty()) {
            all.add(offer("sip", "Try a sip of a potion", "MI-040", List.of(Belongings.one("thing", "What", potions))));
            all.add(offer("drink", "Drink a potion", "MI-040", List.of(Belongings.one("thing", "What", potions))));
        }
        List<Choice> provisions = Belongings.things(state, (who, item) -> Meals.is(item) && !Provisions.known(item));
        if (!provisions.isEmpty() && state.encounter().isEmpty()) {
            all.add(offer(
                    "taste",
                    "Eat or drink of the provisions",
                    "EQ-25",
                    List.of(Belongings.one("thing", "What", provisions))));
        }
        List<Choice> herbs = Belongings.things(state, (who, item) -> Belladonna.is(item));
        if (!herbs.isEmpty()) {
            all.add(offer("eat", "Eat belladonna", "EQ-18", List.of(Belongings.one("thing", "What", herbs))));
        }
        if (company.size() > 1) {
            all.addAll(between(things, company));
        }
        all.addAll(BargainOffers.of(world, state, seat));
        return all;
    }

    private static List<Offer> lights(World world, CampaignState state, Seat seat) {
        Set<ItemId> burning = state.lights().stream().map(Light::source).collect(Collectors.toSet());
        List<Choice> dark = Belongings.things(
                state,
                (who, item) -> (item.kind().equals(TORCH) || item.kind().equals(LANTERN))
                        && possible(world, state, seat, new HandlingCommand.LightUp(who.id(), item.id())));
        List<Choice> lit = Belongings.things(state, (who, item) -> burning.contains(item.id()));
        List<Choice> lanterns = Belongings.things(
                state,
                (who, item) -> item.kind().equals(LANTERN)
                        && possible(world, state, seat, new HandlingCommand.Refill(who.id(), item.id())));
        List<Offer> all = new ArrayList<>();
        if (!dark.isEmpty()) {
            all.add(offer(
                    "light", "Light a torch or lantern", "EQ-24", List.of(Belongings.one("thing", "What", dark))));
        }
        if (!lit.isEmpty()) {
            all.add(offer("put-out", "Put out a light", "EQ-24", List.of(Belongings.one("thing", "What", lit))));
        }
        if (!lanterns.isEmpty()) {
            all.add(offer("refill", "Fill a lantern", "EQ-24", List.of(Belongings.one("thing", "What", lanterns))));
        }
        return all;
    }

    private static boolean possible(World world, CampaignState state, Seat seat, HandlingCommand command) {
        return HandlingDecider.check(world, state, seat, command).isEmpty();
    }

    private static List<Offer> between(List<Choice> things, List<Choice> company) {
        List<Offer> all = new ArrayList<>();
        if (!things.isEmpty()) {
            all.add(offer(
                    "give",
                    "Give a thing to another",
                    "",
                    List.of(
                            Belongings.one("thing", "What", things),
                            Belongings.one("to", "To", company),
                            Belongings.number("quantity", "How many", "1"))));
            all.add(offer(
                    "trade",
                    "Offer a thing to another for sale",
                    "EQ-03",
                    List.of(
                            Belongings.one("thing", "What", things),
                            Belongings.one("to", "Buyer", company),
                            Belongings.number("quantity", "How many", "1"),
                            Belongings.number("gold", "Price in gold pieces", "1"))));
        }
        all.add(offer(
                "give-coins",
                "Hand coins to another",
                "",
                List.of(
                        Belongings.one("who", "From", company),
                        Belongings.one("to", "To", company),
                        Belongings.number("gold", "Gold", "1"),
                        Belongings.number("silver", "Silver", "0"),
                        Belongings.number("copper", "Copper", "0"))));
        return all;
    }

    private static boolean potion(World world, Item item) {
        return world.book()
                .treasure()
                .find(item.kind())
                .filter(magic -> magic.magicClass() == MagicClass.POTION)
                .isPresent();
    }

    private static List<Choice> containers(EquipmentTables tables, CampaignState state) {
        return Belongings.things(
                state,
                (who, item) ->
                        tables.article(item.kind()).filter(Article::container).isPresent());
    }

    private static List<Choice> ways() {
        return List.of(Carried.values()).stream()
                .map(how -> new Choice(word(how), Belongings.how(how), ""))
                .toList();
    }

    private static String word(Carried how) {
        return how.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static Offer offer(String id, String label, String rule, List<Field> fields) {
        return new Offer(id, label, HANDLING, rule, "", "", fields);
    }

    @Override
    public Optional<Reading> read(World world, CampaignState state, Seat seat, Pick pick) {
        return switch (pick.offer()) {
            case "ready" -> thing(pick, thing -> ready(thing, pick));
            case "stow" -> thing(pick, thing -> stow(thing, pick));
            case "give" ->
                thing(
                        pick,
                        thing -> numbers(
                                pick,
                                List.of("quantity"),
                                given -> new HandlingCommand.Give(
                                        thing.who(), to(pick), thing.item(), given.getFirst())));
            case "trade" ->
                thing(
                        pick,
                        thing -> numbers(
                                pick,
                                List.of("quantity", "gold"),
                                given -> new HandlingCommand.Trade(
                                        thing.who(), to(pick), thing.item(), given.get(0), given.get(1))));
            case "give-coins" ->
                Optional.of(numbers(
                        pick,
                        List.of("gold", "silver", "copper"),
                        given -> new HandlingCommand.GiveCoins(
                                new CharacterId(pick.one("who")),
                                to(pick),
                                new Purse(0, given.get(0), 0, given.get(1), given.get(2)))));
            case "light" -> thing(pick, thing -> understood(new HandlingCommand.LightUp(thing.who(), thing.item())));
            case "put-out" -> thing(pick, thing -> understood(new HandlingCommand.PutOut(thing.who(), thing.item())));
            case "sip" -> thing(pick, thing -> understood(new HandlingCommand.Sip(thing.who(), thing.item())));
            case "taste" -> thing(pick, thing -> understood(new HandlingCommand.Eat(thing.who(), thing.item())));
            case "eat" -> thing(pick, thing -> understood(new HandlingCommand.Eat(thing.who(), thing.item())));
            case "drink" -> thing(pick, thing -> understood(new HandlingCommand.Drink(thing.who(), thing.item())));
            case "refill" -> thing(pick, thing -> understood(new HandlingCommand.Refill(thing.who(), thing.item())));
            default -> BargainOffers.read(state, pick);
        };
    }

    private interface WithThing {
        Reading of(Belongings.Thing thing);
    }

    private interface WithNumbers {
        HandlingCommand of(List<Integer> numbers);
    }

    private static Optional<Reading> thing(Pick pick, WithThing then) {
        return Optional.of(
                Belongings.thing(pick, "thing").map(then::of).orElseGet(() -> Belongings.notAThing("thing")));
    }

    private static Reading numbers(Pick pick, List<String> fields, WithNumbers then) {
        List<Integer> all = new ArrayList<>();
        for (String field : fields) {
            Optional<Integer> number = Fields.number(pick, field);
            if (number.isEmpty()) {
                return Fields.notANumber(field);
            }
            all.add(number.get());
        }
        return understood(then.of(all));
    }

    private static Reading ready(Belongings.Thing thing, Pick pick) {
        String word = pick.one("how").strip().toLowerCase(Locale.ROOT);
        return List.of(Carried.values()).stream()
                .filter(how -> word(how).equals(word))
                .findFirst()
                .map(how -> understood(new HandlingCommand.Ready(thing.who(), thing.item(), how)))
                .orElseGet(() -> new Reading.Unclear("Field \"how\": expected one of worn, in-hand, at-hand, stowed."));
    }

    private static Reading stow(Belongings.Thing thing, Pick pick) {
        Optional<Belongings.Thing> into = Belongings.thing(pick, "into");
        if (into.isEmpty()) {
            return Belongings.notAThing("into");
        }
        return into.get().who().equals(thing.who())
                ? understood(new HandlingCommand.Stow(
                        thing.who(), thing.item(), into.get().item()))
                : new Reading.Unclear("Field \"into\": expected a sack or pack of the same member.");
    }

    private static CharacterId to(Pick pick) {
        return new CharacterId(pick.one("to"));
    }

    private static Reading understood(HandlingCommand command) {
        return new Reading.Understood(command);
    }
}
