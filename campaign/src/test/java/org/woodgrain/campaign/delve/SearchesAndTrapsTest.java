package org.woodgrain.campaign.delve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.CLERIC;
import static org.woodgrain.campaign.Company.DWARF;
import static org.woodgrain.campaign.Company.ELF;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.Company.HOBBIT;
import static org.woodgrain.campaign.Plans.cell;
import static org.woodgrain.campaign.Plans.edge;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Trap;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.command.DelveCommand.Task;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.meeting.Meetings;
import org.woodgrain.campaign.refusal.DelveRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.RoomState;
import org.woodgrain.campaign.state.Wanderers;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.encounters.Band;
import org.woodgrain.rules.equipment.Purse;

class SearchesAndTrapsTest {
    private static DelveCommand search(CharacterId who, int x, int y, Direction side) {
        return new DelveCommand.Work(List.of(new Task.Search(who, cell(x, y), Optional.of(side))));
    }

    private static DelveCommand square(CharacterId who, int x, int y) {
        return new DelveCommand.Work(List.of(new Task.Search(who, cell(x, y), Optional.empty())));
    }

    private static DelveCommand east(int steps) {
        return new DelveCommand.March(Collections.nCopies(steps, Direction.EAST));
    }

    @Nested
    class Secret_doors {
        private final Edge secret = edge(1, 0, Direction.SOUTH);
        private final Level level =
                Plans.draw("+-+-+-+-+", " . . . . ", "  +s+    ", "   .     ").level();

        private Expeditions play(Profile profile) {
            return Expeditions.begin(profile, level, cell(0, 0), Direction.EAST, Company.of(FIGHTER, DWARF, HOBBIT));
        }

        private boolean found(Expeditions play) {
            return play.state().level("one").door(secret).found();
        }

        @Test
        @Rule({"UX-08", "UX-10", "UX-06", "CH-44"})
        void are_found_by_a_turn_at_the_right_ten_feet_of_wall_and_the_search_may_be_repeated() {
            Expeditions play = play(Profile.ORIGINAL).order(search(DWARF, 1, 0, Direction.SOUTH), 3, 1);
            assertThat(found(play)).isFalse();
            assertThat(play.turn()).isEqualTo(2);
            play.order(search(DWARF, 1, 0, Direction.SOUTH), 2, 1);
            assertThat(found(play)).isTrue();
            play.order(new DelveCommand.March(List.of(Direction.EAST)));
            play.order(new DelveCommand.OpenDoor(secret));
            assertThat(play.state().level("one").door(secret).open()).isTrue();
        }

        @Test
        @Rule({"CH-44", "UX-10"})
        void are_found_by_an_elf_on_a_four_and_by_a_man_not_on_a_three() {
            Expeditions elf =
                    Expeditions.begin(Profile.ORIGINAL, level, cell(0, 0), Direction.EAST, Company.of(ELF, HOBBIT));
            elf.order(search(ELF, 1, 0, Direction.SOUTH), ScriptedDice.of(4).afterwards((stream, sides) -> 1));
            assertThat(found(elf)).isTrue();
            Expeditions man = play(Profile.ORIGINAL);
            man.order(search(FIGHTER, 1, 0, Direction.SOUTH), ScriptedDice.of(3).afterwards((stream, sides) -> 1));
            assertThat(found(man)).isFalse();
            Expeditions classic =
                    Expeditions.begin(Profile.CLASSIC, level, cell(0, 0), Direction.EAST, Company.of(ELF, HOBBIT));
            classic.order(square(ELF, 1, 0), ScriptedDice.of(2).afterwards((stream, sides) -> 6));
            assertThat(found(classic)).isTrue();
        }

        @Test
        @Rule({"CD-06", "CD-07", "CD-27"})
        void of_the_classic_game_are_found_from_the_square_beside_them_only() {
            Expeditions play = play(Profile.CLASSIC).order(square(FIGHTER, 2, 0), 1, 6, 4);
            assertThat(found(play)).isFalse();
            play.order(square(FIGHTER, 1, 0), 1, 6);
            assertThat(found(play)).isTrue();
        }

