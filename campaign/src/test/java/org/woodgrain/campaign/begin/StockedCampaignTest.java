package org.woodgrain.campaign.begin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Plans.cell;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Dwellers;
import org.woodgrain.atlas.KeyedHoard;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Room;
import org.woodgrain.atlas.file.DemoLevel;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.BeginCommand;
import org.woodgrain.campaign.command.Order;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.decide.Campaign;
import org.woodgrain.campaign.decide.Decision;
import org.woodgrain.campaign.event.BeginEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.evolve.Evolve;
import org.woodgrain.campaign.narrate.Narrator;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.RoomState;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.FastDice;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.Item;

class StockedCampaignTest {
    private final List<Event> events = new ArrayList<>();

    private CampaignState begin(Profile profile, Level level, Dice dice) {
        Campaign campaign = new Campaign(new World(Expeditions.book(), Map.of(level.id(), level)));
        Decision decision = campaign.decide(
                Evolve.NOTHING,
                new Order("b", new Seat.Referee(), new BeginCommand.Begin("c", "Test", Ruleset.of(profile), "")),
                dice);
        events.addAll(((Decision.Accepted) decision).events());
        CampaignState state = Evolve.applyAll(Evolve.NOTHING, events);
        for (Event event : events) {
            assertThat(Narrator.tell(campaign.world(), state, state, event, new Seat.Company()))
                    .as("players hear nothing of stocking")
                    .allMatch(line -> line.text().startsWith("The campaign"));
        }
        return state;
    }

    private static Level keyed(List<Dwellers> dwellers, List<KeyedHoard> hoards, boolean keyed) {
        Level drawn = Plans.draw("+-+-+  ", "|1 1d. ", "+-+-+  ").level();
        Room room = drawn.rooms().getFirst();
        return new Level(
                "one",
                "One",
                1,
                "",
                drawn.floor(),
                drawn.walls(),
                drawn.doors(),
                List.of(),
                List.of(),
                List.of(),
                List.of(new Room(room.id(), "1", "", room.cells(), "", "", "", Set.of(), keyed, dwellers, hoards)),
                cell(2, 0));
    }

    @Nested
    class A_room_with_a_key {
        @Test
        void has_the_monsters_and_hit_points_of_its_key_and_throws_for_what_it_leaves_open() {
            Level level = keyed(List.of(new Dwellers("orc", "2", List.of(4), "")), List.of(), true);
            RoomState room = begin(Profile.ORIGINAL, level, ScriptedDice.none().on(DiceStream.CONTENT, 5))
                    .level("one")
                    .room("1");
            assertThat(room.dwellers()).extracting(Foe::name).containsExactly("orc 1", "orc 2");
            assertThat(room.dwellers()).extracting(Foe::hitPoints).containsExactly(4, 5);
        }

        @Test
        @Rule("CB-17")
        void throws_eight_sided_hit_dice_in_classic() {
            Level level = keyed(List.of(new Dwellers("orc", "1", List.of(), "")), List.of(), true);
            RoomState room = begin(Profile.CLASSIC, level, ScriptedDice.none().on(DiceStream.CONTENT, 8))
                    .level("one")
                    .room("1");
            assertThat(room.dwellers()).extracting(Foe::hitPoints).containsExactly(8);
        }

        @Test
        @Rule("DU-43")
        void keeps_the_spells_of_a_scroll_the_form_of_armour_and_the_row_of_a_map_that_are_written_out() {
            List<String> kinds = List.of("MI-075/SP-08,SP-04", "MI-017/EQI-02", "map/magic/4");
            KeyedHoard key = new KeyedHoard("on a shelf", Map.of(), "", "", kinds, Map.of(), "none", "none", false);
            Level level = keyed(List.of(), List.of(key), true);
            Hoard hoard = begin(Profile.ORIGINAL, level, ScriptedDice.none())
                    .level("one")
                    .room("1")
                    .hoards()
                    .getFirst();
            assertThat(hoard.things()).extracting(Item::kind).containsExactlyElementsOf(kinds);
            assertThat(hoard.things()).extracting(Item::name).containsExactly("scroll", "chain-type mail", "map");
            assertThat(hoard.things().getFirst().worth()).isEqualTo(200 * Coins.GOLD);
        }

