package org.woodgrain.campaign.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.file.LevelJson;
import org.woodgrain.book.StandardBook;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.evolve.Evolve;
import org.woodgrain.campaign.sight.MagicLight;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.rulebook.Rulebook;

class MapViewsTest {
    private static final Seat COMPANY = new Seat.Company();
    private static final Seat REFEREE = new Seat.Referee();

    /** A hall, a closet behind a secret door, a passage on to what nobody has seen. */
    private static final String HALL = """
            { "woodgrain": "level/1", "id": "hall", "entrance": "0,0",
              "map": [
                "+-----+---+---+",
                "|1 1 1s2 2|3 3|",
                "|     +---+   |",
                "|1 1 1d. .d3 3|",
                "+-----+---+---+"
              ],
              "doors": [
                { "at": "3,0,west", "secretFrom": "west" },
                { "at": "5,1,west", "state": "locked" }
              ],
              "stairs": [{ "at": "0,0", "facing": "west", "up": true }],
              "traps": [{ "id": "drop", "kind": "pit", "cells": ["1,1"], "depth": 10 }],
              "features": [{ "at": "2,1", "kind": "statue", "note": "a weeping king" }, { "at": "4,0", "kind": "altar" }],
              "rooms": [
                { "id": "1", "name": "The Hall" }, { "id": "2", "name": "The Closet" }, { "id": "3", "name": "The Den" }
              ] }
            """;

    /** Differs from {@link #HALL} in nothing that can be seen from the hall. */
    private static final String OTHER = """
            { "woodgrain": "level/1", "id": "hall", "name": "hall", "entrance": "0,0",
              "map": [
                "+-----+",
                "|1 1 1|",
                "|     +-+-+",
                "|1 1 1d4 4|",
                "+-----+   |",
                "      |4 4|"
              ],
              "doors": [{ "at": "3,1,west", "state": "locked" }],
              "stairs": [{ "at": "0,0", "facing": "west", "up": true }],
              "traps": [{ "id": "fangs", "kind": "spears", "cells": ["1,0", "4,2"] }],
              "features": [{ "at": "2,1", "kind": "statue", "note": "a weeping king" }, { "at": "4,2", "kind": "well" }],
              "rooms": [
                { "id": "1", "name": "The Hall", "sound": "a hum" }, { "id": "4", "name": "The Pit", "dwellers": [{ "monster": "orc" }] }
              ] }
            """;

    private static final Level LEVEL = LevelJson.read("hall.json", HALL).level();
    private static final SortedSet<Cell> THE_HALL = Collections.unmodifiableSortedSet(
            new TreeSet<>(LEVEL.room("1").orElseThrow().cells()));

    private static final Rulebook BOOK = StandardBook.load();

    private static World world(Level level) {
        return new World(BOOK, Map.of(level.id(), level));
    }

    private static CampaignState standingAt(Cell cell, SortedSet<Cell> seen, UnaryOperator<LevelState> play) {
        return Evolve.NOTHING
                .withPlace(new Place.Underground("hall", cell, Direction.EAST))
                .withLevel("hall", play.apply(LevelState.UNSEEN.withSeen(seen)));
    }

    private static CampaignState inTheHall(UnaryOperator<LevelState> play) {
        return standingAt(new Cell(1, 0), THE_HALL, play);
    }

    private static CampaignState withLight(CampaignState state, Cell cell) {
        return state.withEffects(List.of(new Effect(
                "e1",
                "SP-06",
                "light",
                new Effect.On.OnCell("hall", cell),
                "",
                Effect.Unit.TURNS,
                6,
                new TreeMap<>(Map.of(MagicLight.SHINES, 15)),
                false)));
    }

    private static MapView view(CampaignState state, Seat seat) {
        return MapViews.of(world(LEVEL), state, seat).orElseThrow();
    }

    private static Edge secret() {
        return new Edge(new Cell(3, 0), Direction.WEST);
    }

