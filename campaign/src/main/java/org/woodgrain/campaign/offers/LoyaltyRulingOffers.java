package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.RefereeCommand;
import org.woodgrain.campaign.command.RefereeCommand.Treatment;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.offers.Offer.Choice;
import org.woodgrain.campaign.offers.Offer.Field;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;

/** What only the referee says of hirelings: how they were treated, and that their loyalty is thrown anew. */
final class LoyaltyRulingOffers implements OfferSource {
    private static final String RULE = "NP-32";
    private static final String JUDGE = "judge-treatment";
    private static final String THROW = "rethrow-loyalty";

    @Override
    public List<Offer> offers(World world, CampaignState state, Seat seat) {
        List<Offer> all = new ArrayList<>();
        if (!seat.seesAll() || state.services().isEmpty()) {
            return all;
        }
        List<Choice> hirelings = new ArrayList<>();
        state.services()
                .forEach((id, service) -> state.adventurer(id)
                        .filter(Adventurer::living)
                        .ifPresent(who ->
                                hirelings.add(new Choice(id.value(), who.name(), "loyalty " + service.score()))));
        if (hirelings.isEmpty()) {
            return all;
        }
        Field who = Belongings.one("who", "Who", hirelings);
        List<Choice> ways = Arrays.stream(Treatment.values())
                .map(each -> new Choice(key(each), each.label(), each == Treatment.GENEROUS ? "+1" : "-1"))
                .toList();
        all.add(ruling(
                JUDGE,
                "Say how a hireling has been treated",
                List.of(who, Belongings.one("how", "How", ways), Rulings.why())));
        if (state.ruleset().original()) {
            all.add(ruling(THROW, "Throw the loyalty of a hireling anew", List.of(who, Rulings.why())));
        }
        return all;
    }

    private static String key(Treatment treatment) {
        return treatment.name().toLowerCase(Locale.ROOT);
    }

    private static Offer ruling(String id, String label, List<Field> fields) {
        return Rulings.of(id, label, RULE, fields);
    }

    @Override
    public Optional<Reading> read(World world, CampaignState state, Seat seat, Pick pick) {
        if (!seat.seesAll()) {
            return Optional.empty();
        }
        CharacterId who = new CharacterId(pick.one("who"));
        return switch (pick.offer()) {
            case JUDGE ->
                Optional.of(Arrays.stream(Treatment.values())
                        .filter(each -> key(each).equals(pick.one("how")))
                        .findFirst()
                        .<Reading>map(how ->
                                new Reading.Understood(new RefereeCommand.JudgeTreatment(who, how, pick.one("why"))))
                        .orElseGet(() -> new Reading.Unclear(
                                "How was it: unfair, endangered or generous? Not \"" + pick.one("how") + "\".")));
            case THROW -> Optional.of(new Reading.Understood(new RefereeCommand.RethrowLoyalty(who, pick.one("why"))));
            default -> Optional.empty();
        };
    }
}