        @Test
        @Rule("CD-29")
        void are_searched_for_once_by_each_in_classic() {
            Expeditions play = play(Profile.CLASSIC).order(square(FIGHTER, 1, 0), 2, 6, 4);
            assertThat(play.refused(square(FIGHTER, 1, 0))).isInstanceOf(DelveRefusal.TriedBefore.class);
            play.order(square(DWARF, 1, 0), 1, 6);
            assertThat(found(play)).isTrue();
        }

        @Test
        @Rule({"CD-28", "EX-03"})
        void that_are_missed_and_walls_without_one_are_told_alike() {
            List<String> missed = play(Profile.ORIGINAL)
                    .order(search(DWARF, 1, 0, Direction.SOUTH), 6, 1)
                    .told();
            List<String> blank = play(Profile.ORIGINAL)
                    .order(search(DWARF, 1, 0, Direction.NORTH), 1, 1)
                    .told();
            assertThat(missed.getFirst().replace("south", "north")).isEqualTo(blank.getFirst());
        }

        @Test
        @Rule({"UX-08", "CD-27"})
        void may_be_searched_for_by_several_in_the_same_turn() {
            Expeditions play = play(Profile.ORIGINAL);
            play.order(
                    new DelveCommand.Work(List.of(
                            new Task.Search(FIGHTER, cell(1, 0), Optional.of(Direction.SOUTH)),
                            new Task.Search(DWARF, cell(0, 0), Optional.of(Direction.NORTH)))),
                    1,
                    6,
                    1);
            assertThat(play.turn()).isEqualTo(2);
            assertThat(found(play)).isTrue();
        }

        @Test
        @Rule({"EX-02", "UX-06"})
        void are_not_sought_by_one_member_in_two_places() {
            assertThat(play(Profile.ORIGINAL)
                            .refused(new DelveCommand.Work(List.of(
                                    new Task.Search(DWARF, cell(1, 0), Optional.of(Direction.SOUTH)),
                                    new Task.Search(DWARF, cell(1, 0), Optional.of(Direction.NORTH))))))
                    .isInstanceOf(DelveRefusal.TwoTasks.class);
        }

        @Test
        void must_lie_in_the_place_where_the_company_stands() {
            assertThat(play(Profile.ORIGINAL).refused(search(DWARF, 9, 9, Direction.SOUTH)))
                    .isInstanceOf(DelveRefusal.OutOfReach.class);
            assertThat(play(Profile.ORIGINAL).refused(search(DWARF, 1, 0, Direction.EAST)))
                    .isInstanceOf(DelveRefusal.NoWall.class);
        }
    }

    @Nested
    class Traps_of_the_place {
        private final Level pit =
                Plans.draw("", " . . . . . ").pit("pit", cell(2, 0)).level();

        private Expeditions play(Profile profile, CharacterId... who) {
            return Expeditions.begin(profile, pit, cell(0, 0), Direction.EAST, Company.of(who));
        }

        @Test
        @Rule({"UX-18", "UX-19", "CD-32", "DU-25"})
        void spring_on_the_first_in_marching_order_whose_die_shows_two() {
            Expeditions play = play(Profile.ORIGINAL, FIGHTER, CLERIC, HOBBIT).order(east(4), 3, 2, 2, 4);
            assertThat(play.cell()).isEqualTo(cell(2, 0));
            assertThat(play.who(CLERIC).hitPoints()).isEqualTo(2);
            assertThat(Crew.inPit(play.state(), CLERIC)).isTrue();
            assertThat(play.told()).contains("Cleric springs a trap: a pit.");
            assertThat(play.refused(east(1))).isInstanceOf(DelveRefusal.InPit.class);
        }