    @Nested
    class Given_the_company_has_seen_the_hall {
        @Test
        void its_floor_walls_stairs_and_statue_are_known_and_nothing_beyond() {
            MapView map = view(inTheHall(now -> now), COMPANY);
            assertThat(map.cells()).isEqualTo(THE_HALL);
            assertThat(map.hiddenCells()).isEmpty();
            assertThat(map.walls())
                    .hasSize(9)
                    .allMatch(edge -> THE_HALL.contains(edge.cell()) || THE_HALL.contains(edge.beyond()));
            assertThat(map.marks()).extracting(MapView.Mark::kind).containsExactlyInAnyOrder("statue", "stairs-up");
            assertThat(map.doors())
                    .containsExactly(new MapView.DoorMark(new Edge(new Cell(3, 1), Direction.WEST), "door", "shut"));
        }

        @Test
        void a_secret_door_is_a_wall_until_it_is_found() {
            assertThat(view(inTheHall(now -> now), COMPANY).walls()).contains(secret());
            MapView found = view(
                    inTheHall(now -> now.withDoor(secret(), now.door(secret()).withFound())), COMPANY);
            assertThat(found.walls()).doesNotContain(secret());
            assertThat(found.doors()).contains(new MapView.DoorMark(secret(), "secret", "shut"));
        }

        @Test
        void what_an_elf_has_felt_marks_the_wall_and_shows_no_door() {
            MapView felt = view(
                    inTheHall(now -> now.withDoor(secret(), now.door(secret()).withSensed())), COMPANY);
            assertThat(felt.walls()).contains(secret());
            assertThat(felt.doors()).noneMatch(door -> door.edge().equals(secret()));
            assertThat(felt.marks())
                    .contains(
                            new MapView.Mark(new Cell(2, 0), "hollow", "The east wall sounds hollow", Direction.EAST));
        }

        @Test
        void a_trap_is_known_once_it_is_found_or_sprung() {
            assertThat(view(inTheHall(now -> now), COMPANY).marks())
                    .noneMatch(mark -> mark.kind().equals("pit"));
            assertThat(view(inTheHall(now -> now.withKnownTrap("drop")), COMPANY)
                            .marks())
                    .contains(new MapView.Mark(new Cell(1, 1), "pit", "Pit", Direction.NORTH));
            assertThat(view(inTheHall(now -> now.withSprungTrap("drop")), COMPANY)
                            .marks())
                    .contains(new MapView.Mark(new Cell(1, 1), "pit", "Pit, sprung", Direction.NORTH));
        }

        @Test
        void the_name_of_a_room_is_written_once_it_has_been_entered() {
            assertThat(view(inTheHall(now -> now), COMPANY).marks())
                    .noneMatch(mark -> mark.kind().equals("name"));
            assertThat(view(inTheHall(now -> now.withRoom("1", now.room("1").withVisited())), COMPANY)
                            .marks())
                    .filteredOn(mark -> mark.kind().equals("name"))
                    .extracting(MapView.Mark::text)
                    .containsExactly("The Hall");
        }

        @Test
        void two_levels_that_differ_in_unseen_things_alone_give_the_same_map() {
            Level other = LevelJson.read("other.json", OTHER).level();
            CampaignState state =
                    withLight(inTheHall(now -> now.withRoom("1", now.room("1").withVisited())), new Cell(1, 0));
            assertThat(MapViews.of(world(other), state, COMPANY)).hasValue(view(state, COMPANY));
            assertThat(MapViews.of(world(other), state, REFEREE)).isNotEqualTo(Optional.of(view(state, REFEREE)));
        }

        @Test
        void what_the_light_falls_on_is_lit_and_in_the_dark_nothing_is() {
            assertThat(view(inTheHall(now -> now), COMPANY).lit()).isEmpty();
            assertThat(view(withLight(inTheHall(now -> now), new Cell(1, 0)), COMPANY)
                            .lit())
                    .contains(new Cell(0, 0), new Cell(2, 1))
                    .isSubsetOf(THE_HALL);
        }
    }

    @Nested
    class Given_the_company_stands_behind_the_secret_door {
        private final SortedSet<Cell> closet =
                new TreeSet<>(LEVEL.room("2").orElseThrow().cells());

