package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.offers.Offer.Choice;
import org.woodgrain.campaign.offers.Offer.Field;
import org.woodgrain.campaign.offers.Offer.Kind;
import org.woodgrain.campaign.people.Presence;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.town.Callings;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.Peoples;
import org.woodgrain.rules.characters.Race;

/** What can be done in town: the company, the shop, and days of rest. */
final class TownOffers implements OfferSource {
    static final String COMPANY = "Company";
    private static final String TOWN = "Town";
    private static final String CHANGE = "change-class.";

    private final MakingOffers making = new MakingOffers();
    private final ShopOffers shop = new ShopOffers();

    @Override
    public List<Offer> offers(World world, CampaignState state, Seat seat) {
        if (state.id().isEmpty() || !Presence.inTown(state)) {
            return List.of();
        }
        List<Offer> all = new ArrayList<>();
        if (!state.company().isEmpty() && world.top().isPresent()) {
            all.add(new Offer(
                    "set-out",
                    "Set out for the dungeon",
                    TOWN,
                    "TI-07",
                    state.ruleset().original() ? "a week in all" : "",
                    "",
                    List.of()));
        }
        all.addAll(making.offers(state));
        all.addAll(company(state));
        all.addAll(shop.offers(world, state));
        all.add(new Offer(
                "stay",
                "Stay in town and rest",
                TOWN,
                "TI-02",
                "days",
                "",
                List.of(Belongings.number("days", "Days", "7"))));
        return all;
    }

    private static List<Offer> company(CampaignState state) {
        List<Offer> all = new ArrayList<>();
        List<Choice> marching = state.company().stream().map(TownOffers::member).toList();
        if (marching.size() > 1) {
            all.add(new Offer(
                    "array",
                    "Set the marching order",
                    COMPANY,
                    "",
                    "",
                    "",
                    List.of(new Field("order", "Front first", Kind.ORDER, marching, ""))));
            all.add(new Offer(
                    "stay-behind",
                    "Leave members in town",
                    COMPANY,
                    "",
                    "",
                    "",
                    List.of(new Field("who", "Who stays", Kind.MANY, marching, ""))));
        }
        List<Choice> idle = state.adventurers().values().stream()
                .filter(who -> who.living() && !state.order().contains(who.id()))
                .map(TownOffers::member)
                .toList();
        if (!idle.isEmpty()) {
            all.add(new Offer(
                    "join",
                    "Take members along",
                    COMPANY,
                    "",
                    "",
                    "",
                    List.of(new Field("who", "Who joins at the rear", Kind.MANY, idle, ""))));
        }
        if (!marching.isEmpty()) {
            all.add(changeAlignment(marching));
        }
        if (marching.size() > 1) {
            all.add(learnLanguage(marching));
        }
        for (Adventurer who : state.company()) {
            for (CharacterClass open : Callings.open(state, who)) {
                all.add(new Offer(
                        CHANGE + open.label() + "." + who.id(),
                        who.name() + ": give up being a " + who.acting().label() + " for good and begin as a "
                                + open.label(),
                        COMPANY,
                        "CH-97",
                        "",
                        "",
                        List.of()));
            }
            if (who.race() == Race.ELF) {
                CharacterClass other = who.acting() == CharacterClass.FIGHTING_MAN
                        ? CharacterClass.MAGIC_USER
                        : CharacterClass.FIGHTING_MAN;
                all.add(new Offer(
                        "act-as." + who.id(),
                        who.name() + ": act as a " + other.label() + " from now on",
                        COMPANY,
                        "CH-40",
                        "",
                        "",
                        List.of()));
            }
        }
        return all;
    }

    private static Offer changeAlignment(List<Choice> company) {
        return new Offer(
                "change-alignment",
                "Declare for another side",
                COMPANY,
                "CH-102",
                "",
                "",
                List.of(
                        Belongings.one("who", "Who", company),
                        Belongings.one(
                                "alignment",
                                "Side",
                                List.of(Alignment.values()).stream()
                                        .map(each -> new Choice(each.label(), each.label(), ""))
                                        .toList())));
    }

