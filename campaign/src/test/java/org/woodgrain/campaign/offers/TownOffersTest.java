package org.woodgrain.campaign.offers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Evening;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.Command;
import org.woodgrain.campaign.command.HandlingCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.town.Company;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.ItemId;

@UnderBothProfiles
class TownOffersTest {
    private static final Seat COMPANY = new Seat.Company();

    private static List<Offer> offers(Evening evening) {
        return Actions.of(Evening.WORLD, evening.state(), COMPANY);
    }

    private static Offer offer(Evening evening, String id) {
        return offers(evening).stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static Command read(Evening evening, String id, Map<String, List<String>> values) {
        return switch (Actions.read(Evening.WORLD, evening.state(), COMPANY, new Pick(id, values))) {
            case Reading.Understood understood -> understood.command();
            case Reading.Unclear unclear -> throw new AssertionError(unclear.message());
        };
    }

    @Test
    void an_empty_town_offers_a_ready_company_and_a_new_character() {
        Evening evening = Evening.of(Played.profile());
        assertThat(offers(evening)).extracting(Offer::id).contains("ready-company", "roll-abilities");
        assertThat(read(evening, "ready-company", Map.of())).isEqualTo(new TownCommand.ReadyCompany(List.of()));
        assertThat(read(evening, "roll-abilities", Map.of("name", List.of("Osric"))))
                .isEqualTo(new TownCommand.RollAbilities("Osric"));
    }

    @Test
    void a_draft_is_offered_its_next_step_alone() {
        Evening evening = Evening.of(Played.profile())
                .does(new TownCommand.RollAbilities("Osric"), 3, 3, 4, 3, 3, 4, 3, 3, 4, 3, 3, 4, 3, 3, 4, 3, 3, 4);
        assertThat(offers(evening))
                .extracting(Offer::id)
                .contains("choose-race.c1")
                .doesNotContain("choose-class.c1");
        assertThat(read(evening, "choose-race.c1", Map.of("race", List.of("dwarf"))))
                .isEqualTo(new TownCommand.ChooseRace(new CharacterId("c1"), Race.DWARF));
        Reading unclear = Actions.read(
                Evening.WORLD, evening.state(), COMPANY, new Pick("choose-race.c1", Map.of("race", List.of("giant"))));
        assertThat(unclear)
                .isEqualTo(new Reading.Unclear("Field \"race\": expected one of human, dwarf, elf, hobbit."));
    }

    @Test
    @Rule("CH-12")
    void a_poor_prime_requisite_is_shown_beside_its_class() {
        Evening evening = Evening.of(Played.profile())
                .does(new TownCommand.RollAbilities("Osric"), 1, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 3, 3, 4, 3, 3, 4)
                .does(new TownCommand.ChooseRace(new CharacterId("c1"), Race.HUMAN));
        Offer.Choice fighter =
                offer(evening, "choose-class.c1").fields().getFirst().choices().getFirst();
        assertThat(fighter.value()).isEqualTo(CharacterClass.FIGHTING_MAN.label());
        assertThat(fighter.note()).isEqualTo("strength 6, experience -20%");
    }

    @Test
    void the_shop_is_a_form_with_prices_and_weights() {
        Evening evening = Company.two(Played.profile());
        Offer buy = offer(evening, "buy");
        assertThat(buy.fields()).extracting(Offer.Field::name).containsExactly("who", "article", "quantity");
        assertThat(buy.fields().get(1).choices())
                .contains(new Offer.Choice("EQI-16", "Halberd", "7 gp, 15 lb, two hands"));
        assertThat(read(
                        evening,
                        "buy",
                        Map.of("who", List.of("c1"), "article", List.of("EQI-16"), "quantity", List.of("1"))))
                .isEqualTo(new TownCommand.Buy(Company.OSRIC, "EQI-16", 1));
    }

    @Test
    void things_are_readied_and_lights_lit_by_picks() {
        Evening evening = Company.two(Played.profile()).does(new TownCommand.Buy(Company.OSRIC, "EQI-44", 1));
        ItemId torches = evening.member("c1").items().getFirst().id();
        String thing = "c1:" + torches;
        assertThat(offer(evening, "light")
                        .fields()
                        .getFirst()
                        .choices()
                        .getFirst()
                        .value())
                .isEqualTo(thing);
        assertThat(read(evening, "light", Map.of("thing", List.of(thing))))
                .isEqualTo(new HandlingCommand.LightUp(Company.OSRIC, torches));
        assertThat(read(evening, "ready", Map.of("thing", List.of(thing), "how", List.of("at-hand"))))
                .isEqualTo(new HandlingCommand.Ready(Company.OSRIC, torches, Carried.AT_HAND));
    }

    @Test
    void the_marching_order_is_an_order_and_members_can_stay_behind() {
        Evening evening = Company.two(Played.profile());
        assertThat(offer(evening, "array").fields().getFirst().kind()).isEqualTo(Offer.Kind.ORDER);
        assertThat(read(evening, "array", Map.of("order", List.of("c2", "c1"))))
                .isEqualTo(new TownCommand.Array(List.of(Company.YSOLT, Company.OSRIC)));
        assertThat(read(evening, "stay-behind", Map.of("who", List.of("c1"))))
                .isEqualTo(new TownCommand.Array(List.of(Company.YSOLT)));
    }

    @Test
    void every_offer_in_town_that_needs_no_choice_of_ones_own_can_be_taken_up_as_it_stands() {
        Evening evening = Company.two(Profile.CLASSIC);
        for (Offer offer : offers(evening)) {
            Map<String, List<String>> presets = offer.fields().stream()
                    .collect(Collectors.toMap(Offer.Field::name, field -> List.of(field.preset())));
            assertThat(Actions.read(Evening.WORLD, evening.state(), COMPANY, new Pick(offer.id(), presets)))
                    .as(offer.id())
                    .isInstanceOf(Reading.Understood.class);
        }
    }
}
