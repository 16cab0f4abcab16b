package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.command.DelveCommand.Task;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.delve.Crew;
import org.woodgrain.campaign.delve.Forcing;
import org.woodgrain.campaign.offers.Offer.Choice;
import org.woodgrain.campaign.offers.Offer.Field;
import org.woodgrain.campaign.offers.Offer.Kind;
import org.woodgrain.campaign.people.GiantStrength;
import org.woodgrain.campaign.sight.Spoils;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

/** Chests, heaps, taking treasure and putting things down. */
final class TreasureOffers implements OfferSource {
    private static final String GROUP = "Treasure";

    @Override
    public List<Offer> offers(World world, CampaignState state, Seat seat) {
        Optional<Ways> here = Ways.here(world, state);
        if (here.isEmpty() || !(state.place() instanceof Place.Underground at)) {
            return List.of();
        }
        List<Hoard> hoards = known(here.get(), at.cell());
        List<Offer> all = new ArrayList<>();
        chest(all, world, state, seat, hoards, "open-chest", "Open a chest or turn a heap over", Exploring.HALF);
        chest(
                all,
                world,
                state,
                seat,
                hoards,
                "examine",
                "Look a chest or heap over for more",
                Exploring.HALF + " or more");
        force(all, world, state, seat, hoards);
        hew(all, world, state, seat, hoards);
        List<Choice> full = hoards.stream()
                .filter(hoard -> hoard.atHand() && !hoard.empty())
                .map(hoard -> new Choice(hoard.id(), Spoils.of(hoard.coins(), hoard.things()), hoard.where()))
                .toList();
        if (!full.isEmpty()) {
            List<Choice> bearers =
                    Exploring.members(state, who -> Crew.canAct(state, who.id()).isEmpty(), who -> "");
            all.add(new Offer(
                    "take",
                    "Take treasure",
                    GROUP,
                    "UX-06",
                    "a turn for 500 coins; single things at once",
                    "",
                    List.of(
                            Exploring.one("hoard", "What", full),
                            new Field("what", "Which of it (all if none is named)", Kind.MANY, parts(hoards), ""),
                            new Field("who", "Who carries it (all if none is named)", Kind.MANY, bearers, ""))));
        }
        List<Choice> owned = owned(state);
        if (!owned.isEmpty()) {
            all.add(new Offer(
                    "put-down",
                    "Put things down",
                    GROUP,
                    "EQ-32",
                    "no time",
                    "",
                    List.of(new Field("what", "What", Kind.MANY, owned, ""))));
        }
        return all;
    }

    /** Hoards and piles that the company knows in a place. */
    static List<Hoard> known(Ways ways, Cell at) {
        return Stream.concat(
                        ways.now().rooms().values().stream().flatMap(room -> room.hoards().stream()),
                        ways.now().piles().values().stream())
                .filter(hoard -> hoard.found()
                        && (hoard.cell().equals(at)
                                || (ways.now().seen().contains(hoard.cell())
                                        && ways.place(at).contains(hoard.cell()))))
                .toList();
    }

    static String name(Hoard hoard) {
        return switch (hoard.vessel()) {
            case LOOSE -> "what lies " + hoard.where();
            case HEAP -> "the heap (" + hoard.where() + ")";
            case CHEST -> "the chest (" + hoard.where() + ")";
        };
    }

    private static void chest(
            List<Offer> all,
            World world,
            CampaignState state,
            Seat seat,
            List<Hoard> hoards,
            String id,
            String label,
            String cost) {
        List<Choice> things = hoards.stream()
                .filter(hoard -> state.company().stream()
                        .anyMatch(who -> Exploring.possible(world, state, seat, work(id, who.id(), hoard.id(), false))))
                .map(hoard -> new Choice(hoard.id(), name(hoard), ""))
                .toList();
        if (things.isEmpty()) {
            return;
        }
        List<Field> fields = new ArrayList<>();
        fields.add(Exploring.one("hoard", "Which", things));
        fields.add(Exploring.one(
                "who",
                "Who",
                Exploring.members(
                        state,
                        who -> things.stream()
                                .anyMatch(thing -> Exploring.possible(
                                        world, state, seat, work(id, who.id(), thing.value(), false))),
                        who -> "")));
        if (id.equals("open-chest")) {
            fields.add(new Field(
                    "how",
                    "How",
                    Kind.ONE,
                    List.of(
                            new Choice("hand", "by hand", ""),
                            new Choice("afar", "from afar", "with a pole or a rope")),
                    "hand"));
        }
        all.add(new Offer(id, label, GROUP, id.equals("examine") ? "UX-10" : "UX-06", cost, "", fields));
    }

    private static DelveCommand work(String id, CharacterId who, String hoard, boolean afar) {
        return new DelveCommand.Work(
                List.of(id.equals("examine") ? new Task.Examine(who, hoard) : new Task.Open(who, hoard, afar)));
    }

