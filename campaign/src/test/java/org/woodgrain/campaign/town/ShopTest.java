package org.woodgrain.campaign.town;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Evening;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.HandlingCommand;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.event.HandlingEvent;
import org.woodgrain.campaign.people.Figures;
import org.woodgrain.campaign.refusal.TownRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

@UnderBothProfiles
class ShopTest {
    private final Figures figures = new Figures(Evening.BOOK, Ruleset.of(Played.profile()));

    private Evening evening = Evening.of(Played.profile());

    @BeforeEach
    void a_fighting_man_and_a_magic_user() {
        evening = Company.two(Played.profile());
    }

    private Adventurer osric() {
        return evening.member(Company.OSRIC.value());
    }

    private void has(CharacterId who, Purse purse) {
        evening.become(evening.state().change(who, each -> each.withPurse(purse)));
    }

    private Item thing(CharacterId who, String kind) {
        return evening.member(who.value()).items().stream()
                .filter(item -> item.kind().equals(kind))
                .findFirst()
                .orElseThrow();
    }

    private void buys(CharacterId who, String article, int quantity) {
        evening.does(new TownCommand.Buy(who, article, quantity));
    }

    @Test
    @Rule("EQ-02")
    void forty_gold_pieces_buy_chain_and_shield_and_nothing_more() {
        has(Company.OSRIC, Purse.gold(40));
        buys(Company.OSRIC, "EQI-02", 1);
        buys(Company.OSRIC, "EQI-05", 1);
        assertThat(osric().purse()).isEqualTo(Purse.EMPTY);
        assertThat(figures.defence(osric()).armourClass()).isEqualTo(4);
        assertThat(evening.refused(new TownCommand.Buy(Company.OSRIC, "EQI-44", 1)))
                .isInstanceOf(TownRefusal.NotEnoughGold.class);
    }

    @Test
    @Rule("EQ-02")
    void anybody_may_buy_what_his_class_may_not_use() {
        has(Company.YSOLT, Purse.gold(100));
        buys(Company.YSOLT, "EQI-01", 1);
        assertThat(thing(Company.YSOLT, "EQI-01").carried()).isEqualTo(Carried.STOWED);
        ShopList.Goods leather = ShopList.of(Evening.BOOK.equipment())
                .categories()
                .getFirst()
                .goods()
                .getFirst();
        assertThat(leather.open(CharacterClass.MAGIC_USER)).isFalse();
        assertThat(leather.open(CharacterClass.CLERIC)).isTrue();
    }

    @Test
    @Rule("EQ-06")
    void torches_paid_in_copper_leave_nothing_over() {
        has(Company.OSRIC, new Purse(0, 0, 0, 0, 50));
        buys(Company.OSRIC, "EQI-44", 1);
        assertThat(osric().purse()).isEqualTo(Purse.EMPTY);
        assertThat(thing(Company.OSRIC, "EQI-44").quantity()).isEqualTo(6);
    }

    @Test
    @Rule("EQ-21")
    void a_rope_a_lantern_and_three_flasks_cost_seventeen() {
        has(Company.OSRIC, Purse.gold(100));
        buys(Company.OSRIC, "EQI-37", 1);
        buys(Company.OSRIC, "EQI-45", 1);
        buys(Company.OSRIC, "EQI-46", 3);
        assertThat(osric().purse()).isEqualTo(Purse.gold(83));
        assertThat(thing(Company.OSRIC, "EQI-46").quantity()).isEqualTo(3);
        assertThat(figures.load(osric())).isEqualTo(83 + 80);
    }

    @Test
    void a_quiver_comes_with_its_arrows() {
        has(Company.OSRIC, Purse.gold(100));
        buys(Company.OSRIC, "EQI-25", 1);
        buys(Company.OSRIC, "EQI-27", 1);
        assertThat(thing(Company.OSRIC, "arrow").quantity()).isEqualTo(40);
        assertThat(figures.load(osric())).isEqualTo(85 + 10);
    }

