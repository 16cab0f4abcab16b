package org.woodgrain.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class InkTest {

    @Test
    void colour_leaves_the_lines_of_a_map_alone() {
        assertThat(new Ink(true).map("┌───┐")).contains("┌───┐").startsWith("\u001b[");
    }

    @Test
    void without_colour_nothing_is_added() {
        assertThat(Ink.PLAIN.bad("ouch")).isEqualTo("ouch");
    }
}
