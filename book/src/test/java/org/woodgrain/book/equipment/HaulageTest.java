package org.woodgrain.book.equipment;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Haulage;
import org.woodgrain.rules.equipment.Haulage.Gait;

class HaulageTest {
    private static final String LIGHT_HORSE = "EQI-34";

    @Test
    @Rule("EQ-20")
    void a_light_horse_goes_at_full_speed_under_a_rider_with_120_pounds_of_gear() {
        assertThat(Haulage.rider(1200)).isEqualTo(2950);
        assertThat(Haulage.gait(LIGHT_HORSE, Haulage.rider(1200))).isEqualTo(Gait.FULL);
        assertThat(Haulage.gait(LIGHT_HORSE, 3001)).isEqualTo(Gait.HALF);
        assertThat(Haulage.gait(LIGHT_HORSE, 6001)).isEqualTo(Gait.NONE);
    }

    @Test
    @Rule({"EQ-20", "EQ-36"})
    void mules_go_underground_and_horses_and_carts_do_not() {
        assertThat(Haulage.underground(Haulage.MULE)).isTrue();
        assertThat(Haulage.underground(Haulage.DRAFT_HORSE)).isFalse();
        assertThat(Haulage.underground(Haulage.CART)).isFalse();
    }

    @Test
    @Rule("EQ-36")
    void a_wagon_moves_3000_pounds_behind_two_draft_horses_and_1500_behind_one() {
        int horse = Haulage.pull(Haulage.DRAFT_HORSE);
        assertThat(Haulage.holds(Haulage.WAGON, 2 * horse)).isEqualTo(30_000);
        assertThat(Haulage.holds(Haulage.WAGON, horse)).isEqualTo(15_000);
        assertThat(Haulage.holds(Haulage.WAGON, Haulage.pull(Haulage.MULE))).isZero();
        assertThat(Haulage.holds(Haulage.CART, 2 * Haulage.pull(Haulage.MULE))).isEqualTo(10_000);
        assertThat(Haulage.pull(LIGHT_HORSE)).isZero();
    }
}