    private static Offer learnLanguage(List<Choice> company) {
        return new Offer(
                "learn-language",
                "Learn a language from a comrade",
                COMPANY,
                "CH-111",
                "a month",
                "",
                List.of(
                        Belongings.one("who", "Who learns", company),
                        Belongings.one("teacher", "From", company),
                        Belongings.one(
                                "language",
                                "Language",
                                Peoples.learnable().stream()
                                        .map(each -> new Choice(each, each, ""))
                                        .toList())));
    }

    private static Choice member(Adventurer who) {
        return new Choice(
                who.id().value(),
                who.name(),
                who.acting().label() + " " + who.level() + ", " + who.hitPoints() + "/" + who.maxHitPoints()
                        + " hit points");
    }

    @Override
    public Optional<Reading> read(World world, CampaignState state, Seat seat, Pick pick) {
        return making.read(pick)
                .or(() -> shop.read(pick))
                .or(() -> readTown(pick))
                .or(() -> readCompany(state, pick));
    }

    private static Optional<Reading> readTown(Pick pick) {
        return switch (pick.offer()) {
            case "set-out" -> understood(new TownCommand.SetOut());
            case "stay" -> Fields.counted(pick, "days", TownCommand.StayDays::new);
            default -> Optional.empty();
        };
    }

    private static Optional<Reading> readCompany(CampaignState state, Pick pick) {
        List<CharacterId> chosen =
                pick.many("who").stream().map(CharacterId::new).toList();
        List<CharacterId> marching =
                state.company().stream().map(Adventurer::id).toList();
        return switch (pick.offer()) {
            case "array" ->
                understood(new TownCommand.Array(
                        pick.many("order").stream().map(CharacterId::new).toList()));
            case "stay-behind" ->
                understood(new TownCommand.Array(
                        marching.stream().filter(id -> !chosen.contains(id)).toList()));
            case "change-alignment" ->
                List.of(Alignment.values()).stream()
                        .filter(each -> each.label().equals(pick.one("alignment")))
                        .findFirst()
                        .map(each ->
                                understood(new TownCommand.ChangeAlignment(new CharacterId(pick.one("who")), each)))
                        .orElseGet(() -> Optional.of(
                                new Reading.Unclear("Field \"alignment\": expected one of law, neutrality, chaos.")));
            case "learn-language" ->
                understood(new TownCommand.LearnLanguage(
                        new CharacterId(pick.one("who")), new CharacterId(pick.one("teacher")), pick.one("language")));
            case "join" -> {
                List<CharacterId> order = new ArrayList<>(marching);
                order.addAll(chosen);
                yield understood(new TownCommand.Array(order));
            }
            default ->
                pick.offer().startsWith("act-as.")
                        ? actAs(state, pick)
                        : pick.offer().startsWith(CHANGE) ? changeClass(pick) : Optional.empty();
        };
    }

    private static Optional<Reading> changeClass(Pick pick) {
        return List.of(CharacterClass.values()).stream()
                .filter(each -> pick.offer().startsWith(CHANGE + each.label() + "."))
                .findFirst()
                .flatMap(each -> understood(new TownCommand.ChangeClass(
                        new CharacterId(pick.offer().substring((CHANGE + each.label() + ".").length())), each)));
    }

    private static Optional<Reading> actAs(CampaignState state, Pick pick) {
        CharacterId id = new CharacterId(pick.offer().substring("act-as.".length()));
        CharacterClass now = state.adventurer(id).map(Adventurer::acting).orElse(CharacterClass.MAGIC_USER);
        return understood(new TownCommand.ActAs(
                id, now == CharacterClass.FIGHTING_MAN ? CharacterClass.MAGIC_USER : CharacterClass.FIGHTING_MAN));
    }

    static Optional<Reading> understood(TownCommand command) {
        return Optional.of(new Reading.Understood(command));
    }
}