        @Test
        @Rule({"UX-18", "CD-32"})
        void that_nobody_springs_are_crossed_without_a_word() {
            Expeditions play = play(Profile.ORIGINAL, FIGHTER, HOBBIT).order(east(4), 3, 4);
            assertThat(play.cell()).isEqualTo(cell(4, 0));
            assertThat(play.told()).noneMatch(line -> line.contains("trap"));
        }

        @Test
        @Rule({"UX-18", "CD-31", "CD-35"})
        void once_sprung_stay_sprung() {
            Expeditions play = play(Profile.ORIGINAL, FIGHTER, HOBBIT).order(east(4), 2, 3);
            play.order(new DelveCommand.ClimbOut(FIGHTER), 1);
            play.order(east(2));
            play.order(new DelveCommand.March(Collections.nCopies(4, Direction.WEST)));
            assertThat(play.cell()).isEqualTo(cell(0, 0));
        }

        @Test
        @Rule("DU-26")
        void take_a_turn_to_climb_out_of_with_comrades_and_a_one_without() {
            Expeditions helped = play(Profile.ORIGINAL, FIGHTER, HOBBIT).order(east(4), 1, 3);
            helped.order(new DelveCommand.ClimbOut(FIGHTER), 1);
            assertThat(Crew.inPit(helped.state(), FIGHTER)).isFalse();
            Expeditions alone = play(Profile.ORIGINAL, HOBBIT).order(east(4), 1, 3);
            alone.order(new DelveCommand.ClimbOut(HOBBIT), 2, 1);
            assertThat(Crew.inPit(alone.state(), HOBBIT)).isTrue();
            alone.order(new DelveCommand.ClimbOut(HOBBIT), 1, 1);
            assertThat(Crew.inPit(alone.state(), HOBBIT)).isFalse();
        }

        @Test
        @Rule({"CD-33", "HZ-12"})
        void always_hurt_in_classic() {
            Expeditions play = play(Profile.CLASSIC, FIGHTER, HOBBIT).order(east(2), 2, 5);
            assertThat(play.who(FIGHTER).hitPoints()).isEqualTo(1);
        }

        @Test
        @Rule({"UX-20", "CH-37"})
        void are_noted_by_dwarves_of_the_original_game_before_anybody_steps_on_them() {
            Expeditions play = play(Profile.ORIGINAL, FIGHTER, DWARF, HOBBIT).order(east(4), 2);
            assertThat(play.cell()).isEqualTo(cell(1, 0));
            assertThat(play.told()).contains("Dwarf calls a halt: a pit lies ahead.");
            play.order(east(3));
            assertThat(play.cell()).isEqualTo(cell(4, 0));
        }

        @Test
        @Rule("CH-37")
        void are_passed_once_by_each_dwarf_who_failed_to_note_them() {
            Expeditions play = play(Profile.ORIGINAL, FIGHTER, DWARF, HOBBIT).order(east(4), 5, 6, 6, 6);
            play.order(new DelveCommand.March(Collections.nCopies(3, Direction.WEST)), 6, 6, 6);
        }

        @Test
        @Rule("UX-20")
        void are_set_off_by_a_pole_from_afar_at_half_the_rate() {
            List<Adventurer> company = new ArrayList<>(Company.of(FIGHTER, HOBBIT));
            company.set(0, Company.with(company.getFirst(), Company.thing("pole", "EQI-38", "pole", 1, 0)));
            Expeditions play = Expeditions.begin(Profile.ORIGINAL, pit, cell(0, 0), Direction.EAST, company);
            play.order(new DelveCommand.March(Collections.nCopies(4, Direction.EAST), DelveCommand.Care.PROBING), 2);
            assertThat(play.cell()).isEqualTo(cell(1, 0));
            assertThat(play.ticks()).isEqualTo(2 * 720);
            assertThat(play.told()).contains("Fighter's pole sets it off: a pit.");
        }

