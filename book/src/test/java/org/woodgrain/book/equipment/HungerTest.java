package org.woodgrain.book.equipment;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.woodgrain.book.StandardBook;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.equipment.Article;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.equipment.Rations;
import org.woodgrain.rules.time.Hunger;

class HungerTest {
    private static final EquipmentTables TABLES = StandardBook.load().equipment();

    @Test
    @Rule("EQ-25")
    void food_weighs_nothing_unless_the_house_rule_says_so() {
        Ruleset usual = Ruleset.of(Profile.ORIGINAL);
        assertThat(Rations.weighed(TABLES, usual)).isSameAs(TABLES);
        EquipmentTables heavy = Rations.weighed(TABLES, usual.with(Option.PROVISIONS_WEIGHT, true));
        assertThat(7 * heavy.listed("EQI-51").weight()).isEqualTo(70);
        assertThat(7 * heavy.listed("EQI-52").weight()).isEqualTo(140);
        assertThat(heavy.listed("EQI-50").weight()).isEqualTo(30);
        assertThat(heavy.listed("EQI-10")).isEqualTo(TABLES.listed("EQI-10"));
    }

    @Test
    @Rule("EQ-25")
    void a_week_of_iron_rations_for_four_costs_60_gold_pieces_and_is_28_days_of_food() {
        Article iron = TABLES.listed("EQI-51");
        assertThat(4 * iron.price()).isEqualTo(60);
        assertThat(4 * iron.gives().getFirst().quantity()).isEqualTo(28);
        assertThat(iron.weight()).isZero();
        assertThat(TABLES.listed("EQI-50").price()).isEqualTo(1);
        assertThat(TABLES.listed("EQI-52").price()).isEqualTo(5);
    }

    @Test
    void two_days_without_food_cost_two_points_of_attack_and_a_third_of_the_pace() {
        int points = Hunger.after(Hunger.after(0, false), false);
        assertThat(points).isEqualTo(2);
        assertThat(Hunger.toHit(points)).isEqualTo(-2);
        assertThat(Hunger.inches(12, points)).isEqualTo(8);
        assertThat(Hunger.die(points)).isZero();
        assertThat(Hunger.after(points, true)).isZero();
        assertThat(Hunger.die(6)).isEqualTo(6);
        assertThat(Hunger.inches(12, 6)).isEqualTo(4);
    }
}
