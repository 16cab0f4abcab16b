package org.woodgrain.campaign.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.campaign.Evening;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.RefereeCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.command.WorkshopCommand;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.Gain;
import org.woodgrain.campaign.event.RefereeEvent;
import org.woodgrain.campaign.event.TownEvent;
import org.woodgrain.campaign.event.WorkshopEvent;
import org.woodgrain.campaign.narrate.Narrator;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.offers.Reading;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.WorkshopRefusal;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.campaign.town.Company;
import org.woodgrain.campaign.town.Homecoming;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.equipment.Things;
import org.woodgrain.rules.experience.Treasure;
import org.woodgrain.rules.treasure.MagicItem;
import org.woodgrain.rules.treasure.Worth;

/** Things of magic that were found, kept and sold. */
@UnderBothProfiles
@Rule("XP-06")
class SpoilsTest {
    private static final ItemId THING = new ItemId("m1");
    private static final String RING = "MI-106";
    private static final String HEALING = "MI-054";

    private Evening evening = Evening.of(Played.profile());

    private static MagicItem magic(String kind) {
        return Evening.BOOK.treasure().item(kind);
    }

    private static Item found(String kind, String name) {
        MagicItem magic = magic(kind);
        return new Item(
                THING, kind, name, 1, magic.weight(), magic.worth() * Coins.GOLD, Carried.STOWED, "", magic.bonus());
    }

    /** Osric and Ysolt have brought a thing home from a room without a guard, on the first level. */
    private void broughtHome(Profile profile, Item thing) {
        evening = Company.two(Ruleset.of(profile).with(Option.ONE_LEVEL, false));
        evening.does(new TownCommand.SetOut());
        evening.unfold(u -> u.emit(new DelveEvent.Taken("hall", "h1", Company.OSRIC, Purse.EMPTY, List.of(thing))));
        evening.unfold(Homecoming::arrive, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4);
    }

    private int gained(CharacterId who) {
        return evening.last(TownEvent.ExperienceGained.class).stream()
                .map(TownEvent.ExperienceGained::gain)
                .filter(gain -> gain.who().equals(who))
                .mapToInt(Gain::gained)
                .findFirst()
                .orElse(0);
    }

    @ParameterizedTest
    @CsvSource({"MI-106, 5000", "MI-054, 25"})
    void a_thing_that_is_kept_counts_a_tenth_of_what_it_costs_to_make(String kind, int points) {
        assertThat(Treasure.worth(found(kind, "thing"))).isEqualTo(points * Coins.GOLD);
        int cost = Evening.BOOK
                .making()
                .work(kind)
                .map(work -> work.gold() / work.quantity())
                .orElseThrow();
        assertThat(cost).isEqualTo(10 * points);
    }

    @Test
    void every_thing_that_can_be_made_is_worth_what_it_costs() {
        Evening.BOOK
                .making()
                .things()
                .forEach((kind, work) -> assertThat(
                                Evening.BOOK.treasure().find(kind).orElseThrow().worth())
                        .as(kind)
                        .isEqualTo(work.gold() / work.quantity()));
    }

    @Test
    void a_thing_that_is_sold_counts_in_all_for_the_gold_it_brought(Profile profile) {
        broughtHome(profile, found(HEALING, "Potion of Healing"));
        // a tenth of 250, halved
        assertThat(gained(Company.OSRIC)).isEqualTo(12);
        evening.does(new WorkshopCommand.SellFound(Company.OSRIC, THING), 4);
        WorkshopEvent.FoundSold sold =
                evening.last(WorkshopEvent.FoundSold.class).getFirst();
        assertThat(sold.copper()).isEqualTo(250 * Coins.GOLD);
        assertThat(gained(Company.OSRIC)).isEqualTo((250 - 25) / 2);
        assertThat(gained(Company.YSOLT)).isEqualTo((250 - 25) / 2);
        assertThat(evening.member("c1").items()).noneMatch(item -> item.id().equals(THING));
        assertThat(evening.member("c1").purse()).isEqualTo(sold.now());
    }

    @Test
    void whoever_of_its_finders_is_dead_by_then_has_no_share() {
        broughtHome(Played.profile(), found(HEALING, "Potion of Healing"));
        evening.become(evening.state().change(Company.YSOLT, who -> who.withLife(Life.DEAD)));
        evening.does(new WorkshopCommand.SellFound(Company.OSRIC, THING), 2);
        assertThat(gained(Company.OSRIC)).isEqualTo(187 - 25);
    }

    @Test
    void what_was_not_brought_home_by_the_company_earns_nothing() {
        evening = Company.two(Played.profile());
        Item potion = found(HEALING, "Potion of Healing");
        evening.become(evening.state()
                .change(Company.OSRIC, who -> who.withItems(Things.put(who.items(), List.of(potion)))));
        evening.does(new WorkshopCommand.SellFound(Company.OSRIC, THING), 4);
        assertThat(evening.last(WorkshopEvent.FoundSold.class)).hasSize(1);
        assertThat(evening.last(TownEvent.ExperienceGained.class)).isEmpty();
    }