        @Test
        void has_its_hoard_with_coins_thrown_and_things_made() {
            KeyedHoard key = new KeyedHoard(
                    "in an iron-bound chest",
                    Map.of("gp", "2d6", "sp", "60"),
                    "",
                    "",
                    List.of("EQI-46", "MI-054"),
                    Map.of("a silver cup", 20),
                    "none",
                    "needle",
                    false);
            Hoard hoard = begin(
                            Profile.ORIGINAL,
                            keyed(List.of(), List.of(key), true),
                            ScriptedDice.none().on(DiceStream.CONTENT, 3, 4))
                    .level("one")
                    .room("1")
                    .hoards()
                    .getFirst();
            assertThat(hoard.coins().gold()).isEqualTo(7);
            assertThat(hoard.coins().silver()).isEqualTo(60);
            assertThat(hoard.vessel()).isEqualTo(Hoard.Vessel.CHEST);
            assertThat(hoard.guard()).isEqualTo(Hoard.Guard.NEEDLE);
            assertThat(hoard.things())
                    .extracting(item -> item.name())
                    .containsExactly("flask of oil", "potion", "a silver cup");
            assertThat(hoard.found()).isFalse();
        }
    }

    @Nested
    class A_room_without_a_key {
        /** Two rooms, so that one of them is left to chance: the other holds a hoard set with thought. */
        private RoomState random(int... faces) {
            Level level = keyed(List.of(), List.of(), false);
            List<Room> rooms = new ArrayList<>(level.rooms());
            rooms.add(new Room(
                    "9", "9", "", new TreeSet<>(Set.of(cell(9, 9))), "", "", "", Set.of(), true, List.of(), List.of()));
            Set<Cell> floor = new TreeSet<>(level.floor());
            floor.add(cell(9, 9));
            Level two = new Level(
                    "one",
                    "One",
                    1,
                    "",
                    floor,
                    level.walls(),
                    level.doors(),
                    List.of(),
                    List.of(),
                    List.of(),
                    rooms,
                    cell(2, 0));
            ScriptedDice dice = ScriptedDice.none().on(DiceStream.CONTENT, faces);
            RoomState room = begin(Profile.ORIGINAL, two, dice).level("one").room("1");
            dice.requireAllThrown();
            return room;
        }

        @Test
        @Rule({"DU-44", "DU-45", "EN-13", "EN-14"})
        void is_inhabited_on_a_two_by_the_matrix_and_the_number_of_a_lair() {
            // matrix 1 -> table 1, orcs, 2d4 of them, no treasure; not at home, nothing magic on their leader, hit
            // points of the others
            RoomState room = random(2, 1, 4, 1, 2, 4, 100, 99, 99, 5, 4);
            assertThat(room.dwellers()).hasSize(3).allMatch(foe -> foe.monster().equals("orc"));
            assertThat(room.hoards()).isEmpty();
        }

        @Test
        @Rule({"DU-47", "DU-48"})
        void holds_treasure_with_a_monster_on_a_three() {
            RoomState room = random(2, 1, 4, 1, 1, 3, 4, 51, 6, 6, 6, 100, 99, 99, 2);
            assertThat(room.hoards()).singleElement().satisfies(hoard -> {
                assertThat(hoard.coins().silver()).isEqualTo(400);
                assertThat(hoard.guard()).isEqualTo(Hoard.Guard.NONE);
                assertThat(hoard.hiding()).isEqualTo(Hoard.Hiding.NONE);
            });
        }

        @Test
        @Rule("DU-47")
        void is_empty_of_both_on_a_three_and_a_two() {
            RoomState room = random(3, 2);
            assertThat(room.dwellers()).isEmpty();
            assertThat(room.hoards()).isEmpty();
        }

