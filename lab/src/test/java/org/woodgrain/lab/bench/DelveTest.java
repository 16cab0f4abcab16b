package org.woodgrain.lab.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import org.junit.jupiter.api.Test;

class DelveTest {
    @Test
    void is_a_whole_game_with_fights_in_it() {
        Delve delve = Delve.play();

        assertThat(delve.playing().orders()).hasSize(Delve.ORDERS);
        assertThat(delve.count(CommandKind.BATTLE)).isGreaterThan(30);
        assertThat(delve.count(CommandKind.WALK)).isGreaterThan(60);
        assertThat(delve.playing().refusals()).isEmpty();
    }

    @Test
    void ends_the_same_when_its_orders_are_decided_again() {
        assertThatCode(() -> new CommandsBenchmark().playThrough()).doesNotThrowAnyException();
    }
}
