package org.woodgrain.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Feature;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Room;
import org.woodgrain.atlas.Stairs;
import org.woodgrain.atlas.file.LevelJson;

class OnePageDungeonTest {

    private static LevelFiles.Taken read(String json) {
        return LevelFiles.read("page.json", json.getBytes(StandardCharsets.UTF_8));
    }

    @Nested
    class Given_a_sound_page {
        private final LevelFiles.Taken taken = LevelFiles.read("old-mill.json", bytes());
        private final Level level = taken.level();

        private byte[] bytes() {
            try (var in = OnePageDungeonTest.class.getResourceAsStream("old-mill.json")) {
                assertThat(in).isNotNull();
                return in.readAllBytes();
            } catch (IOException broken) {
                throw new AssertionError(broken);
            }
        }

        private Door door(int x, int y, Direction side) {
            return level.door(new Cell(x, y), side).orElseThrow();
        }

        @Test
        void nothing_is_warned_of_and_everything_is_counted() {
            assertThat(taken.report().warnings()).isEmpty();
            assertThat(taken.report().rooms()).isEqualTo(5);
            assertThat(taken.report().corridors()).isEqualTo(1);
            assertThat(taken.report().notes()).isEqualTo(3);
            assertThat(taken.report().doors())
                    .containsExactly(
                            entry("archway", 1),
                            entry("door", 1),
                            entry("locked door", 1),
                            entry("portcullis", 1),
                            entry("secret door", 1),
                            entry("way down", 1),
                            entry("way in", 1));
        }

        @Test
        void title_and_story_are_kept() {
            assertThat(level.id()).isEqualTo("the-old-mill-s-cellars");
            assertThat(level.name()).isEqualTo("The Old Mill's Cellars");
            assertThat(level.story()).startsWith("The miller's sons");
        }

        @Test
        void notes_become_what_is_seen_and_the_rules_stock_every_room() {
            assertThat(level.rooms()).extracting(Room::label).containsExactly("1", "3", "a", "2", "b");
            assertThat(level.rooms().get(3).sight()).isEqualTo("The last sack. It moves.");
            assertThat(level.rooms().get(3).tags()).containsExactly("ending");
            assertThat(level.rooms()).noneMatch(Room::keyed);
        }

        @Test
        void a_narrow_stretch_with_a_note_is_a_room_and_one_without_is_a_passage() {
            assertThat(level.roomAt(new Cell(0, -8)).orElseThrow().label()).isEqualTo("3");
            assertThat(level.roomAt(new Cell(-5, -6))).isEmpty();
        }

        @Test
        void a_rotunda_loses_its_corners_and_keeps_the_squares_before_its_doors() {
            Room rotunda = level.rooms().get(2);
            assertThat(rotunda.cells())
                    .hasSize(21)
                    .contains(new Cell(4, -3))
                    .doesNotContain(new Cell(4, -5), new Cell(8, -1));
            assertThat(rotunda.tags()).containsExactlyInAnyOrder("pool", "rotunda");
        }

        @Test
        void doors_stand_beyond_their_squares_with_what_holds_them() {
            assertThat(door(0, -6, Direction.NORTH).kind()).isEqualTo(Door.Kind.DOOR);
            assertThat(door(0, -6, Direction.NORTH).state()).isEqualTo(Door.State.BY_THE_RULES);
            assertThat(door(3, -3, Direction.EAST).kind()).isEqualTo(Door.Kind.DOUBLE);
            assertThat(door(3, -3, Direction.EAST).state()).isEqualTo(Door.State.LOCKED);
            assertThat(door(0, -10, Direction.NORTH).kind()).isEqualTo(Door.Kind.ARCH);
            assertThat(door(-5, -5, Direction.NORTH).kind()).isEqualTo(Door.Kind.PORTCULLIS);
        }

        @Test
        void a_secret_door_stands_before_its_square_and_shows_from_the_far_side() {
            Door secret = door(-3, -3, Direction.EAST);
            assertThat(secret.kind()).isEqualTo(Door.Kind.SECRET);
            assertThat(secret.secretSeenFrom(new Cell(-2, -3))).isTrue();
            assertThat(secret.secretSeenFrom(new Cell(-3, -3))).isFalse();
        }

        @Test
        void stairs_lead_out_and_down() {
            assertThat(level.entrance()).isEqualTo(new Cell(0, 0));
            assertThat(level.stairs())
                    .containsExactly(
                            new Stairs(new Cell(0, 0), Direction.SOUTH, true, Optional.empty()),
                            new Stairs(new Cell(9, -3), Direction.EAST, false, Optional.empty()));
        }

        @Test
        void columns_and_water_on_the_floor_are_drawn() {
            assertThat(level.features())
                    .containsExactly(
                            new Feature(new Cell(5, -4), "column-nw", ""),
                            new Feature(new Cell(8, -4), "column-nw", ""),
                            new Feature(new Cell(5, -3), "column", ""),
                            new Feature(new Cell(6, -3), "pool", ""),
                            new Feature(new Cell(7, -3), "pool", ""));
        }

        @Test
        void it_can_be_kept_in_the_own_format() {
            assertThat(LevelJson.read("kept.json", LevelJson.write(level)).level())
                    .isEqualTo(level);
        }
    }

    @Nested
    class Given_a_page_with_faults {
        private static final String ROOM = "{ \"x\": 0, \"y\": 0, \"w\": 3, \"h\": 3 }";

        @Test
        void keys_that_may_be_missing_are_not_missed() {
            LevelFiles.Taken taken = read("{ \"rects\": [" + ROOM + "] }");
            assertThat(taken.level().floor()).hasSize(9);
            assertThat(taken.level().name()).isEqualTo("page");
            assertThat(taken.report().warnings()).containsExactly("no stairs lead in; the company arrives at 0,0");
        }

