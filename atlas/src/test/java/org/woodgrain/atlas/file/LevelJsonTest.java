package org.woodgrain.atlas.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.AtlasException;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Stairs;
import org.woodgrain.atlas.Trick;

class LevelJsonTest {
    private static final String START = """
            {
              "woodgrain": "level/1",
              "id": "cellar",
              "entrance": "0,0",
            """;

    private static LevelJson.Reading read(String rest) {
        return LevelJson.read("cellar.json", START + rest);
    }

    private static final String MAP = """
              "map": [
                "+---+---+",
                "|1 1|. .|",
                "|   +d--+",
                "|1 1s2 2|",
                "+---+---+"
              ],
            """;

    @Nested
    class When_a_level_is_drawn {
        @Test
        void rooms_take_their_floor_from_their_marks() {
            Level level = read(MAP + "\"rooms\": [{\"id\": \"1\"}, {\"id\": \"2\", \"name\": \"Den\"}] }")
                    .level();
            assertThat(level.floor()).hasSize(8);
            assertThat(level.room("2").orElseThrow().cells()).containsExactly(new Cell(2, 1), new Cell(3, 1));
            assertThat(level.walls()).contains(new Edge(new Cell(2, 0), Direction.WEST));
            assertThat(level.open(new Cell(1, 0), Direction.EAST)).isFalse();
        }

        @Test
        void a_door_of_the_drawing_can_be_told_more_exactly() {
            Level level = read(MAP + """
                            "doors": [{ "at": "2,1,west", "secretFrom": "west", "opensFrom": "east", "state": "locked" }],
                            "rooms": [{ "id": "1" }, { "id": "2" }] }
                            """).level();
            Door secret = level.doors().get(new Edge(new Cell(2, 1), Direction.WEST));
            assertThat(secret)
                    .isEqualTo(new Door(
                            new Edge(new Cell(2, 1), Direction.WEST),
                            Door.Kind.SECRET,
                            Door.State.LOCKED,
                            Optional.of(new Cell(1, 1)),
                            Optional.of(new Cell(2, 1)),
                            false));
            assertThat(level.doors()).hasSize(2);
        }

        @Test
        void an_entrance_may_be_drawn_too() {
            assertThat(LevelJson.read(
                                    "x.json",
                                    "{\"woodgrain\": \"level/1\", \"id\": \"x\", \"origin\": \"-3,5\", \"map\": [\"\", \" . @ \"]}")
                            .level()
                            .entrance())
                    .isEqualTo(new Cell(-2, 5));
        }
    }

    @Nested
    class When_a_level_is_listed {
        @Test
        void floor_walls_and_doors_may_be_written_as_lists() {
            Level level = read("""
                            "floor": ["0,0 3x2", "3,1"],
                            "walls": ["1,0,west"],
                            "doors": [{ "at": "2,1,east", "kind": "double" }],
                            "rooms": [{ "id": "hall", "label": "7", "cells": ["0,0 3x2"], "keyed": false }] }
                            """).level();
            assertThat(level.floor()).hasSize(7);
            assertThat(level.walls()).containsExactly(new Edge(new Cell(1, 0), Direction.WEST));
            assertThat(level.door(new Cell(3, 1), Direction.WEST).orElseThrow().kind())
                    .isEqualTo(Door.Kind.DOUBLE);
            assertThat(level.rooms().getFirst().label()).isEqualTo("7");
            assertThat(level.rooms().getFirst().keyed()).isFalse();
            assertThat(level.name()).isEqualTo("cellar");
            assertThat(level.depth()).isEqualTo(1);
        }
    }

    @Nested
    class When_something_is_wrong {
        @Test
        void broken_json_names_file_line_and_column() {
            assertThatThrownBy(() -> LevelJson.read("bad.json", "{\n  \"woodgrain\": \"level/1\",\n  \"id\" 7 }"))
                    .isInstanceOf(AtlasException.class)
                    .hasMessageStartingWith("bad.json, line 3, column ");
        }

        @Test
        void a_cut_off_file_is_named_as_such() {
            assertThatThrownBy(() -> read("\"floor\": [\"0,0\""))
                    .isInstanceOf(AtlasException.class)
                    .hasMessageContaining("cellar.json, line 5")
                    .hasMessageContaining("end-of-input");
        }

        @Test
        void the_version_must_be_known() {
            assertThatThrownBy(() -> LevelJson.read("x.json", "{\"woodgrain\": \"level/9\"}"))
                    .hasMessage(
                            "x.json, line 1, woodgrain: expected \"woodgrain\": \"level/1\", found the text \"level/9\"");
        }

        @Test
        void every_fault_is_told_at_once_with_line_and_field() {
            assertThatThrownBy(() -> read("""
                            "floor": ["0,0 2x2", "next"],
                            "doors": [{ "at": "1,0,up", "state": "open" }],
                            "rooms": [{ "id": "a", "cells": ["0,0"],
                              "dwellers": [{ "monster": "orc", "number": "lots" }] }] }
                            """)).hasMessage("""
                            cellar.json, line 5, floor[1]: expected a cell such as "3,-4" or a block such as "3,-4 5x2", found "next"
                            cellar.json, line 6, doors[0].at: expected a side of a cell such as "3,-4,west", found "1,0,up"
                            cellar.json, line 6, doors[0].state: expected one of by-the-rules, free, stuck, locked, barred, found the text "open"
                            cellar.json, line 8, rooms[0].dwellers[0].number: expected a number or dice such as "3", "2d4", "2d6x10", found "lots\"""");
        }

