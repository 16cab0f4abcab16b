package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Command;
import org.woodgrain.campaign.offers.Offer.Choice;
import org.woodgrain.campaign.offers.Offer.Field;
import org.woodgrain.campaign.offers.Offer.Kind;
import org.woodgrain.campaign.people.Coinage;
import org.woodgrain.campaign.people.Figures;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

/** Choices of members and of their things; a thing is written {@code c1:i7}, its owner first. */
final class Belongings {
    private Belongings() {}

    /** A thing and its owner, as picked. */
    record Thing(CharacterId who, ItemId item) {}

    static Optional<Thing> thing(Pick pick, String field) {
        String[] parts = pick.one(field).strip().split(":", 2);
        return parts.length == 2 && !parts[0].isEmpty() && !parts[1].isEmpty()
                ? Optional.of(new Thing(new CharacterId(parts[0]), new ItemId(parts[1])))
                : Optional.empty();
    }

    /** A command about the field "thing" and the field "quantity". */
    static Optional<Reading> counted(Pick pick, BiFunction<Thing, Integer, Command> command) {
        Optional<Thing> thing = thing(pick, "thing");
        return thing.isEmpty()
                ? Optional.of(notAThing("thing"))
                : Fields.counted(pick, "quantity", many -> command.apply(thing.get(), many));
    }

    static Reading notAThing(String field) {
        return new Reading.Unclear("Field \"" + field + "\": expected a thing such as c1:i7, its owner first.");
    }

    /** Those of the company, with coins and burden. */
    static List<Choice> company(World world, CampaignState state) {
        Figures figures = new Figures(world.book(), state.ruleset());
        return state.company().stream()
                .map(who -> new Choice(
                        who.id().value(),
                        who.name(),
                        Coinage.label(who.purse()) + "; carries " + Coinage.pounds(figures.load(who)) + " lb, moves "
                                + figures.inches(who) + "\""))
                .toList();
    }

    /** The things of the company for which something holds. */
    static List<Choice> things(CampaignState state, BiPredicate<Adventurer, Item> wanted) {
        List<Choice> all = new ArrayList<>();
        for (Adventurer who : state.company()) {
            for (Item item : who.items()) {
                if (wanted.test(who, item)) {
                    String many = item.quantity() == 1 ? "" : item.quantity() + " x ";
                    all.add(new Choice(
                            who.id() + ":" + item.id(), who.name() + ": " + many + item.name(), how(item.carried())));
                }
            }
        }
        return all;
    }

    static String how(Carried carried) {
        return switch (carried) {
            case WORN -> "worn";
            case IN_HAND -> "in hand";
            case AT_HAND -> "at hand";
            case STOWED -> "packed";
            case LYING -> "lying about";
        };
    }

    static Field one(String name, String label, List<Choice> choices) {
        return new Field(
                name,
                label,
                Kind.ONE,
                choices,
                choices.isEmpty() ? "" : choices.getFirst().value());
    }

    static Field number(String name, String label, String preset) {
        return new Field(name, label, Kind.NUMBER, List.of(), preset);
    }
}