    @Test
    void a_thing_that_nobody_knows_finds_no_buyer_and_a_worthless_one_is_only_found_out_in_a_month() {
        broughtHome(Played.profile(), found(HEALING, "potion"));
        assertThat(evening.refused(new WorkshopCommand.SellFound(Company.OSRIC, THING)))
                .isInstanceOf(WorkshopRefusal.NotForSale.class);
        broughtHome(Played.profile(), found("MI-064/MI-054", "Potion of Healing"));
        int day = evening.state().clock().day();
        evening.does(new WorkshopCommand.SellFound(Company.OSRIC, THING), 4);
        assertThat(evening.last(WorkshopEvent.FoundSold.class).getFirst().copper())
                .isZero();
        assertThat(evening.state().clock().day()).isEqualTo(day + 28);
        assertThat(evening.member("c1").items()).anyMatch(item -> item.id().equals(THING));
    }

    @Test
    @Rule("TR-33")
    void a_wand_with_forty_of_a_hundred_charges_left_is_worth_four_tenths() {
        broughtHome(Played.profile(), found("MI-124", "Wand of Cold"));
        for (int i = 0; i < 60; i++) {
            evening.become(evening.state().withCharge(THING));
        }
        evening.does(new WorkshopCommand.SellFound(Company.OSRIC, THING), 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4);
        assertThat(evening.last(WorkshopEvent.FoundSold.class).getFirst().copper())
                .isEqualTo(4_000 * Coins.GOLD);
    }

    @Test
    @Rule("TR-33")
    void nobody_learns_how_much_is_left_in_it_before_it_is_the_buyers(Profile profile) {
        broughtHome(profile, found("MI-124", "Wand of Cold"));
        List<Offer> full = Actions.of(Evening.WORLD, evening.state(), new Seat.Company());
        for (int i = 0; i < 60; i++) {
            evening.become(evening.state().withCharge(THING));
        }
        assertThat(Actions.of(Evening.WORLD, evening.state(), new Seat.Company()))
                .isEqualTo(full)
                .anyMatch(offer -> offer.id().equals("sell-found"));
        evening.does(new WorkshopCommand.SellFound(Company.OSRIC, THING), 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4);
        assertThat(evening.member("c1").items()).noneMatch(item -> item.id().equals(THING));
    }

    @Test
    @Rule("TR-33")
    void a_sword_with_three_wishes_left_is_worth_thirty_two_thousand_and_one_is_sold_for_what_it_holds() {
        assertThat(Worth.wishing(2_000, 3)).isEqualTo(32_000);
        assertThat(Worth.charged(10_000, 40, 100)).isEqualTo(4_000);
        assertThat(Worth.charged(10_001, 1, 3)).isEqualTo(3_333);

        broughtHome(Played.profile(), found("MI-007", "Sword +1, wishes"));
        // a four pays the full worth; then two dice for the wishes
        evening.does(new WorkshopCommand.SellFound(Company.OSRIC, THING), 4, 1, 2, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4);
        WorkshopEvent.FoundSold sold =
                evening.last(WorkshopEvent.FoundSold.class).getFirst();
        assertThat(sold.copper()).isEqualTo(32_000 * Coins.GOLD);
    }

    @Test
    void it_is_offered_and_read_back() {
        broughtHome(Played.profile(), found(HEALING, "Potion of Healing"));
        Pick pick = new Pick("sell-found", Map.of("thing", List.of("c1:m1")));
        assertThat(Actions.of(Evening.WORLD, evening.state(), new Seat.Company()))
                .anyMatch(offer -> offer.id().equals("sell-found"));
        assertThat(Actions.read(Evening.WORLD, evening.state(), new Seat.Company(), pick))
                .isEqualTo(new Reading.Understood(new WorkshopCommand.SellFound(Company.OSRIC, THING)));
    }

    @Test
    void a_referee_sets_another_worth_which_players_do_not_hear_of() {
        broughtHome(Played.profile(), found(RING, magic(RING).name()));
        RefereeCommand set = new RefereeCommand.SetWorth(Company.OSRIC, THING, 300, "flawed");
        assertThat(evening.refused(set)).isInstanceOf(GeneralRefusal.RefereeOnly.class);
        Pick pick = new Pick(
                "set-worth", Map.of("thing", List.of("c1:m1"), "gold", List.of("300"), "why", List.of("flawed")));
        assertThat(Actions.read(Evening.WORLD, evening.state(), new Seat.Referee(), pick))
                .isEqualTo(new Reading.Understood(set));
        RefereeEvent event = new RefereeEvent.WorthSet(Company.OSRIC, THING, 2_500_000, 15_000, "flawed");
        assertThat(Narrator.tell(Evening.WORLD, evening.state(), evening.state(), event, new Seat.Company()))
                .isEmpty();
        assertThat(Narrator.tell(Evening.WORLD, evening.state(), evening.state(), event, new Seat.Referee())
                        .getFirst()
                        .text())
                .contains("300 gp");
        evening.unfold(u -> u.emit(event));
        evening.does(new WorkshopCommand.SellFound(Company.OSRIC, THING), 4);
        assertThat(evening.last(WorkshopEvent.FoundSold.class).getFirst().copper())
                .isEqualTo(300 * Coins.GOLD);
    }
}