        @Test
        @Rule({"CD-35", "CD-36", "CD-06"})
        void are_found_by_a_search_in_classic_and_by_dwarves_who_examine_in_the_original() {
            Expeditions classic = play(Profile.CLASSIC, FIGHTER, HOBBIT).order(square(FIGHTER, 2, 0), 6, 1, 4);
            assertThat(classic.state().level("one").knownTraps()).containsExactly("pit");
            classic.order(east(3));
            Expeditions original = play(Profile.ORIGINAL, DWARF, HOBBIT).order(square(DWARF, 2, 0), 6, 4, 1);
            assertThat(original.state().level("one").knownTraps()).containsExactly("pit");
            Expeditions man = play(Profile.ORIGINAL, FIGHTER, HOBBIT).order(square(FIGHTER, 2, 0), 1, 1);
            assertThat(man.state().level("one").knownTraps()).isEmpty();
        }

        @Test
        @Rule("CD-33")
        void strike_without_a_throw_to_hit_and_gas_is_halved_by_a_save() {
            Level darts = Plans.draw("", " . . . ")
                    .trap(new Trap("d", Trap.Kind.DARTS, List.of(cell(1, 0)), 0, "1d4", false, false, ""))
                    .trap(new Trap("g", Trap.Kind.GAS, List.of(cell(2, 0)), 0, "", false, false, ""))
                    .level();
            Expeditions play =
                    Expeditions.begin(Profile.ORIGINAL, darts, cell(0, 0), Direction.EAST, Company.of(FIGHTER, HOBBIT));
            play.order(east(1), 1, 2);
            assertThat(play.who(FIGHTER).hitPoints()).isEqualTo(4);
            play.order(east(1), 2, 5, 20);
            assertThat(play.who(FIGHTER).hitPoints()).isEqualTo(2);
        }
    }

    @Test
    @Rule({"UX-18", "UX-19", "CD-32"})
    void a_pit_in_the_way_of_those_who_run_is_sprung_like_any_other_and_stops_them() {
        Level level = Plans.draw("", " . . . . . . ").pit("pit", cell(2, 0)).level();
        Expeditions play = Expeditions.begin(
                        Profile.ORIGINAL, level, cell(4, 0), Direction.WEST, Company.of(FIGHTER, HOBBIT))
                .given(state -> state.changeLevel("one", now -> now.withSeen(new TreeSet<>(level.floor())))
                        .withWanderers(Optional.of(
                                new Wanderers(List.of(new Band("ogre", 1)), cell(5, 0), Optional.empty(), true))))
                .doing(Meetings::beginWanderers, ScriptedDice.none().afterwards((stream, sides) -> 1));
        play.order(
                new MeetingCommand.Flee(Optional.of(cell(0, 0)), List.of(), Optional.empty(), List.of()),
                ScriptedDice.of(3, 2, 2, 4).afterwards((stream, sides) -> 6));
        assertThat(play.events(DelveEvent.TrapCrossed.class)).hasSize(1);
        assertThat(Crew.inPit(play.state(), HOBBIT)).isTrue();
        assertThat(play.who(HOBBIT).hitPoints()).isEqualTo(1);
        assertThat(play.told()).contains("Hobbit springs a trap: a pit.");
    }

    @Test
    @Rule("HZ-12")
    void a_fall_into_deep_water_counts_a_die_for_each_twenty_feet() {
        Level well = Plans.draw("", " . . . ")
                .trap(new Trap("well", Trap.Kind.PIT, List.of(cell(1, 0)), 20, "", false, true, ""))
                .level();
        Expeditions play =
                Expeditions.begin(Profile.CLASSIC, well, cell(0, 0), Direction.EAST, Company.of(FIGHTER, HOBBIT));
        play.order(east(1), 2, 5);
        assertThat(play.who(FIGHTER).hitPoints()).isEqualTo(1);
    }

