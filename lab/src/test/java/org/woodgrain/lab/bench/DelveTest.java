package org.woodgrain.lab.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.command.MeetingCommand;

class DelveTest {
    @Test
    void is_a_whole_game_with_fights_in_it() {
        Delve delve = Delve.play();

        assertThat(delve.playing().orders()).hasSize(Delve.ORDERS);
        assertThat(delve.playing().orders())
                .filteredOn(order -> order.command() instanceof MeetingCommand.Fight)
                .hasSizeGreaterThan(30);
    }

    @Test
    void ends_the_same_when_its_orders_are_decided_again() {
        assertThatCode(() -> new CommandsBenchmark().check()).doesNotThrowAnyException();
    }
}
