package org.woodgrain.atlas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
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

    @Test
    void grows_as_a_sorted_set_grows() {
        Random random = new Random(5);
        for (int round = 0; round < 200; round++) {
            TreeSet<Cell> plain = new TreeSet<>();
            CellSet set = CellSet.of(plain);
            for (int step = 0; step < 8; step++) {
                List<Cell> more = new ArrayList<>();
                for (int i = random.nextInt(4); i > 0; i--) {
                    more.add(new Cell(random.nextInt(9) - 4, random.nextInt(9) - 4));
                }
                boolean fresh = plain.addAll(more);
                CellSet larger = set.with(more);
                assertThat(larger.size() > set.size()).isEqualTo(fresh);
                set = larger;
                assertThat(set).containsExactlyElementsOf(plain);
            }
            Cell low = new Cell(-1, -2);
            Cell high = new Cell(2, 1);
            assertThat(set.subSet(low, high)).containsExactlyElementsOf(plain.subSet(low, high));
            assertThat(set.headSet(high)).containsExactlyElementsOf(plain.headSet(high));
            assertThat(set.tailSet(low)).containsExactlyElementsOf(plain.tailSet(low));
            if (!plain.isEmpty()) {
                assertThat(set.first()).isEqualTo(plain.first());
                assertThat(set.last()).isEqualTo(plain.last());
            }
        }
    }

    @Test
    void has_no_first_and_no_last_when_it_is_empty() {
        assertThatThrownBy(() -> CellSet.of(List.of()).first()).isInstanceOf(NoSuchElementException.class);
        assertThatThrownBy(() -> CellSet.of(List.of()).last()).isInstanceOf(NoSuchElementException.class);
    }
}