        @Test
        void a_place_that_makes_no_sense_is_refused() {
            assertThatThrownBy(() -> read("""
                            "floor": ["0,0 2x2"],
                            "doors": [{ "at": "0,0,west" }],
                            "stairs": [{ "at": "5,5", "facing": "south", "up": true }],
                            "rooms": [{ "id": "a", "cells": ["0,0 2x1"] }, { "id": "b", "cells": ["1,0 1x2"] }] }
                            """)).hasMessage("""
                            cellar.json: stairs at 5,5: expected floor, found rock
                            cellar.json: the door at 0,0,west: expected floor on both sides
                            cellar.json: room b: overlaps room a at 1,0""");
        }

        @Test
        void unknown_fields_are_warned_of_and_the_one_that_was_meant_is_named() {
            assertThat(read("\"floor\": [\"0,0\"],\n\"dept\": 3, \"author\": \"me\" }")
                            .warnings())
                    .containsExactly(
                            "cellar.json, line 6, dept: unknown field, not read; did you mean \"depth\"?",
                            "cellar.json, line 6, author: unknown field, not read");
        }

        @Test
        void floor_that_cannot_be_reached_is_warned_of() {
            assertThat(read("\"floor\": [\"0,0\", \"4,4 2x1\"], \"rooms\": [{\"id\": \"far\", \"cells\": [\"4,4\"]}] }")
                            .warnings())
                    .containsExactly(
                            "cellar.json: 2 cells cannot be reached from the entrance, the first at 4,4; among them room far");
        }

        @Test
        void a_door_drawn_against_rock_is_refused_with_row_and_character() {
            assertThatThrownBy(() -> read("\"map\": [\"\", \" .d# \"] }"))
                    .hasMessageContaining(
                            "map row 2, character 3: the door 'd' does not stand between two floor cells");
        }
    }

    @Test
    void what_is_written_is_read_back_even_with_more_rooms_than_marks() {
        StringBuilder rooms = new StringBuilder("\"floor\": [\"0,0 100x1\"], \"rooms\": [");
        for (int room = 0; room < 100; room++) {
            rooms.append(room == 0 ? "" : ",").append("{\"id\": \"r" + room + "\", \"cells\": [\"" + room + ",0\"]}");
        }
        Level level = read(rooms + "] }").level();
        assertThat(LevelJson.read("again.json", LevelJson.write(level)).level()).isEqualTo(level);
        assertThat(LevelJson.read("again.json", LevelJson.write(level)).warnings())
                .isEqualTo(List.of());
    }

    @Nested
    class When_a_level_has_tricks {
        private static final String ROOMS = "\"rooms\": [{ \"id\": \"1\" }, { \"id\": \"2\" }] }";

        @Test
        void they_are_read_and_written_back_as_the_same() {
            Level level = read(MAP + """
                            "doors": [{ "at": "0,0,west", "kind": "false" }],
                            "stairs": [{ "at": "3,0", "facing": "east", "up": true, "to": "six", "kind": "one-way",
                                         "feet": 40, "arrives": "2,2" }],
                            "tricks": [
                              { "id": "slope", "kind": "slope", "cells": ["2,0"], "to": "two", "at": "4,4" },
                              { "id": "gem", "kind": "touch", "cells": ["0,0"], "at": "3,1", "note": "a red gem" },
                              { "id": "long", "kind": "stretch", "cells": ["3,0"], "percent": 200 }
                            ],
                            """ + ROOMS).level();
            assertThat(level.tricks())
                    .extracting(Trick::kind)
                    .containsExactly(Trick.Kind.SLOPE, Trick.Kind.TOUCH, Trick.Kind.STRETCH);
            assertThat(level.stairs().getFirst().kind()).isEqualTo(Stairs.Kind.ONE_WAY);
            assertThat(LevelJson.read("again.json", LevelJson.write(level)).level())
                    .isEqualTo(level);
        }

        @Test
        void what_cannot_work_is_a_fault_that_says_what_is_expected() {
            assertThatThrownBy(() -> read(MAP + """
                            "tricks": [
                              { "id": "a", "kind": "chute", "cells": ["2,0"] },
                              { "id": "a", "kind": "shifting-wall", "cells": ["9,9"], "edges": ["2,0,west"] },
                              { "id": "c", "kind": "stretch", "cells": ["2,0"], "percent": 30 }
                            ],
                            """ + ROOMS))
                    .isInstanceOf(AtlasException.class)
                    .hasMessageContaining("trick a: expected \"at\", the cell it leads to")
                    .hasMessageContaining("trick a: expected \"to\", the level it leads to")
                    .hasMessageContaining("trick a: there is another trick or trap of that id")
                    .hasMessageContaining("trick a: expected floor at 9,9, found rock")
                    .hasMessageContaining("trick a: expected 4 edges, found 1")
                    .hasMessageContaining("trick c: expected \"percent\" of 50 or 200, found 30");
            assertThatThrownBy(() -> read(MAP + """
                            "tricks": [{ "id": "a", "kind": "fork", "cells": ["2,0"], "edges": ["2,0,nowhere"] }],
                            """ + ROOMS))
                    .hasMessageContaining("line 12")
                    .hasMessageContaining("expected a side of a cell such as");
        }
    }
}