    @Test
    @Rule("CD-02")
    void one_searches_while_others_listen_and_nobody_walks_in_the_same_turn() {
        Level level = Plans.draw("+-+-+-+", "|. .d.|", "+-+-+-+").level();
        Edge door = edge(1, 0, Direction.EAST);
        Expeditions play = Expeditions.begin(
                Profile.CLASSIC, level, cell(0, 0), Direction.EAST, Company.of(FIGHTER, CLERIC, HOBBIT));
        play.order(
                new DelveCommand.Work(List.of(
                        new Task.Search(FIGHTER, cell(0, 0), Optional.empty()),
                        new Task.Listen(CLERIC, door),
                        new Task.Listen(HOBBIT, door))),
                6,
                6,
                6,
                6,
                4);
        assertThat(play.turn()).isEqualTo(2);
        assertThat(play.ticks()).isZero();
        play.order(east(1));
        assertThat(play.turn()).isEqualTo(2);
        assertThat(play.refused(new DelveCommand.Work(
                        List.of(new Task.Search(CLERIC, cell(0, 0), Optional.empty()), new Task.Listen(CLERIC, door)))))
                .isInstanceOf(DelveRefusal.TwoTasks.class);
    }

    @Test
    @Rule("CD-26")
    void chests_walls_and_floors_are_searched_alike_a_turn_each_once_by_each() {
        Level room = Plans.draw("+-+-+", "|1 1|", "+-+-+").level();
        Hoard chest = new Hoard(
                "h",
                "in a chest",
                cell(0, 0),
                Hoard.Vessel.CHEST,
                Purse.EMPTY,
                List.of(),
                Hoard.Hiding.NONE,
                Hoard.Guard.NONE,
                false,
                true,
                true,
                false,
                false);
        Expeditions play = Expeditions.begin(
                        Profile.CLASSIC, room, cell(0, 0), Direction.EAST, Company.of(FIGHTER, HOBBIT))
                .given(state -> state.changeLevel(
                        "one", level -> level.withRoom("1", new RoomState(true, true, List.of(), List.of(chest)))));
        DelveCommand look = new DelveCommand.Work(List.of(new Task.Examine(FIGHTER, "h")));
        play.order(look, 6, 4);
        assertThat(play.turn()).isEqualTo(2);
        assertThat(play.told()).noneMatch(line -> line.contains("6"));
        assertThat(play.refused(look)).isInstanceOf(DelveRefusal.TriedBefore.class);
        play.order(square(FIGHTER, 1, 0), 6, 6);
        assertThat(play.turn()).isEqualTo(3);
        assertThat(play.refused(square(FIGHTER, 1, 0))).isInstanceOf(DelveRefusal.TriedBefore.class);
    }

    @Test
    @Rule("CD-30")
    void a_pit_takes_whoever_walks_there_and_a_needle_whoever_touches_the_lock() {
        Level level = Plans.draw("+-+-+-+", "|. .d1|", "+-+-+-+")
                .pit("pit", cell(1, 0))
                .level();
        Hoard chest = new Hoard(
                "h",
                "in a chest",
                cell(2, 0),
                Hoard.Vessel.CHEST,
                Purse.EMPTY,
                List.of(),
                Hoard.Hiding.NONE,
                Hoard.Guard.NEEDLE,
                false,
                true,
                false,
                false,
                false);
        Expeditions pit =
                Expeditions.begin(Profile.CLASSIC, level, cell(0, 0), Direction.EAST, Company.of(FIGHTER, HOBBIT));
        pit.order(east(1), 6, 2, 3);
        assertThat(Crew.inPit(pit.state(), HOBBIT)).isTrue();
        Expeditions needle = Expeditions.begin(
                        Profile.CLASSIC, level, cell(2, 0), Direction.EAST, Company.of(FIGHTER, HOBBIT))
                .given(state -> state.changeLevel(
                        "one", now -> now.withRoom("1", new RoomState(true, true, List.of(), List.of(chest)))));
        needle.order(new DelveCommand.Work(List.of(new Task.Open(FIGHTER, "h", false))), 1, 20);
        assertThat(needle.who(FIGHTER).hitPoints()).isEqualTo(3);
        assertThat(needle.who(HOBBIT).hitPoints()).isEqualTo(5);
    }
}
