package org.woodgrain.campaign.delve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.DWARF;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.Company.HOBBIT;
import static org.woodgrain.campaign.Plans.cell;
import static org.woodgrain.campaign.Plans.edge;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.command.DelveCommand.Task;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.DelveEvent.Finding;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.refusal.DelveRefusal;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.state.RoomState;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Purse;

class DoorsInPlayTest {
    private static final Edge DOOR = edge(1, 0, Direction.EAST);
    private static final DelveCommand OPEN = new DelveCommand.OpenDoor(DOOR);

    private static Plans plan() {
        return Plans.draw("+-+-+-+-+", " . .d1 1 ", "+-+-+-+-+");
    }

    private static Expeditions play(Profile profile, Door.State state) {
        return play(profile, plan().door(DOOR, state).level());
    }

    private static Expeditions play(Profile profile, Level level) {
        return Expeditions.begin(profile, level, cell(1, 0), Direction.EAST, Company.of(FIGHTER, HOBBIT, DWARF));
    }

    private static DelveCommand force(CharacterId... who) {
        return new DelveCommand.Force(DOOR, List.of(who));
    }

    @ParameterizedTest
    @CsvSource({"14, 3, true", "14, 4, false", "10, 2, true", "7, 2, false", "7, 1, true"})
    @Rule("CH-20")
    void a_gate_is_lifted_by_strength(int strength, int face, boolean lifted) {
        Level level = Plans.draw("+-+-+-+-+", " . .p1 1 ", "+-+-+-+-+").level();
        Expeditions play = Expeditions.begin(
                        Profile.ORIGINAL,
                        level,
                        cell(1, 0),
                        Direction.EAST,
                        List.of(Company.strong(Company.of(FIGHTER).getFirst(), strength)))
                .order(force(FIGHTER), ScriptedDice.of(face).afterwards((stream, sides) -> sides));
        assertThat(play.events(DelveEvent.DoorForced.class)).singleElement().satisfies(forced -> {
            assertThat(forced.opened()).isEqualTo(lifted);
            assertThat(forced.rule()).isEqualTo("CH-20");
        });
    }

    private static boolean open(Expeditions play) {
        return play.state().level("one").door(DOOR).open();
    }

    private static Finding found(Expeditions play) {
        return play.events(DelveEvent.DoorTried.class).getLast().finding();
    }

    @Test
    @Rule("UX-12")
    void the_handle_of_an_unmarked_door_does_nothing_in_the_original_game() {
        Expeditions play = play(Profile.ORIGINAL, Door.State.BY_THE_RULES).order(OPEN);
        assertThat(found(play)).isEqualTo(Finding.STUCK);
        assertThat(open(play)).isFalse();
        assertThat(play.ticks()).isZero();
    }

    @Test
    @Rule("CD-05")
    void an_unmarked_door_of_the_classic_game_opens_freely_on_a_five() {
        Expeditions free = play(Profile.CLASSIC, Door.State.BY_THE_RULES).order(OPEN, 5);
        assertThat(open(free)).isTrue();
        Expeditions stuck = play(Profile.CLASSIC, Door.State.BY_THE_RULES).order(OPEN, 4);
        assertThat(found(stuck)).isEqualTo(Finding.STUCK);
        stuck.order(OPEN);
        assertThat(open(stuck)).isFalse();
    }

    @Nested
    class Forcing {
        @Test
        @Rule({"UX-13", "UX-14", "UX-06"})
        void takes_a_quarter_turn_and_one_success_of_two_opens() {
            Expeditions play = play(Profile.ORIGINAL, Door.State.BY_THE_RULES).order(force(FIGHTER, DWARF), 5, 2);
            assertThat(open(play)).isTrue();
            assertThat(play.quarters()).isEqualTo(1);
        }

        @Test
        @Rule("UX-14")
        void is_for_three_at_most() {
            Expeditions play =
                    Expeditions.begin(Profile.ORIGINAL, plan().level(), cell(1, 0), Direction.EAST, Company.six());
            assertThat(play.refused(force(FIGHTER, HOBBIT, DWARF, Company.ELF)))
                    .isInstanceOf(DelveRefusal.NameMembers.class);
        }

