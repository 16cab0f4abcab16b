package org.woodgrain.atlas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CellSetTest {
    private final List<Cell> cells =
            List.of(new Cell(3, 1), new Cell(-2, 4), new Cell(0, 1), new Cell(3, 1), new Cell(0, -3));

    @Test
    void holds_each_cell_once_and_in_order() {
        assertThat(CellSet.of(cells))
                .containsExactly(new Cell(0, -3), new Cell(0, 1), new Cell(3, 1), new Cell(-2, 4))
                .hasSize(4);
    }

    @Test
    void knows_what_is_not_in_it_inside_and_outside_its_bounds() {
        Set<Cell> set = CellSet.of(cells);

        for (int y = -6; y <= 7; y++) {
            for (int x = -6; x <= 7; x++) {
                assertThat(set.contains(new Cell(x, y))).isEqualTo(cells.contains(new Cell(x, y)));
            }
        }
        assertThat(CellSet.of(List.of()).contains(new Cell(0, 0))).isFalse();
    }

    @Test
    void equals_any_set_of_the_same_cells_and_cannot_be_changed() {
        Set<Cell> set = CellSet.of(cells);

        assertThat(set).isEqualTo(new HashSet<>(cells)).hasSameHashCodeAs(new HashSet<>(cells));
        assertThat(new HashSet<>(cells)).isEqualTo(set);
        assertThatThrownBy(() -> set.add(new Cell(9, 9))).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> set.remove(new Cell(0, 1))).isInstanceOf(UnsupportedOperationException.class);
    }
}