        @Test
        void a_bad_rectangle_loses_nothing_but_itself() {
            LevelFiles.Taken taken = read("""
                    { "rects": [
                      { "x": 0, "y": 0, "w": 3, "h": 3 },
                      { "x": 9, "y": 9, "w": -1, "h": 2 },
                      { "x": "east", "y": 1, "w": 1, "h": 1 },
                      7,
                      { "x": 3, "y": 1, "w": 900000, "h": 900000 },
                      { "x": 3, "y": 1, "w": 2, "h": 1 }
                    ] }
                    """);
            assertThat(taken.level().floor()).hasSize(11);
            assertThat(taken.report().warnings())
                    .containsExactly(
                            "page.json, line 5, rects[3]: expected an object, found the number 7; left out",
                            "page.json, line 3, rects[1]: expected sides of 1 to 300 squares, found -1 x 2; left out",
                            "page.json, line 4, rects[2].x: expected a number of at most 100000, found the text \"east\"",
                            "page.json, line 4, rects[2]: the rectangle is not complete; left out",
                            "page.json, line 6, rects[4].w: expected a number of at most 100000, found the number 900000",
                            "page.json, line 6, rects[4].h: expected a number of at most 100000, found the number 900000",
                            "page.json, line 6, rects[4]: the rectangle is not complete; left out",
                            "no stairs lead in; the company arrives at 0,0");
        }

        @Test
        void an_unknown_door_is_a_plain_door_and_one_without_direction_joins_what_it_can() {
            LevelFiles.Taken taken = read("""
                    { "rects": [
                      { "x": 0, "y": 0, "w": 3, "h": 3 },
                      { "x": 4, "y": 0, "w": 3, "h": 3 },
                      { "x": 8, "y": 0, "w": 3, "h": 3 }
                    ], "doors": [
                      { "x": 3, "y": 1, "dir": { "x": 1, "y": 0 }, "type": 42 },
                      { "x": 7, "y": 1, "type": 1 },
                      { "x": 50, "y": 50, "dir": { "x": 1, "y": 0 }, "type": 1 },
                      { "x": 60, "y": 60 }
                    ] }
                    """);
            assertThat(taken.level().doors().values())
                    .extracting(Door::kind)
                    .containsExactly(Door.Kind.DOOR, Door.Kind.DOOR);
            assertThat(taken.level().doors()).containsKey(new Edge(new Cell(8, 1), Direction.WEST));
            assertThat(taken.report().warnings())
                    .contains(
                            "page.json, line 6, doors[0]: door type 42 is not known; taken for a plain door",
                            "page.json, line 7, doors[1]: the door has no direction; taken to lead east",
                            "page.json, line 8, doors[2]: the door at 50,50 leads nowhere; left out",
                            "page.json, line 9, doors[3]: the door has no direction; left out");
        }

        @Test
        void a_door_in_the_middle_of_a_rectangle_stands_on_its_edge() {
            LevelFiles.Taken taken = read("{ \"rects\": [{ \"x\": 0, \"y\": 0, \"w\": 5, \"h\": 1 }], "
                    + "\"doors\": [{ \"x\": 2, \"y\": 0, \"dir\": { \"x\": 1, \"y\": 0 }, \"type\": 7 }] }");
            assertThat(taken.level()
                            .door(new Cell(2, 0), Direction.EAST)
                            .orElseThrow()
                            .state())
                    .isEqualTo(Door.State.BARRED);
            assertThat(taken.level().walls()).isEmpty();
        }

        @Test
        void a_door_cannot_be_walked_round_through_the_side_of_its_square() {
            LevelFiles.Taken taken = read("{ \"rects\": [{ \"x\": 0, \"y\": 0, \"w\": 2, \"h\": 3 }, "
                    + "{ \"x\": 3, \"y\": 0, \"w\": 2, \"h\": 3 }, { \"x\": 2, \"y\": 2, \"w\": 1, \"h\": 1 }], "
                    + "\"doors\": [{ \"x\": 2, \"y\": 1, \"dir\": { \"x\": 1, \"y\": 0 }, \"type\": 1 }] }");
            assertThat(taken.level().walls()).isEqualTo(Set.of(new Edge(new Cell(2, 2), Direction.NORTH)));
        }

        @Test
        void a_note_outside_every_room_goes_to_the_nearest() {
            LevelFiles.Taken taken = read("{ \"rects\": [" + ROOM + "], \"notes\": [\n"
                    + "{ \"ref\": 4, \"text\": \"Lost.\", \"pos\": { \"x\": 9, \"y\": 9 } }, { \"ref\": \"5\" }] }");
            assertThat(taken.level().rooms().getFirst().label()).isEqualTo("4");
            assertThat(taken.level().rooms().getFirst().sight()).isEqualTo("Lost.");
            assertThat(taken.report().warnings())
                    .contains(
                            "page.json, line 2, notes[1]: the note has no text; left out",
                            "page.json, line 2, notes[0]: the note stands in no room; given to the nearest, at 0,0");
        }

        @Test
        void a_room_that_overlaps_another_keeps_what_is_left() {
            LevelFiles.Taken taken = read("{ \"rects\": [" + ROOM + ", { \"x\": 2, \"y\": 0, \"w\": 3, \"h\": 3 }] }");
            assertThat(taken.level().rooms())
                    .extracting(room -> room.cells().size())
                    .isEqualTo(List.of(9, 6));
        }

        @Test
        void a_page_without_any_floor_is_refused() {
            assertThatThrownBy(() -> read("{ \"rects\": [] }"))
                    .isInstanceOf(ExchangeException.class)
                    .hasMessage("page.json: no floor; expected rectangles in \"rects\"");
        }
    }
}