        @Test
        void from_its_plain_side_it_is_a_door_like_any_other() {
            assertThat(view(standingAt(new Cell(3, 0), closet, now -> now), COMPANY)
                            .doors())
                    .containsExactly(new MapView.DoorMark(secret(), "door", "shut"));
        }

        @Test
        void who_knows_both_sides_knows_that_it_is_secret() {
            SortedSet<Cell> both = new TreeSet<>(closet);
            both.addAll(THE_HALL);
            assertThat(view(standingAt(new Cell(3, 0), both, now -> now), COMPANY)
                            .doors())
                    .contains(new MapView.DoorMark(secret(), "secret", "shut"));
        }
    }

    @Nested
    class Given_the_referee_looks_on {
        @Test
        void he_sees_the_whole_level_and_what_is_hidden_is_marked() {
            MapView map = view(inTheHall(now -> now), REFEREE);
            assertThat(map.hiddenCells()).hasSize(8).doesNotContainAnyElementsOf(THE_HALL);
            assertThat(map.doors())
                    .extracting(MapView.DoorMark::kind, MapView.DoorMark::state)
                    .containsExactlyInAnyOrder(tuple("secret", "shut"), tuple("door", "shut"), tuple("door", "locked"));
            assertThat(map.marks())
                    .extracting(MapView.Mark::text)
                    .contains("1", "2", "3", "Pit")
                    .doesNotContain("The Hall");
        }

        @Test
        void a_lock_is_no_secret_to_him_but_to_the_company_until_it_has_tried_the_door() {
            SortedSet<Cell> passage = new TreeSet<>(List.of(new Cell(3, 1), new Cell(4, 1)));
            assertThat(view(standingAt(new Cell(4, 1), passage, now -> now), COMPANY)
                            .doors())
                    .extracting(MapView.DoorMark::state)
                    .containsOnly("shut");
        }
    }

    @Nested
    class Given_foes_are_met {
        private Encounter meeting(Encounter.Phase phase, int feet, Cell from, int foes) {
            List<Foe> band = IntStream.rangeClosed(1, foes)
                    .mapToObj(number -> new Foe(
                            new FoeId("f" + number),
                            "orc",
                            "orc " + number,
                            3,
                            3,
                            Foe.Standing.ABLE,
                            Purse.EMPTY,
                            new TreeMap<>()))
                    .toList();
            return Encounter.begun(band, "hall", Optional.empty(), from, phase, List.of())
                    .withDistance(feet);
        }

        private List<Cell> foes(Encounter meeting, Seat seat) {
            return view(inTheHall(now -> now).withEncounter(Optional.of(meeting)), seat)
                    .foes();
        }

        @Test
        void they_stand_at_their_distance_on_the_way_to_where_they_came_from() {
            assertThat(foes(meeting(Encounter.Phase.BATTLE, 10, new Cell(2, 1), 2), COMPANY))
                    .hasSize(2)
                    .allMatch(cell -> cell.distance(new Cell(1, 0)) == 1);
        }

        @Test
        void four_need_two_squares_and_the_dead_none() {
            Encounter four = meeting(Encounter.Phase.BATTLE, 20, new Cell(2, 1), 4);
            assertThat(new TreeSet<>(foes(four, COMPANY))).hasSize(2);
            assertThat(foes(four.withFoe(four.foes().getFirst().with(Foe.Standing.DEAD)), COMPANY))
                    .hasSize(3);
        }

        @Test
        void beyond_what_is_known_they_are_not_drawn_for_the_company() {
            Encounter unseen = meeting(Encounter.Phase.INTENT, 60, new Cell(6, 0), 1);
            assertThat(foes(unseen, COMPANY)).isEmpty();
            assertThat(foes(unseen, REFEREE)).hasSize(1);
        }

        @Test
        void a_warning_shows_nobody_yet() {
            assertThat(foes(meeting(Encounter.Phase.WARNED, 10, new Cell(2, 1), 2), COMPANY))
                    .isEmpty();
        }
    }

    @Test
    void there_is_no_map_in_town() {
        assertThat(MapViews.of(world(LEVEL), Evolve.NOTHING, REFEREE)).isEmpty();
    }
}
