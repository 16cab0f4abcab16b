package org.woodgrain.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SightTest {

    private static Level level(String... rows) {
        return Plan.read(List.of(rows), new Cell(0, 0)).level("test");
    }

    @Test
    void the_whole_of_a_small_room_is_seen_from_its_corner() {
        Level room = level(
                "+-----+", //
                "|1 1 1|", "|     |", "|1 1 1|", "|     |", "|1 1 1|", "+-----+");
        assertThat(Sight.from(room, new Cell(0, 0), 3, door -> false)).isEqualTo(room.floor());
    }

    @Test
    void a_shut_door_hides_the_room_behind_it_and_an_open_one_shows_a_widening_part() {
        Level two = level(
                "+---+-----+", //
                "|   |2 2 2|",
                "|   |     |",
                "|. .d2 2 2|",
                "|   |     |",
                "|   |2 2 2|",
                "+---+-----+");
        Cell eye = new Cell(0, 1);
        assertThat(Sight.from(two, eye, 4, door -> false)).containsExactly(new Cell(0, 1), new Cell(1, 1));
        assertThat(Sight.from(two, eye, 4, door -> true))
                .contains(new Cell(2, 1), new Cell(4, 1), new Cell(4, 0), new Cell(4, 2))
                .doesNotContain(new Cell(2, 0), new Cell(2, 2));
    }

    @Test
    void light_does_not_reach_beyond_its_radius() {
        Level passage = level("", " . . . . . . ");
        assertThat(Sight.from(passage, new Cell(0, 0), 3, door -> true))
                .hasSize(4)
                .doesNotContain(new Cell(4, 0));
    }

    @Test
    void one_sees_round_a_single_corner_of_rock_into_the_cell_beside_it() {
        Level bend = level("", " . . ", "", "   . ");
        assertThat(Sight.clear(bend, new Cell(0, 0), new Cell(1, 1), door -> true))
                .isTrue();
    }

    @Test
    void sight_is_the_same_from_both_ends() {
        Level level = level(
                "",
                " 1 1 1 . . . 2 2 ",
                "     -       -   ",
                " 1 1|1   .   2|2 ",
                "                 ",
                " 1 1 1 . . . 2 2 ",
                "   d             ",
                " . .   . # . .   ");
        for (Cell one : level.floor()) {
            for (Cell other : level.floor()) {
                assertThat(Sight.clear(level, one, other, door -> false))
                        .as("%s and %s", one, other)
                        .isEqualTo(Sight.clear(level, other, one, door -> false));
            }
        }
    }
}