    private static void force(List<Offer> all, World world, CampaignState state, Seat seat, List<Hoard> hoards) {
        List<Choice> shut = hoards.stream()
                .filter(hoard -> hoard.vessel() == Hoard.Vessel.CHEST && !hoard.opened())
                .map(hoard -> new Choice(hoard.id(), name(hoard), ""))
                .toList();
        if (shut.isEmpty()) {
            return;
        }
        List<Choice> strong = Exploring.members(
                state,
                who -> Exploring.possible(
                        world,
                        state,
                        seat,
                        new DelveCommand.ForceLid(shut.getFirst().value(), who.id())),
                who -> GiantStrength.believed(state, who, Forcing.feat(world, state, who)) + " in 6");
        if (!strong.isEmpty()) {
            all.add(new Offer(
                    "force-lid",
                    "Spring the lid of a chest",
                    GROUP,
                    state.ruleset().original() ? "CH-20" : "CD-08",
                    Exploring.QUARTER + "; loud",
                    Prospects.springing(world, state, seat.seesAll(), strong),
                    List.of(Exploring.one("hoard", "Which", shut), Exploring.one("who", "Who", strong))));
        }
    }

    private static void hew(List<Offer> all, World world, CampaignState state, Seat seat, List<Hoard> hoards) {
        for (Hoard hoard : hoards) {
            List<Choice> axes = Exploring.members(
                    state,
                    who -> Exploring.possible(
                            world, state, seat, new DelveCommand.HewChest(hoard.id(), List.of(who.id()))),
                    who -> "");
            if (!axes.isEmpty()) {
                all.add(new Offer(
                        "hew-chest",
                        "Hack a chest open",
                        GROUP,
                        "CD-11",
                        "3 turns for one, 1 turn for three; loud",
                        "",
                        List.of(
                                Exploring.one("hoard", "Which", List.of(new Choice(hoard.id(), name(hoard), ""))),
                                Exploring.many("who", "Who (up to three, with axes)", axes))));
                return;
            }
        }
    }

    private static List<Choice> parts(List<Hoard> hoards) {
        List<Choice> parts = new ArrayList<>();
        for (Hoard hoard : hoards) {
            if (hoard.atHand()) {
                coins(hoard.coins())
                        .forEach(metal -> parts.add(
                                new Choice(metal, Parts.many(hoard.coins(), metal) + " " + metal, hoard.where())));
                hoard.things().forEach(item -> parts.add(new Choice(item.id().value(), item.name(), hoard.where())));
            }
        }
        return parts.stream().distinct().toList();
    }

    private static List<String> coins(Purse purse) {
        return Parts.METALS.stream()
                .filter(metal -> Parts.many(purse, metal) > 0)
                .toList();
    }

    private static List<Choice> owned(CampaignState state) {
        List<Choice> all = new ArrayList<>();
        for (Adventurer member : state.company()) {
            coins(member.purse())
                    .forEach(metal -> all.add(new Choice(
                            member.id() + "/" + metal,
                            member.name() + ": " + Parts.many(member.purse(), metal) + " " + metal,
                            "")));
            for (Item item : member.items()) {
                all.add(new Choice(
                        member.id() + "/" + item.id(),
                        member.name() + ": " + item.name() + (item.quantity() > 1 ? " x " + item.quantity() : ""),
                        ""));
            }
        }
        return all;
    }

    @Override
    public Optional<Reading> read(World world, CampaignState state, Seat seat, Pick pick) {
        CharacterId who = new CharacterId(pick.one("who"));
        String hoard = pick.one("hoard");
        return switch (pick.offer()) {
            case "open-chest" ->
                Exploring.understood(
                        work("open-chest", who, hoard, pick.one("how").equals("afar")));
            case "examine" -> Exploring.understood(work("examine", who, hoard, false));
            case "force-lid" -> Exploring.understood(new DelveCommand.ForceLid(hoard, who));
            case "hew-chest" -> Exploring.understood(new DelveCommand.HewChest(hoard, Exploring.who(pick)));
            case "take" -> Exploring.understood(Parts.load(world, state, pick));
            case "put-down" -> putDown(state, pick);
            default -> Optional.empty();
        };
    }

    /** Things of one member at a time; the first named decides whose. */
    private static Optional<Reading> putDown(CampaignState state, Pick pick) {
        List<String> named = pick.many("what");
        if (named.isEmpty()) {
            return Exploring.unclear("what", "at least one thing");
        }
        int slash = named.getFirst().indexOf('/');
        if (slash < 0) {
            return Exploring.unclear("what", "a member and a thing, such as c1/i7");
        }
        String who = named.getFirst().substring(0, slash);
        List<String> parts = named.stream()
                .filter(value -> value.startsWith(who + "/"))
                .map(value -> value.substring(slash + 1))
                .toList();
        Purse coins = state.adventurer(new CharacterId(who))
                .map(member -> Parts.only(member.purse(), parts))
                .orElse(Purse.EMPTY);
        return Exploring.understood(new DelveCommand.PutDown(
                new CharacterId(who),
                coins,
                parts.stream()
                        .filter(part -> !Parts.METALS.contains(part))
                        .map(ItemId::new)
                        .toList()));
    }
}
