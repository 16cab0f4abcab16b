package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.RefereeCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.offers.Offer.Choice;
import org.woodgrain.campaign.offers.Offer.Field;
import org.woodgrain.campaign.offers.Offer.Kind;
import org.woodgrain.campaign.referee.Consent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.EquipmentTables;

/** What only the referee settles about characters and what they own. */
final class CharacterRulingOffers implements OfferSource {
    private static final String WORTH = "set-worth";
    private static final String GRANT = "grant-stronghold";
    private static final String CLEAR = "clear-land";
    private static final String TRY = "try-troop";
    private static final String EXPERIENCE = "set-experience";
    private static final String LET_BE = "let-be";

    @Override
    public List<Offer> offers(World world, CampaignState state, Seat seat) {
        List<Offer> all = new ArrayList<>();
        if (!seat.seesAll() || state.id().isEmpty()) {
            return all;
        }
        List<Choice> magical = state.company().stream()
                .flatMap(who -> who.items().stream()
                        .filter(EquipmentTables::magical)
                        .map(item -> new Choice(
                                who.id() + ":" + item.id(),
                                who.name() + ": " + item.name(),
                                item.worth() / Coins.GOLD + " gp")))
                .toList();
        if (!magical.isEmpty()) {
            all.add(Rulings.of(
                    WORTH,
                    "Set the worth of a thing of magic",
                    "XP-06",
                    List.of(
                            Belongings.one("thing", "Which", magical),
                            Belongings.number("gold", "Worth in gold pieces", "1000"),
                            Rulings.why())));
        }
        if (!state.company().isEmpty()) {
            all.add(Rulings.of(
                    EXPERIENCE,
                    "Set the experience of a character, and so the level",
                    "XP-02",
                    List.of(
                            Belongings.one("who", "Whose", Belongings.company(world, state)),
                            Belongings.number("points", "Points of experience in all", "2000"),
                            Rulings.why())));
        }
        all.addAll(strongholds(world, state));
        List<Choice> fresh = Consent.asking(world, state).stream()
                .map(who -> new Choice(who.id().value(), who.name(), ""))
                .toList();
        if (!fresh.isEmpty()) {
            List<Choice> kinds = Consent.kinds(world).stream()
                    .map(kind -> new Choice(kind.id(), kind.name(), "of " + kind.hitDice() + " hit dice"))
                    .toList();
            all.add(Rulings.of(
                    LET_BE,
                    "Let a new character be a creature",
                    "CH-53",
                    List.of(
                            Belongings.one("who", "Who", fresh),
                            Belongings.one("creature", "What", kinds),
                            new Field("steps", "Steps of experience, or none", Kind.TEXT, List.of(), "none"),
                            Rulings.why())));
        }
        return all;
    }

    private static List<Offer> strongholds(World world, CampaignState state) {
        List<Offer> all = new ArrayList<>();
        if (!state.company().isEmpty()) {
            List<Choice> ways = List.of(new Choice("yes", "yes", ""), new Choice("no", "no", ""));
            all.add(Rulings.of(
                    GRANT,
                    "Let a stronghold be finished",
                    "CH-75",
                    List.of(
                            Belongings.one("owner", "Whose", Belongings.company(world, state)),
                            new Field("name", "Called", Kind.TEXT, List.of(), ""),
                            Belongings.number("spent", "Gold that went into it", "100000"),
                            new Field("pays", "Taken from its owner now", Kind.ONE, ways, "yes"),
                            new Field("cleared", "The land is clear of monsters", Kind.ONE, ways, "yes"),
                            Belongings.number("people", "Inhabitants; 0 to throw for villages", "0"),
                            Rulings.why())));
        }
        List<Choice> wild = state.realm().holdings().stream()
                .filter(each -> !each.cleared())
                .map(each -> new Choice(each.id(), each.name(), ""))
                .toList();
        if (!wild.isEmpty()) {
            all.add(Rulings.of(
                    CLEAR,
                    "Say that the land of a stronghold is clear",
                    "CH-80",
                    List.of(
                            Belongings.one("holding", "Of", wild),
                            Belongings.number("people", "Inhabitants; 0 to throw for villages", "0"),
                            Rulings.why())));
        }
        List<Choice> troops = state.realm().troops().stream()
                .map(each -> new Choice(each.id(), each.label(), each.faithful() ? "never waver" : ""))
                .toList();
        if (!troops.isEmpty()) {
            all.add(Rulings.of(
                    TRY,
                    "Try the courage of soldiers",
                    "NP-30",
                    List.of(Belongings.one("troop", "Of", troops), Rulings.why())));
        }
        return all;
    }

    @Override
    public Optional<Reading> read(World world, CampaignState state, Seat seat, Pick pick) {
        if (!seat.seesAll()) {
            return Optional.empty();
        }
        return switch (pick.offer()) {
            case WORTH -> worth(pick);
            case LET_BE -> letBe(pick);
            case EXPERIENCE ->
                Fields.counted(
                        pick,
                        "points",
                        points -> new RefereeCommand.SetExperience(
                                new CharacterId(pick.one("who")), points, pick.one("why")));
            case GRANT -> grant(pick);
            case CLEAR ->
                Fields.counted(
                        pick,
                        "people",
                        people -> new RefereeCommand.ClearLand(pick.one("holding"), people, pick.one("why")));
            case TRY ->
                Optional.of(new Reading.Understood(new RefereeCommand.TryTroop(pick.one("troop"), pick.one("why"))));
            default -> Optional.empty();
        };
    }

    private static Optional<Reading> letBe(Pick pick) {
        String steps = pick.one("steps").strip();
        if (!steps.isEmpty() && !steps.equals("none") && !steps.matches("\\d{1,9}(?:[ ,]+\\d{1,9})*")) {
            return Optional.of(
                    new Reading.Unclear("Field \"steps\": expected numbers such as 2000,4000,8000, or none."));
        }
        List<Integer> numbers = steps.isEmpty() || steps.equals("none")
                ? List.of()
                : Arrays.stream(steps.split("[ ,]+", -1)).map(Integer::parseInt).toList();
        return Optional.of(new Reading.Understood(new RefereeCommand.LetBe(
                new CharacterId(pick.one("who")), pick.one("creature"), numbers, pick.one("why"))));
    }

    private static Optional<Reading> grant(Pick pick) {
        Optional<Integer> people = Fields.number(pick, "people");
        return people.isEmpty()
                ? Optional.of(Fields.notANumber("people"))
                : Fields.counted(
                        pick,
                        "spent",
                        spent -> new RefereeCommand.GrantStronghold(
                                new CharacterId(pick.one("owner")),
                                pick.one("name"),
                                spent,
                                pick.one("pays").equals("yes"),
                                pick.one("cleared").equals("yes"),
                                people.get(),
                                pick.one("why")));
    }

    private static Optional<Reading> worth(Pick pick) {
        Optional<Belongings.Thing> thing = Belongings.thing(pick, "thing");
        return thing.isEmpty()
                ? Optional.of(Belongings.notAThing("thing"))
                : Fields.counted(
                        pick,
                        "gold",
                        gold -> new RefereeCommand.SetWorth(
                                thing.get().who(), thing.get().item(), gold, pick.one("why")));
    }
}