        @Test
        @Rule("EX-02")
        void needs_named_members() {
            assertThat(play(Profile.ORIGINAL, Door.State.BY_THE_RULES)
                            .refused(force())
                            .rule())
                    .isEqualTo("EX-02");
        }

        @Test
        @Rule({"CD-08", "CD-09"})
        void takes_a_round_in_classic_and_may_be_tried_again() {
            Expeditions play = play(Profile.CLASSIC, Door.State.STUCK).order(force(FIGHTER), 3);
            assertThat(play.ticks()).isEqualTo(Clock.TURN / 60);
            play.order(force(FIGHTER, DWARF), 3, 2);
            assertThat(open(play)).isTrue();
        }

        @Test
        @Rule("CD-11")
        void does_nothing_to_a_lock() {
            Expeditions play = play(Profile.ORIGINAL, Door.State.LOCKED).order(force(FIGHTER), 1);
            assertThat(open(play)).isFalse();
            assertThat(found(play)).isEqualTo(Finding.LOCKED);
            assertThat(play.refused(force(FIGHTER))).isInstanceOf(DelveRefusal.DoorIs.class);
        }

        @Test
        @Rule("DU-39")
        void never_opens_a_door_that_opens_from_the_other_side_only() {
            Level oneWay = plan().door(DOOR, Door.State.BY_THE_RULES, Optional.of(cell(2, 0)), false)
                    .level();
            Expeditions play = play(Profile.ORIGINAL, oneWay).order(force(FIGHTER), 1);
            assertThat(open(play)).isFalse();
        }
    }

    @Nested
    class Behind_the_door {
        private Expeditions orcs(Profile profile) {
            Foe orc = new Foe(new FoeId("f1"), "orc", "orc", 4, 4, Foe.Standing.ABLE, Purse.EMPTY, new TreeMap<>());
            return play(profile, Door.State.BY_THE_RULES)
                    .given(state -> state.changeLevel(
                            "one", level -> level.withRoom("1", new RoomState(false, false, List.of(orc), List.of()))));
        }

        @Test
        @Rule({"UX-14", "UX-25", "EN-02"})
        void those_who_live_there_are_met_at_once_and_may_be_surprised_at_the_first_try() {
            Expeditions play = orcs(Profile.ORIGINAL);
            play.order(force(FIGHTER), ScriptedDice.of(2).afterwards((stream, sides) -> sides));
            assertThat(play.state().encounter()).hasValueSatisfying(meeting -> {
                assertThat(meeting.slow()).containsExactly(FIGHTER);
                assertThat(meeting.room()).hasValue("1");
            });
            assertThat(surpriseDice(play)).isEqualTo(2);
        }

        @Test
        @Rule({"CD-10", "EN-02"})
        void a_failed_try_has_warned_them() {
            Expeditions play = orcs(Profile.ORIGINAL);
            play.order(force(FIGHTER), 6);
            play.order(force(FIGHTER), ScriptedDice.of(2).afterwards((stream, sides) -> sides));
            assertThat(surpriseDice(play)).isEqualTo(1);
        }

        @Test
        @Rule({"EN-02", "CD-16"})
        void a_company_that_heard_them_is_not_surprised() {
            Expeditions play = orcs(Profile.ORIGINAL);
            play.order(new DelveCommand.Work(List.of(new Task.Listen(DWARF, DOOR))), 2);
            assertThat(play.told()).contains("Dwarf listens at the east door and hears voices.");
            play.order(force(FIGHTER), ScriptedDice.of(2).afterwards((stream, sides) -> sides));
            assertThat(surpriseDice(play)).isEqualTo(1);
        }

        private long surpriseDice(Expeditions play) {
            return play.events(MeetingEvent.SurpriseFound.class)
                    .getFirst()
                    .rolls()
                    .size();
        }
    }

    @Nested
    class Listening {
        @Test
        @Rule({"CD-17", "EX-03"})
        void to_silence_and_failing_to_hear_are_told_alike() {
            Expeditions silent = play(Profile.ORIGINAL, Door.State.STUCK)
                    .order(new DelveCommand.Work(List.of(new Task.Listen(DWARF, DOOR))), 1);
            Expeditions deaf = play(
                            Profile.ORIGINAL, plan().room("1", "", "muttering").level())
                    .order(new DelveCommand.Work(List.of(new Task.Listen(DWARF, DOOR))), 6);
            assertThat(silent.told()).isEqualTo(deaf.told()).hasSize(1);
        }

