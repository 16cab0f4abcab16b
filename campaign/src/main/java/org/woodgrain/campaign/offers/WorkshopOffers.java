package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.command.WorkshopCommand;
import org.woodgrain.campaign.magic.Study;
import org.woodgrain.campaign.offers.Offer.Choice;
import org.woodgrain.campaign.offers.Offer.Field;
import org.woodgrain.campaign.people.Funds;
import org.woodgrain.campaign.people.Presence;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.workshop.BookCopying;
import org.woodgrain.campaign.workshop.Selling;
import org.woodgrain.campaign.workshop.Spoils;
import org.woodgrain.campaign.workshop.ThingMaking;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.magic.Manufacture;
import org.woodgrain.rules.magic.Manufacture.Work;
import org.woodgrain.rules.magic.SpellBooks;
import org.woodgrain.rules.treasure.MagicClass;

/** Making things of magic in town, and selling them. */
final class WorkshopOffers implements OfferSource {
    private static final String GROUP = "Magic";
    private static final String MAKE = "make-magic.";
    private static final String WRITE = "write-scroll.";
    private static final String COPY = "copy-books.";
    private static final String SELL = "sell-made";
    private static final String SELL_FOUND = "sell-found";

    @Override
    public List<Offer> offers(World world, CampaignState state, Seat seat) {
        List<Offer> all = new ArrayList<>();
        if (state.id().isEmpty() || !Presence.inTown(state)) {
            return all;
        }
        for (Adventurer who : state.company()) {
            List<Integer> books = BookCopying.levels(world, who);
            if (!books.isEmpty() && wanted(state, who, books)) {
                all.add(copy(state, who, books));
            }
            if (Manufacture.open(who.acting(), who.level())) {
                all.add(make(world, who));
                all.add(write(world, state, who));
            }
        }
        List<Choice> made = Belongings.things(state, (who, item) -> Selling.sellable(world, state, item));
        if (!made.isEmpty()) {
            all.add(new Offer(
                    SELL,
                    "Look for a buyer for a thing made here",
                    GROUP,
                    "MA-36",
                    "a month",
                    "",
                    List.of(Belongings.one("thing", "Which", made))));
        }
        List<Choice> found = Belongings.things(state, (who, item) -> Spoils.saleable(world, state, item));
        if (!found.isEmpty()) {
            all.add(new Offer(
                    SELL_FOUND,
                    "Look for a buyer for a thing of magic that was found",
                    GROUP,
                    "XP-06",
                    "a month",
                    "",
                    List.of(Belongings.one("thing", "Which", found))));
        }
        return all;
    }

    private static Offer make(World world, Adventurer who) {
        List<Choice> kinds = new ArrayList<>();
        world.book()
                .making()
                .things()
                .forEach((kind, work) ->
                        kinds.add(new Choice(kind, ThingMaking.name(world, kind), note(work), heading(world, kind))));
        return new Offer(
                MAKE + who.id(),
                who.name() + ": make a thing of magic",
                GROUP,
                "MA-31",
                "weeks to years",
                "",
                List.of(Belongings.one("thing", "What", kinds), Belongings.number("times", "How many times", "1")));
    }

    private static String note(Work work) {
        return (work.quantity() == 1 ? "" : work.quantity() + " of them; ") + work.gold() + " gp, "
                + (work.weeks() == 1 ? "1 week" : work.weeks() + " weeks");
    }

    private static String heading(World world, String kind) {
        MagicClass of = world.book().treasure().find(kind).orElseThrow().magicClass();
        return switch (of) {
            case SWORD -> "Swords";
            case ARMOR -> "Armour and shields";
            case MISC_WEAPON -> "Weapons";
            case POTION -> "Potions";
            case SCROLL -> "Scrolls of protection";
            case RING -> "Rings";
            case WAND_STAFF -> "Wands and staves";
            case MISC_MAGIC -> "Other things";
        };
    }

