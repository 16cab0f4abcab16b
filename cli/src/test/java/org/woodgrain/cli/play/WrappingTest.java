package org.woodgrain.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WrappingTest {
    @Test
    void lines_break_between_words_and_go_on_indented() {
        assertThat(Wrapping.of("the rope goes down, taut", 13, 2))
                .containsExactly("the rope", "  goes down,", "  taut");
    }

    @Test
    void what_fits_stays_as_it_is_and_so_does_everything_on_wide_paper() {
        assertThat(Wrapping.of("  taut", 12, 2)).containsExactly("  taut");
        String long_line = "rope ".repeat(80);
        assertThat(Wrapping.of(long_line, Desk.Paper.WIDE.columns(), 0)).containsExactly(long_line);
    }

    @Test
    void colours_take_no_room() {
        String red = "\u001B[31mrope\u001B[0m";
        assertThat(Wrapping.of(red + " " + red, 11, 0)).containsExactly(red + " " + red);
    }
}