        @Test
        @Rule("UX-23")
        void to_a_standing_sound_hears_it_though_nobody_is_there() {
            Expeditions play = play(
                            Profile.ORIGINAL, plan().room("1", "", "muttering").level())
                    .order(new DelveCommand.Work(List.of(new Task.Listen(FIGHTER, DOOR))), 1);
            assertThat(play.told()).contains("Fighter listens at the east door and hears muttering.");
        }

        @Test
        @Rule("UX-23")
        void where_one_stands_hears_the_noise_of_a_corridor() {
            Level corridor = Plans.draw("+-+-+-+", "|. . .|", "+-+-+-+").level();
            DelveCommand hearken = new DelveCommand.Work(List.of(new Task.Hearken(FIGHTER)));
            Expeditions play = play(Profile.ORIGINAL, corridor)
                    .given(state -> state.changeLevel(
                            "one",
                            level -> level.withTried(LevelState.sound(LevelState.square(cell(0, 0)), "clanking"))));
            play.order(new DelveCommand.March(List.of(Direction.EAST)));
            play.order(hearken, 1);
            assertThat(play.told()).contains("Fighter stands and listens, and hears clanking.");
            assertThat(play.refused(hearken)).isInstanceOf(DelveRefusal.TriedBefore.class);
            play.order(new DelveCommand.Work(List.of(new Task.Hearken(DWARF))), 6);
            assertThat(play.told()).contains("Dwarf stands and listens, and hears nothing.");
        }

        @Test
        @Rule({"UX-21", "UX-06"})
        void is_once_a_turn_for_each_in_the_original_game() {
            DelveCommand listen = new DelveCommand.Work(List.of(new Task.Listen(DWARF, DOOR)));
            Expeditions play = play(Profile.ORIGINAL, Door.State.STUCK).order(listen, 6);
            assertThat(play.quarters()).isEqualTo(1);
            assertThat(play.refused(listen).rule()).isEqualTo("UX-21");
            play.order(new DelveCommand.Rest(1), 1, 1);
            play.order(listen, 6);
        }

        @Test
        @Rule({"CD-18", "CD-20"})
        void is_once_a_door_for_each_in_classic() {
            DelveCommand listen = new DelveCommand.Work(List.of(new Task.Listen(DWARF, DOOR)));
            Expeditions play = play(Profile.CLASSIC, Door.State.STUCK).order(listen, 6);
            play.order(new DelveCommand.Rest(1), 3);
            assertThat(play.refused(listen)).isInstanceOf(DelveRefusal.TriedBefore.class);
            play.order(new DelveCommand.Work(List.of(new Task.Listen(FIGHTER, DOOR))), 6);
        }
    }

    @Nested
    class A_spike {
        private Expeditions spiked(Profile profile) {
            return play(profile, Door.State.FREE)
                    .given(state -> state.change(
                            FIGHTER, who -> Company.with(who, Company.thing("s", "EQI-39", "iron spike", 2, 0))))
                    .order(OPEN);
        }

        @Test
        @Rule("UX-17")
        void slips_on_five_in_the_original_game_and_the_door_shuts() {
            Expeditions play = spiked(Profile.ORIGINAL).order(new DelveCommand.Wedge(DOOR, FIGHTER), 5);
            assertThat(open(play)).isFalse();
            assertThat(play.ticks()).isEqualTo(Clock.TURN / 10);
        }

        @Test
        @Rule({"UX-15", "UX-17"})
        void that_holds_needs_no_die_when_the_company_moves_on() {
            Expeditions play = spiked(Profile.ORIGINAL).order(new DelveCommand.Wedge(DOOR, FIGHTER), 4);
            play.order(new DelveCommand.March(List.of(Direction.WEST)));
            play.order(new DelveCommand.Rest(1), 1, 1);
            assertThat(open(play)).isTrue();
            assertThat(play.who(FIGHTER).items())
                    .anyMatch(item -> item.kind().equals("EQI-39") && item.quantity() == 1);
        }

