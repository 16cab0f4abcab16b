package org.woodgrain.press;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;

class ShoresTest {
    @Test
    void a_single_square_has_one_shore_with_four_round_corners() {
        assertThat(Shores.around(Set.of(new Cell(0, 0)), 1, 2))
                .isEqualTo("M1 3Q1 1 3 1L7 1Q9 1 9 3L9 7Q9 9 7 9L3 9Q1 9 1 7z");
    }

    @Test
    void a_ring_has_an_outer_and_an_inner_shore_and_two_ponds_that_touch_at_a_corner_have_one_each() {
        Set<Cell> ring = Set.of(
                new Cell(0, 0),
                new Cell(1, 0),
                new Cell(2, 0),
                new Cell(0, 1),
                new Cell(2, 1),
                new Cell(0, 2),
                new Cell(1, 2),
                new Cell(2, 2));
        assertThat(Shores.around(ring, 1, 2).split("z")).hasSize(2);
        assertThat(Shores.around(Set.of(new Cell(0, 0), new Cell(1, 1)), 1, 2).split("z"))
                .hasSize(2);
    }
}