    @Test
    void a_shield_and_a_sword_are_taken_up_and_a_second_weapon_is_put_at_hand() {
        has(Company.OSRIC, Purse.gold(100));
        buys(Company.OSRIC, "EQI-10", 1);
        buys(Company.OSRIC, "EQI-05", 1);
        buys(Company.OSRIC, "EQI-09", 1);
        assertThat(thing(Company.OSRIC, "EQI-10").carried()).isEqualTo(Carried.IN_HAND);
        assertThat(thing(Company.OSRIC, "EQI-05").carried()).isEqualTo(Carried.IN_HAND);
        assertThat(thing(Company.OSRIC, "EQI-09").carried()).isEqualTo(Carried.AT_HAND);
    }

    @Test
    @Rule("EQ-03")
    void a_sword_sold_to_a_comrade_for_seven_brings_seven() {
        has(Company.OSRIC, Purse.gold(10));
        has(Company.YSOLT, Purse.gold(20));
        buys(Company.OSRIC, "EQI-10", 1);
        ItemId sword = thing(Company.OSRIC, "EQI-10").id();
        evening.does(new HandlingCommand.Trade(Company.OSRIC, Company.YSOLT, sword, 1, 7));
        String bargain =
                evening.last(HandlingEvent.BargainOffered.class).getFirst().id();
        assertThat(osric().item(sword)).isPresent();
        evening.does(new HandlingCommand.AnswerTrade(Company.YSOLT, bargain, true));
        assertThat(osric().purse()).isEqualTo(Purse.gold(7));
        assertThat(evening.member("c2").purse()).isEqualTo(Purse.gold(13));
        assertThat(evening.member("c2").item(sword)).isPresent();
        assertThat(osric().items()).isEmpty();
    }

    @Test
    @Rule("EQ-03")
    void the_shop_gives_half_the_price() {
        has(Company.OSRIC, Purse.gold(16));
        buys(Company.OSRIC, "EQI-10", 1);
        buys(Company.OSRIC, "EQI-44", 1);
        buys(Company.OSRIC, "EQI-09", 1);
        evening.does(new TownCommand.Sell(
                Company.OSRIC, thing(Company.OSRIC, "EQI-10").id(), 1));
        assertThat(osric().purse()).isEqualTo(Purse.gold(5));
        evening.does(new TownCommand.Sell(
                Company.OSRIC, thing(Company.OSRIC, "EQI-44").id(), 6));
        assertThat(Coins.worth(osric().purse())).isEqualTo(275);
    }

    @Test
    @Rule("TR-35")
    void gems_are_changed_at_their_worth_and_dear_ones_after_a_week() {
        Item gem = new Item(new ItemId("g1"), "gem", "gem", 2, 1, 500 * 50, Carried.STOWED, "", 0);
        Item diamond = new Item(new ItemId("g2"), "gem", "diamond", 1, 1, 10_000 * 50, Carried.STOWED, "", 0);
        has(Company.OSRIC, Purse.EMPTY);
        evening.become(evening.state().change(Company.OSRIC, who -> who.withItems(List.of(gem, diamond))));
        evening.does(new TownCommand.SellTreasure());
        assertThat(osric().purse()).isEqualTo(Purse.gold(1000));
        assertThat(osric().items()).containsExactly(diamond);
        evening.does(new TownCommand.Sell(Company.OSRIC, diamond.id(), 1));
        assertThat(osric().purse()).isEqualTo(Purse.gold(11_000));
        assertThat(evening.state().clock().day()).isEqualTo(8);
    }

    @Test
    void coins_are_divided_and_nothing_is_lost() {
        has(Company.OSRIC, new Purse(0, 7, 0, 3, 4));
        has(Company.YSOLT, Purse.gold(4));
        evening.does(new TownCommand.DivideCoins());
        int together =
                Coins.worth(osric().purse()) + Coins.worth(evening.member("c2").purse());
        assertThat(together).isEqualTo(11 * 50 + 15 + 4);
        evening.does(new TownCommand.PoolCoins(Company.YSOLT));
        assertThat(osric().purse()).isEqualTo(Purse.EMPTY);
        assertThat(Coins.worth(evening.member("c2").purse())).isEqualTo(together);
    }

    @Test
    void a_week_of_iron_rations_for_four_costs_sixty() {
        assertThat(4 * Evening.BOOK.equipment().listed("EQI-51").price()).isEqualTo(60);
    }
}
