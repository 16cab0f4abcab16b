package org.woodgrain.book.swords;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.book.Shelf;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.RulesException;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.swords.Bearer;
import org.woodgrain.rules.swords.Bearing;
import org.woodgrain.rules.swords.Contest;
import org.woodgrain.rules.swords.Contest.Situation;
import org.woodgrain.rules.swords.Contest.Winner;
import org.woodgrain.rules.swords.SwordMind;
import org.woodgrain.rules.swords.WillTables;

class ContestTest {
    private static final WillTables TABLES = SwordTables.will(Shelf.shipped());

    private static Throws dice(int... faces) {
        return new Throws(ScriptedDice.of(faces));
    }

    @Test
    @Rule("SW-50")
    void a_sword_of_intelligence_12_egoism_9_and_two_extraordinary_abilities_counts_23() {
        assertThat(new SwordMind(12, 9, 2).total()).isEqualTo(23);
    }

    @Test
    @Rule("SW-51")
    void one_who_has_lost_12_of_20_hit_points_takes_two_dice_of_four_off_his_24() {
        Bearing bearing = Bearing.of(12, 20, false, false);
        assertThat(new Bearer("Hild", 10, 14, bearing).total(dice(2, 3), TABLES))
                .isEqualTo(19);
    }

    @ParameterizedTest
    @CsvSource({
        // lost, of, tired, strained
        "0, 20, false, false, FRESH",
        "1, 20, false, false, FRESH",
        "2, 20, false, false, WORN",
        "10, 20, false, false, WORN",
        "11, 20, false, false, SPENT",
        "0, 20, true, false, WORN",
        "0, 20, false, true, SPENT"
    })
    @Rule("SW-51")
    void a_tenth_and_a_half_both_belong_to_the_middle(
            int lost, int most, boolean tired, boolean strained, Bearing bearing) {
        assertThat(Bearing.of(lost, most, tired, strained)).isEqualTo(bearing);
    }

    @Test
    @Rule("SW-51")
    void the_fresh_gain_one_die_and_nobody_falls_below_nothing() {
        assertThat(new Bearer("Hild", 10, 14, Bearing.FRESH).total(dice(6), TABLES))
                .isEqualTo(30);
        assertThat(new Bearer("Hild", 10, 14, Bearing.WORN).total(dice(4), TABLES))
                .isEqualTo(20);
        assertThat(new Bearer("Wretch", 3, 3, Bearing.SPENT).total(dice(4, 4), TABLES))
                .isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "20, 23, 75, BEARER",
        "20, 23, 76, SWORD",
        "25, 20, 75, SWORD",
        "25, 20, 76, BEARER",
        "20, 20, 50, SWORD",
        "20, 20, 51, BEARER",
        "20, 21, 50, SWORD",
        "20, 21, 51, BEARER"
    })
    @Rule("SW-49")
    void the_difference_says_what_must_be_thrown(int sword, int bearer, int thrown, Winner winner) {
        assertThat(Contest.byTotals(dice(thrown), TABLES, sword, bearer, "Hild"))
                .isEqualTo(winner);
    }

    @Test
    @Rule("SW-49")
    void a_difference_of_six_needs_no_throw() {
        assertThat(Contest.byTotals(dice(), TABLES, 26, 20, "Hild")).isEqualTo(Winner.SWORD);
        assertThat(Contest.byTotals(dice(), TABLES, 20, 26, "Hild")).isEqualTo(Winner.BEARER);
    }

    @Test
    @Rule("SW-52")
    void egoism_11_leads_a_fighter_of_level_4_by_seven() {
        assertThat(Contest.lead(11, 4)).isEqualTo(7);
    }

    @ParameterizedTest
    @CsvSource({"2, 8, BEARER", "11, 4, SWORD"})
    @Rule("SW-53")
    void whoever_leads_by_six_prevails_in_everything(int egoism, int level, Winner winner) {
        for (Situation situation : Situation.values()) {
            assertThat(lasting(egoism, level, situation)).isEqualTo(winner);
        }
    }

    @Test
    @Rule("SW-54")
    void egoism_8_has_its_way_with_level_5_until_much_is_at_stake() {
        assertThat(lasting(8, 5, Situation.EVERYDAY)).isEqualTo(Winner.SWORD);
        assertThat(lasting(8, 5, Situation.STRESS)).isEqualTo(Winner.SWORD);
        // 7 + 8 against 10 + 14 + 1: ten apart
        assertThat(lasting(8, 5, Situation.KEY, 1)).isEqualTo(Winner.BEARER);
    }

    @Test
    void equals_struggle_whenever_there_is_stress() {
        assertThat(lasting(6, 5, Situation.STRESS, 50)).isEqualTo(Winner.SWORD);
        assertThat(lasting(6, 5, Situation.STRESS, 51)).isEqualTo(Winner.BEARER);
        assertThat(lasting(6, 5, Situation.EVERYDAY)).isEqualTo(Winner.BEARER);
    }

    @Test
    void a_dull_sword_has_no_will() {
        assertThatThrownBy(() -> new SwordMind(6, 1, 0)).isInstanceOf(RulesException.class);
    }

    private static Winner lasting(int egoism, int level, Situation situation, int... faces) {
        return Contest.lasting(
                dice(faces),
                TABLES,
                new SwordMind(7, egoism, 0),
                new Bearer("Hild", 10, 14, Bearing.FRESH),
                level,
                situation);
    }
}
