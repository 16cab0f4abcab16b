package org.woodgrain.campaign.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.campaign.Evening;
import org.woodgrain.campaign.command.HandlingCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.command.WorkshopCommand;
import org.woodgrain.campaign.event.WorkshopEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.narrate.Line;
import org.woodgrain.campaign.narrate.Narrator;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.offers.Reading;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.refusal.TownRefusal;
import org.woodgrain.campaign.refusal.WorkshopRefusal;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Stock;
import org.woodgrain.campaign.state.Store;
import org.woodgrain.campaign.town.Company;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

class WorkshopTest {
    private static final String HEALING = "MI-054";

    private static Evening wizard(Profile profile, int level, int gold) {
        Evening evening = Company.two(profile);
        Career career =
                new Career(CharacterClass.MAGIC_USER, level, 300_000, Collections.nCopies(Math.min(level, 9), 3));
        evening.become(evening.state()
                .change(
                        Company.YSOLT,
                        who -> who.withCareers(List.of(career), CharacterClass.MAGIC_USER)
                                .withPurse(Purse.gold(gold))));
        return evening;
    }

    private static WorkshopCommand make(String kind, int times) {
        return new WorkshopCommand.Make(Company.YSOLT, kind, times);
    }

    private static Item last(Evening evening) {
        return evening.member("c2").items().getLast();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("MA-30")
    void a_necromancer_is_refused_and_a_wizard_is_not(Profile profile) {
        Refusal refusal = wizard(profile, 10, 1_000).refused(make(HEALING, 1));
        assertThat(refusal).isInstanceOf(WorkshopRefusal.NoWizard.class);
        assertThat(refusal.message()).contains("level 10", "level 11");
        wizard(profile, 11, 1_000).does(make(HEALING, 1));
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("MA-33")
    void four_potions_of_healing_cost_1000_and_take_four_weeks(Profile profile) {
        Evening evening = wizard(profile, 11, 1_200);
        int day = evening.state().clock().day();
        evening.does(make(HEALING, 4));
        assertThat(evening.member("c2").purse()).isEqualTo(Purse.gold(200));
        assertThat(evening.state().clock().day()).isEqualTo(day + 28);
        assertThat(evening.member("c2").items())
                .filteredOn(item -> item.kind().equals(HEALING))
                .hasSize(4)
                .allSatisfy(item -> assertThat(item.name()).isEqualTo("Potion of healing"));
        evening.does(new HandlingCommand.Drink(Company.YSOLT, last(evening).id()), 3);
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("MA-31")
    void a_potion_of_giant_strength_takes_ten_thousand_and_four_weeks(Profile profile) {
        assertThat(wizard(profile, 11, 9_999).refused(make("MI-045", 1)))
                .isInstanceOf(WorkshopRefusal.CannotAfford.class);
        Evening evening = wizard(profile, 11, 4_000);
        evening.become(evening.state()
                .withProperty(evening.state()
                        .property()
                        .with(new Store.Strongbox(Company.YSOLT), Stock.EMPTY.withCoins(Purse.gold(6_500)))));
        int day = evening.state().clock().day();
        evening.does(make("MI-045", 1));
        assertThat(evening.state().clock().day()).isEqualTo(day + 28);
        assertThat(evening.member("c2").purse()).isEqualTo(Purse.EMPTY);
        assertThat(evening.state().property().strongbox(Company.YSOLT).coins()).isEqualTo(Purse.gold(500));
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("MA-31")
    void what_nobody_makes_and_odd_numbers_are_refused(Profile profile) {
        Evening evening = wizard(profile, 12, 900_000);
        assertThat(evening.refused(make("MI-098", 1))).isInstanceOf(WorkshopRefusal.CannotBeMade.class);
        assertThat(evening.refused(make(HEALING, 0))).isInstanceOf(WorkshopRefusal.BadNumber.class);
        assertThat(evening.refused(make(HEALING, 21))).isInstanceOf(WorkshopRefusal.BadNumber.class);
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("MA-34")
    void arms_come_with_their_bonus(Profile profile) {
        Evening evening = wizard(profile, 11, 7_000);
        int day = evening.state().clock().day();
        evening.does(make("MI-020/EQI-03", 1));
        assertThat(evening.state().clock().day()).isEqualTo(day + 6 * 28);
        assertThat(last(evening).name()).isEqualTo("plate mail +2");
        assertThat(last(evening).bonus()).isEqualTo(2);
        evening.does(make("MI-025", 1));
        assertThat(last(evening).quantity()).isEqualTo(20);
        assertThat(last(evening).bonus()).isEqualTo(1);
        assertThat(evening.member("c2").purse()).isEqualTo(Purse.EMPTY);
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("MA-35")
    void a_ring_of_x_ray_vision_is_ready_after_twelve_months(Profile profile) {
        Evening evening = wizard(profile, 11, 60_000);
        int day = evening.state().clock().day();
        evening.does(make("MI-106", 1));
        assertThat(evening.state().clock().day()).isEqualTo(day + 12 * 28);
        assertThat(last(evening).name()).isEqualTo("Ring of X-Ray Vision");
        evening.does(make("MI-124", 1));
        assertThat(evening.state().clock().day()).isEqualTo(day + 18 * 28);
        assertThat(evening.member("c2").purse()).isEqualTo(Purse.EMPTY);
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("MA-32")
    void scrolls_hold_the_spells_named(Profile profile) {
        Evening evening = wizard(profile, 11, 1_000);
        int day = evening.state().clock().day();
        evening.does(new WorkshopCommand.WriteScroll(Company.YSOLT, List.of("SP-08", "SP-08", "SP-04")));
        assertThat(evening.state().clock().day()).isEqualTo(day + 21);
        assertThat(evening.member("c2").purse()).isEqualTo(Purse.gold(700));
        assertThat(last(evening).kind()).isEqualTo("MI-076/SP-08,SP-08,SP-04");
        assertThat(evening.refused(new WorkshopCommand.WriteScroll(Company.YSOLT, List.of("SP-73"))))
                .isInstanceOf(WorkshopRefusal.SpellUnknown.class);
        assertThat(evening.refused(new WorkshopCommand.WriteScroll(Company.YSOLT, List.of())))
                .isInstanceOf(WorkshopRefusal.BadNumber.class);
        assertThat(evening.refused(new WorkshopCommand.WriteScroll(Company.YSOLT, Collections.nCopies(8, "SP-08"))))
                .isInstanceOf(WorkshopRefusal.BadNumber.class);
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("MA-36")
    void a_potion_sells_for_what_it_cost_on_a_four(Profile profile) {
        Evening evening = wizard(profile, 11, 250);
        evening.does(make(HEALING, 1));
        int day = evening.state().clock().day();
        ItemId potion = last(evening).id();
        evening.does(new WorkshopCommand.SellMade(Company.YSOLT, potion), 4);
        assertThat(evening.state().clock().day()).isEqualTo(day + 28);
        assertThat(evening.member("c2").purse()).isEqualTo(Purse.gold(250));
        assertThat(evening.member("c2").item(potion)).isEmpty();
        assertThat(evening.last(WorkshopEvent.MadeSold.class).getFirst().rolls())
                .hasSize(1);
        assertThat(evening.refused(new WorkshopCommand.SellMade(Company.YSOLT, potion)))
                .isInstanceOf(WorkshopRefusal.NotMade.class);
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("MA-36")
    void what_is_left_of_a_pile_is_what_sells(Profile profile) {
        Evening evening = wizard(profile, 11, 1_000);
        evening.does(make("MI-025", 1));
        Item arrows = last(evening);
        evening.become(evening.state().change(Company.YSOLT, who -> who.withItems(List.of(arrows.withQuantity(10)))));
        evening.does(new WorkshopCommand.SellMade(Company.YSOLT, arrows.id()), 1);
        assertThat(Coins.worth(evening.member("c2").purse())).isEqualTo(500 * 5 / 8 * Coins.GOLD + Coins.GOLD / 2);
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule({"MA-36", "TR-33"})
    void a_wand_of_ones_own_making_sells_for_the_charges_that_are_left_in_it(Profile profile) {
        Evening evening = wizard(profile, 11, 10_000);
        evening.does(make("MI-124", 1));
        ItemId wand = last(evening).id();
        for (int i = 0; i < 60; i++) {
            evening.become(evening.state().withCharge(wand));
        }
        evening.does(new WorkshopCommand.SellMade(Company.YSOLT, wand), 4);
        assertThat(evening.last(WorkshopEvent.MadeSold.class).getFirst().copper())
                .isEqualTo(4_000 * Coins.GOLD);
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("MA-30")
    void half_the_gold_is_left_of_work_that_death_breaks_off(Profile profile) {
        Evening evening = wizard(profile, 11, 250);
        evening.become(evening.state()
                .withEffects(List.of(new Effect(
                        "ill",
                        Afflictions.DEADLY_FEVER,
                        "ill",
                        new Effect.On.OnCharacter(Company.YSOLT),
                        "",
                        Effect.Unit.DAYS,
                        3,
                        new TreeMap<>(),
                        true))));
        evening.does(make(HEALING, 1));
        assertThat(evening.member("c2").living()).isFalse();
        assertThat(evening.last(WorkshopEvent.ThingsMade.class)).isEmpty();
        assertThat(evening.last(WorkshopEvent.WorkBroken.class).getFirst().back())
                .isEqualTo(125);
        assertThat(evening.member("c2").purse()).isEqualTo(Purse.gold(125));
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void nothing_is_made_below(Profile profile) {
        Evening evening = wizard(profile, 11, 250);
        evening.does(new TownCommand.SetOut());
        assertThat(evening.refused(make(HEALING, 1))).isInstanceOf(TownRefusal.NotInTown.class);
        assertThat(Actions.of(Evening.WORLD, evening.state(), new Seat.Company()))
                .noneMatch(offer -> offer.id().startsWith("make-magic"));
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void the_offers_lead_to_the_commands(Profile profile) {
        Evening evening = wizard(profile, 11, 250);
        Seat seat = new Seat.Company();
        List<Offer> offers = Actions.of(Evening.WORLD, evening.state(), seat);
        assertThat(offers)
                .filteredOn(each -> each.group().equals("Magic"))
                .extracting(Offer::id)
                .contains("make-magic.c2", "write-scroll.c2")
                .doesNotContain("sell-made", "make-magic.c1");
        assertThat(Actions.read(
                        Evening.WORLD,
                        evening.state(),
                        seat,
                        new Pick("make-magic.c2", Map.of("thing", List.of(HEALING), "times", List.of("1")))))
                .isEqualTo(new Reading.Understood(make(HEALING, 1)));
        assertThat(Actions.read(
                        Evening.WORLD,
                        evening.state(),
                        seat,
                        new Pick("write-scroll.c2", Map.of("spells", List.of("SP-08"), "copies", List.of("2")))))
                .isEqualTo(new Reading.Understood(
                        new WorkshopCommand.WriteScroll(Company.YSOLT, List.of("SP-08", "SP-08"))));
        evening.does(make(HEALING, 1));
        assertThat(Actions.of(Evening.WORLD, evening.state(), seat))
                .anyMatch(each -> each.id().equals("sell-made"));
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void the_log_tells_of_the_work(Profile profile) {
        Evening evening = wizard(profile, 11, 250);
        var before = evening.state();
        evening.does(make(HEALING, 1));
        assertThat(evening.last(WorkshopEvent.class))
                .flatMap(event -> Narrator.tell(Evening.WORLD, before, evening.state(), event, new Seat.Company()))
                .extracting(Line::text)
                .containsExactly(
                        "Ysolt sets to work: Potion of healing, for 250 gp and a week.",
                        "Ysolt has made: Potion of healing.");
    }
}