        @Test
        @Rule("CD-13")
        void holds_in_classic_and_can_be_taken_out_again() {
            Expeditions play = spiked(Profile.CLASSIC).order(new DelveCommand.Wedge(DOOR, FIGHTER));
            assertThat(play.state().level("one").door(DOOR).wedged()).isTrue();
            play.order(new DelveCommand.Unwedge(DOOR, FIGHTER));
            assertThat(play.state().level("one").door(DOOR).wedged()).isFalse();
            assertThat(play.who(FIGHTER).items())
                    .anyMatch(item -> item.kind().equals("EQI-39") && item.quantity() == 2);
        }
    }

    @Test
    @Rule("CD-11")
    void axes_open_a_locked_door_in_three_turns_and_are_heard() {
        Expeditions play = play(Profile.CLASSIC, Door.State.LOCKED)
                .given(state -> state.change(
                        FIGHTER, who -> Company.with(who, Company.thing("axe", "EQI-08", "hand axe", 1, 50))));
        assertThat(play.refused(new DelveCommand.Hew(DOOR, List.of(DWARF)))).isInstanceOf(DelveRefusal.NoTool.class);
        play.order(new DelveCommand.Hew(DOOR, List.of(FIGHTER)), 3, 3);
        assertThat(play.turn()).isEqualTo(4);
        assertThat(open(play)).isTrue();
        assertThat(play.state().level("one").door(DOOR).broken()).isTrue();
        assertThat(play.refused(new DelveCommand.CloseDoor(DOOR))).isInstanceOf(DelveRefusal.DoorIs.class);
    }

    @Test
    @Rule("CD-12")
    void a_door_that_was_stuck_is_stuck_again_when_it_is_shut() {
        Expeditions play = play(Profile.CLASSIC, Door.State.STUCK).order(force(FIGHTER), 1);
        play.order(new DelveCommand.CloseDoor(DOOR)).order(OPEN);
        assertThat(found(play)).isEqualTo(Finding.STUCK);
    }

    @Test
    void a_door_held_by_magic_does_not_give() {
        Effect hold = new Effect(
                "e1",
                "SP-02",
                "held",
                new Effect.On.OnDoor("one", DOOR),
                "",
                Effect.Unit.TURNS,
                7,
                new TreeMap<>(),
                false);
        Expeditions play = play(Profile.ORIGINAL, Door.State.FREE).given(state -> state.withEffects(List.of(hold)));
        play.order(OPEN);
        assertThat(found(play)).isEqualTo(Finding.FAST);
        assertThat(open(play)).isFalse();
    }

    @Test
    void a_bar_is_lifted_from_its_own_side_and_bars_the_other() {
        Level barred = plan().door(DOOR, Door.State.BARRED, Optional.of(cell(1, 0)), false)
                .level();
        assertThat(open(play(Profile.ORIGINAL, barred).order(OPEN))).isTrue();
        Level far = plan().door(DOOR, Door.State.BARRED, Optional.of(cell(2, 0)), false)
                .level();
        Expeditions play = play(Profile.ORIGINAL, far).order(OPEN);
        assertThat(found(play)).isEqualTo(Finding.BARRED);
    }

    @Test
    void an_earth_elemental_batters_a_barred_door_to_pieces_in_a_turn_and_without_one_nobody_can() {
        Expeditions play = play(Profile.ORIGINAL, Door.State.BARRED);
        DelveCommand batter = new DelveCommand.Hew(DOOR, List.of());
        assertThat(play.refused(batter)).isNotNull();
        Foe elemental = new Foe(
                new FoeId("e"),
                "earth-elemental-16",
                "earth elemental",
                60,
                60,
                Foe.Standing.ABLE,
                Purse.EMPTY,
                new TreeMap<>());
        play.given(state -> state.withFollowers(List.of(new Follower(elemental, FIGHTER))));
        int before = play.turn();
        play.order(batter, ScriptedDice.none().afterwards((stream, sides) -> sides));
        assertThat(play.turn() - before).isEqualTo(1);
        assertThat(play.told()).anyMatch(line -> line.contains("battered to pieces"));
        assertThat(play.state()
                        .level(play.state().underground().orElseThrow().level())
                        .door(DOOR)
                        .broken())
                .isTrue();
    }
}