    private static Offer copy(CampaignState state, Adventurer who, List<Integer> levels) {
        List<Choice> books = levels.stream()
                .map(level -> new Choice(
                        Integer.toString(level),
                        "Level " + level,
                        copies(state.workshop().copies(who.id(), level)) + price(SpellBooks.copying(List.of(level)))))
                .toList();
        return new Offer(
                COPY + who.id(),
                who.name() + ": write books of spells anew",
                GROUP,
                "MA-28",
                "a week for each level",
                "",
                List.of(new Field("books", "Which", Offer.Kind.MANY, books, "")));
    }

    /** Beginners are not shown what they cannot pay, unless they have lost a book. */
    private static boolean wanted(CampaignState state, Adventurer who, List<Integer> levels) {
        int least = SpellBooks.copying(List.of(levels.getFirst())).gold();
        return Funds.of(state, who).worth() >= least * Coins.GOLD
                || levels.stream().anyMatch(level -> state.workshop().copies(who.id(), level) == 0);
    }

    private static String price(Work work) {
        return note(new Work(work.gold(), work.weeks(), 1));
    }

    private static String copies(int copies) {
        return copies == 0 ? "lost; " : copies == 1 ? "" : "has " + copies + "; ";
    }

    private static Offer write(World world, CampaignState state, Adventurer who) {
        List<Choice> spells = Study.inBooks(world, state, who).stream()
                .map(spell -> new Choice(
                        spell.id(),
                        spell.name(),
                        note(Manufacture.scroll(List.of(spell.level()))),
                        "Level " + spell.level()))
                .toList();
        return new Offer(
                WRITE + who.id(),
                who.name() + ": write a scroll",
                GROUP,
                "MA-32",
                "a week for each level of each spell",
                "",
                List.of(
                        new Field("spells", "Which spells", Offer.Kind.MANY, spells, ""),
                        Belongings.number("copies", "Each of them so many times", "1")));
    }

    @Override
    public Optional<Reading> read(World world, CampaignState state, Seat seat, Pick pick) {
        String id = pick.offer();
        if (id.startsWith(MAKE)) {
            return Fields.counted(
                    pick,
                    "times",
                    times -> new WorkshopCommand.Make(
                            new CharacterId(id.substring(MAKE.length())), pick.one("thing"), times));
        }
        if (id.startsWith(WRITE)) {
            return Fields.counted(
                    pick,
                    "copies",
                    copies -> new WorkshopCommand.WriteScroll(
                            new CharacterId(id.substring(WRITE.length())), copies(pick.many("spells"), copies)));
        }
        if (id.startsWith(COPY)) {
            List<String> picked = pick.many("books");
            return Optional.of(
                    picked.stream().allMatch(each -> each.matches("\\d"))
                            ? new Reading.Understood(new WorkshopCommand.CopyBooks(
                                    new CharacterId(id.substring(COPY.length())),
                                    picked.stream().map(Integer::valueOf).toList()))
                            : new Reading.Unclear("Field \"books\": expected levels such as 1."));
        }
        if (id.equals(SELL_FOUND)) {
            return Optional.of(Belongings.thing(pick, "thing")
                    .<Reading>map(
                            thing -> new Reading.Understood(new WorkshopCommand.SellFound(thing.who(), thing.item())))
                    .orElseGet(() -> Belongings.notAThing("thing")));
        }
        if (id.equals(SELL)) {
            return Optional.of(Belongings.thing(pick, "thing")
                    .<Reading>map(
                            thing -> new Reading.Understood(new WorkshopCommand.SellMade(thing.who(), thing.item())))
                    .orElseGet(() -> Belongings.notAThing("thing")));
        }
        return Optional.empty();
    }

    /** More copies than a scroll has room for are cut short by one too many, which the rules then refuse. */
    private static List<String> copies(List<String> spells, int copies) {
        List<String> all = new ArrayList<>();
        for (String spell : spells) {
            for (int i = 0; i < Math.min(copies, Manufacture.SPELLS + 1); i++) {
                all.add(spell);
            }
        }
        return all;
    }
}
