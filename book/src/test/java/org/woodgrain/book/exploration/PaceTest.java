package org.woodgrain.book.exploration;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.exploration.Pace;
import org.woodgrain.rules.exploration.Pace.Gait;

class PaceTest {
    private static final int TURN = 4320;

    @Test
    @Rule({"UX-01", "UX-02"})
    void plate_armour_moves_120_feet_a_turn_in_two_moves() {
        assertThat(Pace.feet(Profile.ORIGINAL, 12)).isEqualTo(240);
        assertThat(Pace.feet(Profile.ORIGINAL, 9)).isEqualTo(180);
        assertThat(Pace.feet(Profile.ORIGINAL, 6)).isEqualTo(120);
        assertThat(Pace.feet(Profile.ORIGINAL, 3)).isEqualTo(60);
    }

    @Test
    @Rule("UX-02")
    void fifty_of_120_feet_are_five_twelfths_of_a_turn() {
        assertThat(5 * Pace.ticksForTen(Profile.ORIGINAL, TURN, 6, Gait.EXPLORE))
                .isEqualTo(TURN * 5 / 12);
    }

    @Test
    @Rule({"CD-21", "CD-22"})
    void the_classic_game_walks_the_base_rate_once() {
        assertThat(Pace.feet(Profile.CLASSIC, 9)).isEqualTo(90);
        assertThat(9 * Pace.ticksForTen(Profile.CLASSIC, TURN, 9, Gait.EXPLORE)).isEqualTo(TURN);
    }

    @Test
    @Rule("CD-23")
    void known_ground_goes_three_times_as_fast_in_classic_and_twice_in_the_original() {
        assertThat(Pace.feet(Profile.CLASSIC, 6, Gait.FAMILIAR)).isEqualTo(180);
        assertThat(Pace.feet(Profile.ORIGINAL, 6, Gait.FAMILIAR)).isEqualTo(240);
    }

    @Test
    @Rule({"UX-24", "HZ-05"})
    void without_light_six_inches_grope_along_at_30_feet_a_turn() {
        assertThat(Pace.feet(Profile.ORIGINAL, 6, Gait.GROPE)).isEqualTo(30);
        assertThat(3 * Pace.ticksForTen(Profile.ORIGINAL, TURN, 6, Gait.GROPE)).isEqualTo(TURN);
    }

    @Test
    @Rule("UX-20")
    void a_company_that_probes_moves_at_half_its_rate() {
        assertThat(Pace.feet(Profile.ORIGINAL, 12, Gait.PROBE)).isEqualTo(120);
    }
}
