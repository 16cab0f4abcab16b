package org.woodgrain.book.exploration;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.exploration.Resting;
import org.woodgrain.rules.exploration.Shares;

class RestingTest {
    private static final Resting FRESH = new Resting(0, 0, false);

    private static Resting active(Resting rest, int turns) {
        Resting now = rest;
        for (int i = 0; i < turns; i++) {
            now = now.afterTurn(true);
        }
        return now;
    }

    @Test
    @Rule({"UX-04", "CD-24"})
    void after_five_active_turns_rest_is_due_and_a_turn_of_it_starts_the_count_anew() {
        Resting five = active(FRESH, 5);
        assertThat(five.due()).isTrue();
        assertThat(five.weary()).isFalse();
        assertThat(five.afterTurn(false)).isEqualTo(FRESH);
    }

    @Test
    @Rule({"UX-04", "CD-25"})
    void six_turns_without_rest_make_weary_until_one_turn_is_rested() {
        Resting six = active(FRESH, 6);
        assertThat(six.weary()).isTrue();
        assertThat(active(six, 3).weary()).isTrue();
        assertThat(six.afterTurn(false).weary()).isFalse();
        assertThat(Resting.WEARY_PENALTY).isEqualTo(-1);
    }

    @Test
    @Rule("UX-05")
    void after_a_flight_two_turns_are_rested_at_once_or_weariness_begins() {
        Resting owed = new Resting(2, 2, false);
        assertThat(owed.due()).isTrue();
        assertThat(owed.afterTurn(false).due()).isTrue();
        assertThat(owed.afterTurn(false).afterTurn(false)).isEqualTo(FRESH);
        assertThat(owed.afterTurn(true).weary()).isTrue();
        assertThat(owed.afterTurn(true).afterTurn(false).weary()).isTrue();
    }

    @Test
    @Rule({"UX-06", "CD-20"})
    void listening_forcing_and_looking_make_three_quarters() {
        int forcing = 1;
        assertThat(Shares.listening() + forcing + Shares.look(false)).isEqualTo(3);
        assertThat(Shares.look(true)).isZero();
        assertThat(4 * Shares.listening()).isEqualTo(Shares.TURN);
    }

    @Test
    @Rule("UX-06")
    void two_thousand_coins_take_four_turns_to_load() {
        assertThat(Shares.turnsToLoad(2000)).isEqualTo(4);
        assertThat(Shares.turnsToLoad(2001)).isEqualTo(5);
    }
}