        @Test
        @Rule("DU-53")
        void protects_treasure_without_a_guard() {
            RoomState needle = random(3, 1, 4, 51, 6, 6, 6, 4);
            assertThat(needle.hoards()).singleElement().satisfies(hoard -> {
                assertThat(hoard.vessel()).isEqualTo(Hoard.Vessel.CHEST);
                assertThat(hoard.guard()).isEqualTo(Hoard.Guard.NEEDLE);
                assertThat(hoard.locked()).isTrue();
            });
            RoomState floor = random(3, 1, 4, 51, 6, 6, 6, 3, 2);
            assertThat(floor.hoards()).singleElement().satisfies(hoard -> {
                assertThat(hoard.hiding()).isEqualTo(Hoard.Hiding.UNDER_FLOOR);
                assertThat(hoard.cell()).isEqualTo(cell(1, 0));
            });
        }
    }

    @Test
    void the_demo_level_is_stocked_from_its_key_in_both_profiles() {
        for (Profile profile : Profile.values()) {
            events.clear();
            Level demo = DemoLevel.load();
            CampaignState state = begin(profile, demo, FastDice.seeded(7));
            assertThat(events.stream()
                            .filter(BeginEvent.RoomStocked.class::isInstance)
                            .count())
                    .isEqualTo(demo.rooms().size());
            assertThat(demo.rooms().stream()
                            .filter(room -> !room.dwellers().isEmpty())
                            .allMatch(room -> !state.level(demo.id())
                                    .room(room.id())
                                    .dwellers()
                                    .isEmpty()))
                    .isTrue();
        }
    }

    @Test
    @Rule({"DU-43", "DU-28", "DU-42"})
    void a_level_without_any_key_gets_special_hoards_out_of_the_way_and_much_empty_space() {
        Level drawn = Plans.draw(
                        "+-+-+-+-+-+-+-+-+-+-+-+-+",
                        "|1d.d2|3d.d4|5d.d6|7d.d8|",
                        "+-+ +-+-+ +-+-+ +-+-+ +-+",
                        " . . . . . . . . . . . . ",
                        "+-+ +-+-+ +-+-+ +-+-+ +-+",
                        "|9d.dA|Bd.dC|Dd.dE|Fd.sG|",
                        "+-+-+-+-+-+-+-+-+-+-+-+-+")
                .level();
        List<Room> open = drawn.rooms().stream()
                .map(room -> new Room(
                        room.id(), room.label(), "", room.cells(), "", "", "", Set.of(), false, List.of(), List.of()))
                .toList();
        Level level = new Level(
                "one",
                "One",
                1,
                "",
                drawn.floor(),
                drawn.walls(),
                drawn.doors(),
                List.of(),
                List.of(),
                List.of(),
                open,
                cell(0, 1));
        CampaignState state = begin(Profile.ORIGINAL, level, FastDice.seeded(3));
        List<String> special = events.stream()
                .filter(BeginEvent.RoomStocked.class::isInstance)
                .map(BeginEvent.RoomStocked.class::cast)
                .filter(stocked -> stocked.rule().equals("DU-43"))
                .map(BeginEvent.RoomStocked::room)
                .toList();
        assertThat(special).hasSize(2).contains("G");
        assertThat(special)
                .allMatch(room -> !state.level("one").room(room).hoards().isEmpty());
        assertThat(events.stream()
                        .filter(BeginEvent.RoomStocked.class::isInstance)
                        .map(BeginEvent.RoomStocked.class::cast)
                        .filter(stocked -> stocked.rule().equals("DU-46")))
                .as("twelve squares of passage hold no slime")
                .isEmpty();
        long guarded = special.stream()
                .filter(room -> !state.level("one").room(room).dwellers().isEmpty())
                .count();
        assertThat(guarded).isEqualTo(1);
    }
}
