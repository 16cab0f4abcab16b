package org.woodgrain.campaign.property;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Evening;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.PropertyCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.people.Train;
import org.woodgrain.campaign.refusal.PropertyRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Carrier;
import org.woodgrain.campaign.state.Carrier.Duty;
import org.woodgrain.campaign.state.Store;
import org.woodgrain.campaign.town.Company;
import org.woodgrain.campaign.view.View;
import org.woodgrain.campaign.view.Views;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Haulage;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

@UnderBothProfiles
class HerdTest {
    private static final String HEAVY_WARHORSE = "EQI-36";

    private Evening evening = Evening.of(Played.profile());

    @BeforeEach
    void a_company_with_money() {
        evening = Company.two(Played.profile());
        has(20_000);
    }

    private void has(int gold) {
        evening.become(evening.state().change(Company.OSRIC, who -> who.withPurse(Purse.gold(gold))));
    }

    private void buys(String article, int quantity) {
        evening.does(new TownCommand.Buy(Company.OSRIC, article, quantity));
    }

    private Carrier bought(int index) {
        return evening.state().property().carriers().get(index);
    }

    private Store on(int index) {
        return new Store.Load(bought(index).id());
    }

    private Adventurer osric() {
        return evening.member("c1");
    }

    @Test
    @Rule("EQ-19")
    void two_mules_and_a_heavy_warhorse_cost_240_gold_pieces() {
        buys(Haulage.MULE, 2);
        buys(HEAVY_WARHORSE, 1);
        assertThat(osric().purse()).isEqualTo(Purse.gold(19_760));
        assertThat(evening.state().property().carriers())
                .extracting(Carrier::article)
                .containsExactly(Haulage.MULE, Haulage.MULE, HEAVY_WARHORSE);
    }

    @Test
    @Rule("EQ-27")
    void a_small_galley_and_a_boat_cost_10100_gold_pieces_and_stay_in_port() {
        buys("EQI-62", 1);
        buys("EQI-59", 1);
        assertThat(osric().purse()).isEqualTo(Purse.gold(9_900));
        assertThat(evening.refused(new PropertyCommand.Assign(bought(0).id(), Duty.WAITS)))
                .isInstanceOf(PropertyRefusal.NotByRoad.class);
    }

    @Test
    @Rule("EQ-27")
    void a_longship_costs_15000_and_a_sailed_warship_20000() {
        has(35_000);
        buys("EQI-64", 1);
        buys("EQI-65", 1);
        assertThat(osric().purse()).isEqualTo(Purse.EMPTY);
    }

    @Test
    @Rule("EQ-10")
    void barding_makes_a_heavy_horse_armour_class_5_and_weighs_on_the_horse() {
        buys(HEAVY_WARHORSE, 1);
        buys(Haulage.BARDING, 1);
        Item barding = osric().items().getLast();
        assertThat(beast().armorClass()).isEqualTo(7);
        evening.does(new PropertyCommand.PutBarding(
                Company.OSRIC, barding.id(), bought(0).id()));
        assertThat(osric().item(barding.id())).isEmpty();
        assertThat(beast().armorClass()).isEqualTo(5);
        assertThat(beast().load()).isEqualTo("75");
        assertThat(osric().purse()).isEqualTo(Purse.gold(20_000 - 200 - 150));
        has(100);
        evening.does(new PropertyCommand.TakeBarding(Company.OSRIC, bought(0).id()));
        assertThat(osric().item(barding.id())).isPresent();
        assertThat(beast().armorClass()).isEqualTo(7);
    }

    private View.Beast beast() {
        return Views.of(Evening.WORLD, evening.state(), new Seat.Company())
                .beasts()
                .getFirst();
    }

    @Test
    @Rule("EQ-20")
    void a_mule_is_led_underground_and_slows_the_company_under_more_than_350_pounds() {
        buys(Haulage.MULE, 1);
        has(6_000);
        evening.does(new PropertyCommand.Assign(bought(0).id(), Duty.FOLLOWS))
                .does(new PropertyCommand.PutCoins(Company.OSRIC, on(0), 2_500));
        has(0);
        assertThat(Train.pace(Evening.WORLD, evening.state())).isEqualTo(12);
        has(100);
        evening.does(new PropertyCommand.PutCoins(Company.OSRIC, on(0), 0));
        assertThat(Train.pace(Evening.WORLD, evening.state())).isEqualTo(6);
        has(4_000);
        assertThat(evening.refused(new PropertyCommand.PutCoins(Company.OSRIC, on(0), 0)))
                .isInstanceOf(PropertyRefusal.TooMuchFor.class);
    }

    @Test
    @Rule({"EQ-20", "EQ-36"})
    void horses_and_carts_do_not_go_underground() {
        buys(HEAVY_WARHORSE, 1);
        buys(Haulage.CART, 1);
        assertThat(evening.refused(new PropertyCommand.Assign(bought(0).id(), Duty.FOLLOWS)))
                .isInstanceOf(PropertyRefusal.NotUnderground.class);
        assertThat(evening.refused(new PropertyCommand.Assign(bought(1).id(), Duty.FOLLOWS)))
                .isInstanceOf(PropertyRefusal.NotUnderground.class);
    }

    @Test
    @Rule("EQ-36")
    void a_wagon_behind_one_draft_horse_takes_1500_pounds_and_behind_two_3000() {
        buys(Haulage.WAGON, 1);
        evening.does(new PropertyCommand.Assign(bought(0).id(), Duty.WAITS));
        has(100);
        assertThat(evening.refused(new TownCommand.SetOut())).isInstanceOf(PropertyRefusal.TooMuchFor.class);
        buys(Haulage.DRAFT_HORSE, 1);
        has(15_031);
        assertThat(evening.refused(new PropertyCommand.PutCoins(Company.OSRIC, on(0), 30)))
                .isInstanceOf(PropertyRefusal.TooMuchFor.class);
        buys(Haulage.DRAFT_HORSE, 1);
        has(30_000);
        evening.does(new PropertyCommand.PutCoins(Company.OSRIC, on(0), 0)).does(new TownCommand.SetOut());
        assertThat(Train.worth(evening.state())).isEqualTo(30_000 * 50);
    }

    @Test
    @Rule("EQ-20")
    void at_the_entrance_the_waiting_beasts_are_loaded_and_their_load_counts_at_home() {
        buys(HEAVY_WARHORSE, 1);
        has(10);
        evening.does(new TownCommand.SetOut());
        has(300);
        evening.does(new PropertyCommand.PutCoins(Company.OSRIC, on(0), 10));
        assertThat(bought(0).load().coins()).isEqualTo(Purse.gold(290));
        assertThat(Train.worth(evening.state())).isEqualTo(290 * 50);
    }

    @Test
    @Rule("EQ-03")
    void a_beast_fetches_half_its_price_once_it_is_unloaded() {
        buys(Haulage.MULE, 1);
        has(50);
        evening.does(new PropertyCommand.PutCoins(Company.OSRIC, on(0), 0));
        ItemId mule = bought(0).id();
        assertThat(evening.refused(new PropertyCommand.SellCarrier(mule)))
                .isInstanceOf(PropertyRefusal.StillLoaded.class);
        evening.does(new PropertyCommand.TakeCoins(Company.OSRIC, on(0), 50))
                .does(new PropertyCommand.SellCarrier(mule));
        assertThat(osric().purse()).isEqualTo(Purse.gold(60));
        assertThat(List.copyOf(evening.state().property().carriers())).isEmpty();
    }
}
