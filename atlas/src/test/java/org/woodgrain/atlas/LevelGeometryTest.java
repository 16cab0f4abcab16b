package org.woodgrain.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.woodgrain.rules.Rule;

class LevelGeometryTest {
    private static Level level(String... rows) {
        return Plan.read(List.of(rows), new Cell(0, 0)).level("test");
    }

    @Test
    void a_path_keeps_to_the_cells_that_are_allowed() {
        Level ring = level("", " . . . ", "", " .   . ", "", " . . . ");
        Cell from = new Cell(0, 0);
        Cell to = new Cell(2, 2);
        assertThat(LevelGeometry.path(ring, from, to, cell -> true, door -> true))
                .hasValue(List.of(Direction.EAST, Direction.EAST, Direction.SOUTH, Direction.SOUTH));
        assertThat(LevelGeometry.path(ring, from, to, cell -> !cell.equals(new Cell(1, 0)), door -> true))
                .hasValue(List.of(Direction.SOUTH, Direction.SOUTH, Direction.EAST, Direction.EAST));
        assertThat(LevelGeometry.path(ring, from, to, cell -> false, door -> true))
                .isEmpty();
        assertThat(LevelGeometry.path(ring, from, from, cell -> false, door -> true))
                .hasValue(List.of());
    }

    @Test
    void distances_count_steps_and_stop_at_shut_doors() {
        Level passage = level("", " . . .d. ");
        assertThat(LevelGeometry.distances(passage, new Cell(0, 0), 9, cell -> true, door -> false))
                .containsOnlyKeys(new Cell(0, 0), new Cell(1, 0), new Cell(2, 0))
                .containsEntry(new Cell(2, 0), 2);
        assertThat(LevelGeometry.distances(passage, new Cell(0, 0), 1, cell -> true, door -> true))
                .hasSize(2);
    }

    @Test
    void a_shut_door_ends_the_open_stretch() {
        Level passage = level("", " . . .d. ");
        Cell west = new Cell(0, 0);
        assertThat(LevelGeometry.stretch(passage, west, Direction.EAST, door -> false))
                .isEqualTo(2);
        assertThat(LevelGeometry.stretch(passage, west, Direction.EAST, door -> true))
                .isEqualTo(3);
        assertThat(LevelGeometry.stretch(passage, west, Direction.WEST, door -> true))
                .isZero();
    }

    @Test
    void width_is_measured_across_the_narrower_way_or_across_the_walk() {
        Level level = level("", " 1 1 1 . ", "", " 1 1 1   ");
        assertThat(LevelGeometry.width(level, new Cell(1, 0))).isEqualTo(2);
        assertThat(LevelGeometry.width(level, new Cell(3, 0))).isEqualTo(1);
        assertThat(LevelGeometry.width(level, new Cell(1, 0), Direction.SOUTH)).isEqualTo(4);
        assertThat(LevelGeometry.width(level, new Cell(1, 0), Direction.EAST)).isEqualTo(2);
    }

    @Test
    @Rule("EN-10")
    void the_ways_into_a_room_come_in_the_order_of_the_key_with_the_secret_door_last() {
        Level level = level(
                "  +-----+   ", //
                "   . . .    ",
                "  +s----+   ",
                " .d1 1 1d.  ",
                "  |     |   ",
                "   1 1 1 .  ");
        Room room = level.room("1").orElseThrow();
        assertThat(LevelGeometry.entries(level, room.cells()))
                .extracting(Entry::edge)
                .containsExactly(
                        new Edge(new Cell(1, 1), Direction.WEST),
                        new Edge(new Cell(4, 1), Direction.WEST),
                        new Edge(new Cell(4, 2), Direction.WEST),
                        new Edge(new Cell(1, 1), Direction.NORTH));
    }
}
