package org.woodgrain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WoodgrainTest {

    @Test
    void help_names_every_command() {
        assertThat(Typed.run("help").out()).contains("rules", "check", "help");
        assertThat(Typed.run().out()).isEqualTo(Typed.run("help").out());
    }

    @Test
    void an_unknown_command_is_not_understood() {
        Typed typed = Typed.run("dance");

        assertThat(typed.code()).isEqualTo(2);
        assertThat(typed.err())
                .startsWith("woodgrain: there is no command \"dance\".")
                .contains("Commands: ");
        assertThat(typed.out()).isEmpty();
    }

    @Test
    void a_missing_argument_is_said_in_a_line() {
        Typed typed = Typed.run("rules", "show");

        assertThat(typed.code()).isEqualTo(2);
        assertThat(typed.err())
                .contains("ID")
                .contains("./woodgrain help rules show")
                .doesNotContain("\tat ");
    }
}
