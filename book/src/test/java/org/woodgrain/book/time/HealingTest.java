package org.woodgrain.book.time;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.time.Calendar;
import org.woodgrain.rules.time.Healing;

class HealingTest {
    @ParameterizedTest
    @CsvSource({"0, 7, 3", "0, 1, 0", "0, 2, 1", "1, 1, 1", "2, 1, 0", "3, 4, 2"})
    @Rule("TI-02")
    void every_other_day_of_rest_heals_a_point(int rested, int days, int points) {
        assertThat(Healing.points(rested, days, 100)).isEqualTo(points);
    }

    @Test
    @Rule("TI-03")
    void a_broken_rest_begins_its_count_again() {
        int before = Healing.points(0, 3, 100);
        int after = Healing.points(0, 2, 100);
        assertThat(before).isEqualTo(1);
        assertThat(after).isEqualTo(1);
    }

    @Test
    @Rule("TI-05")
    void healing_stops_at_full() {
        assertThat(Healing.points(0, 10, 1)).isEqualTo(1);
    }

    @Test
    @Rule("TI-07")
    void one_descent_takes_a_week_and_in_classic_its_own_days() {
        assertThat(Calendar.expedition(Ruleset.of(Profile.ORIGINAL), 0)).isEqualTo(7);
        assertThat(Calendar.expedition(Ruleset.of(Profile.ORIGINAL), 2)).isEqualTo(9);
        assertThat(Calendar.expedition(Ruleset.of(Profile.CLASSIC), 0)).isEqualTo(1);
    }

    @Test
    @Rule("TI-08")
    void the_week_of_a_descent_holds_three_days_of_rest() {
        int days = Calendar.restOfExpedition(Ruleset.of(Profile.ORIGINAL));
        assertThat(Healing.points(0, days, 100)).isEqualTo(1);
    }

    @Test
    @Rule("TI-13")
    void day_29_is_the_first_of_the_second_month() {
        assertThat(Calendar.of(29)).isEqualTo(new Calendar(1, 2, 1, 1));
        assertThat(Calendar.of(29).label()).isEqualTo("day 1 of month 2");
        assertThat(Calendar.of(336)).isEqualTo(new Calendar(1, 12, 4, 28));
        assertThat(Calendar.of(337).label()).isEqualTo("day 1 of month 1 of year 2");
    }
}
