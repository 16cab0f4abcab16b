package org.woodgrain.campaign.clock;

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
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.command.DelveCommand.Task;
import org.woodgrain.campaign.event.ClockEvent;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.sight.Lighting;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Light;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.ItemId;

class TimeTest {
    private static final Level PASSAGE =
            Plans.draw("", " . . . . . . . . . . . . . . . . ").level();

    private static Expeditions play(Profile profile, CharacterId... who) {
        return Expeditions.begin(profile, PASSAGE, cell(0, 0), Direction.EAST, Company.of(who));
    }

    private static Effect effect(String id, Effect.Unit unit, int left) {
        return new Effect(
                id, "SP-05", "protected", new Effect.On.OnCharacter(HOBBIT), "", unit, left, new TreeMap<>(), false);
    }

    @Nested
    class Lights {
        @Test
        @Rule({"UX-24", "UX-33", "EQ-24", "CD-04"})
        void a_lantern_has_21_turns_left_after_three_and_warns_a_turn_before_it_dies() {
            Expeditions play = play(Profile.ORIGINAL, FIGHTER, HOBBIT);
            play.order(new DelveCommand.Rest(3), 1, 1, 1);
            assertThat(play.state().lights())
                    .singleElement()
                    .satisfies(light -> assertThat(light.turnsLeft()).isEqualTo(21));
            play.given(state -> state.withLights(List.of(new Light(HOBBIT, new ItemId("hobbit-lantern"), true, 2))));
            play.order(new DelveCommand.Rest(1), 1);
            assertThat(play.told()).contains("Hobbit's lantern burns low: one turn is left.");
            play.order(new DelveCommand.Rest(1), 1);
            assertThat(play.told()).contains("Hobbit's lantern goes out.");
            assertThat(play.state().lights()).isEmpty();
            assertThat(play.who(HOBBIT).item(new ItemId("hobbit-lantern"))).isPresent();
        }

        @Test
        @Rule("CD-04")
        void a_torch_with_one_turn_left_is_out_at_the_end_of_this_turn_and_used_up() {
            Expeditions play = play(Profile.CLASSIC, FIGHTER);
            play.given(state -> state.change(
                            FIGHTER, who -> Company.with(who, Company.thing("torch", "EQI-44", "torch", 1, 0)))
                    .withLights(List.of(new Light(FIGHTER, new ItemId("torch"), false, 1))));
            play.order(new DelveCommand.Rest(1), 4);
            assertThat(play.state().lights()).isEmpty();
            assertThat(play.who(FIGHTER).item(new ItemId("torch"))).isEmpty();
            assertThat(Lighting.anySees(play.state())).isFalse();
        }
    }

    @Nested
    class What_lasts {
        @Test
        @Rule({"UX-33", "CD-04"})
        void ends_with_its_last_turn() {
            Expeditions play = play(Profile.ORIGINAL, FIGHTER, HOBBIT)
                    .given(state -> state.withEffects(List.of(effect("e1", Effect.Unit.TURNS, 2))));
            play.order(new DelveCommand.Rest(1), 1);
            assertThat(play.events(MagicEvent.EffectEnded.class)).isEmpty();
            play.order(new DelveCommand.Rest(1), 1);
            assertThat(play.events(MagicEvent.EffectEnded.class)).hasSize(1);
        }

        @Test
        @Rule({"UX-09", "CE-03"})
        void counts_ten_rounds_to_the_turn_and_in_classic_sixty() {
            Expeditions original = play(Profile.ORIGINAL, FIGHTER, HOBBIT)
                    .given(state -> state.withEffects(List.of(effect("e1", Effect.Unit.ROUNDS, 11))));
            original.order(new DelveCommand.Rest(1), 1);
            assertThat(original.state().effects())
                    .singleElement()
                    .satisfies(effect -> assertThat(effect.left()).isEqualTo(1));
            Expeditions classic = play(Profile.CLASSIC, FIGHTER, HOBBIT)
                    .given(state -> state.withEffects(List.of(effect("e1", Effect.Unit.ROUNDS, 60))));
            classic.order(new DelveCommand.Rest(1), 4);
            assertThat(classic.state().effects()).isEmpty();
        }

        @Test
        @Rule({"UX-09", "CB-21"})
        void a_fight_of_seven_rounds_fills_its_turn_and_one_of_twelve_fills_two() {
            Expeditions play = play(Profile.ORIGINAL, FIGHTER, HOBBIT);
            rounds(play, 7, 1);
            assertThat(play.turn()).isEqualTo(2);
            assertThat(play.ticks()).isZero();
            rounds(play, 12, 1, 1);
            assertThat(play.turn()).isEqualTo(4);
            assertThat(play.state().lights().getFirst().turnsLeft()).isEqualTo(21);
        }

        private void rounds(Expeditions play, int many, int... faces) {
            ScriptedDice dice = ScriptedDice.of(faces);
            play.given(state -> {
                Unfolding u = new Unfolding(play.world(), state, dice);
                for (int i = 0; i < many; i++) {
                    Time.round(u);
                }
                Time.finishTurn(u);
                return u.state();
            });
            dice.requireAllThrown();
        }
    }

    @Nested
    class The_wandering_die {
        @Test
        @Rule({"EN-09", "UX-33"})
        void falls_at_the_end_of_every_turn_of_the_original_game_and_a_six_brings_somebody() {
            Expeditions play = play(Profile.ORIGINAL, FIGHTER, HOBBIT);
            play.order(new DelveCommand.Rest(2), 5, 5);
            assertThat(play.events(ClockEvent.WanderersChecked.class))
                    .hasSize(2)
                    .noneMatch(check -> check.come());
            assertThat(play.told()).noneMatch(line -> line.contains("comes"));
        }

        @Test
        @Rule({"CD-01", "CD-39", "CD-40", "HZ-22", "HZ-23"})
        void falls_at_the_start_of_every_second_turn_of_the_classic_game() {
            Expeditions play = play(Profile.CLASSIC, FIGHTER, HOBBIT);
            play.order(new DelveCommand.Rest(6), 2, 3, 4);
            assertThat(play.events().stream()
                            .filter(event -> event instanceof ClockEvent.TurnEnded
                                    || event instanceof ClockEvent.WanderersChecked)
                            .map(event ->
                                    event instanceof ClockEvent.TurnEnded ended ? "end " + ended.turn() : "check"))
                    .containsExactly("end 1", "check", "end 2", "end 3", "check", "end 4", "end 5", "check", "end 6");
        }

        @Test
        @Rule("HZ-26")
        void counts_noise_since_the_last_check_in_the_classic_game() {
            Expeditions play = play(Profile.CLASSIC, FIGHTER, HOBBIT);
            play.given(state -> state.withExpedition(state.expedition().map(away -> away.withNoisy(true))));
            play.order(new DelveCommand.Rest(2), 3);
            assertThat(play.events(ClockEvent.WanderersChecked.class))
                    .singleElement()
                    .satisfies(check ->
                            assertThat(check.rolls().getFirst().target()).isEqualTo(2));
            assertThat(play.state().expedition().orElseThrow().noisy()).isFalse();
        }

        @Test
        @Rule("HZ-27")
        void passes_by_a_company_that_rests_behind_a_secret_door_on_a_five() {
            Level cell = Plans.draw("+-+    ", "|1s. . ", "+-+    ")
                    .door(edge(0, 0, Direction.EAST), Door.State.FREE, Optional.empty(), true)
                    .level();
            Expeditions play =
                    Expeditions.begin(Profile.CLASSIC, cell, cell(0, 0), Direction.EAST, Company.of(FIGHTER, HOBBIT));
            play.order(new DelveCommand.Rest(2), 1, 5);
            assertThat(play.state().encounter()).isEmpty();
        }

        @Test
        @Rule({"UX-21", "EX-27", "UX-22"})
        void lets_a_guard_hear_those_who_can_be_heard() {
            Level hall = Plans.draw("+-+-+    ", "|1 1d. . ", "+-+-+    ").level();
            Expeditions play =
                    Expeditions.begin(Profile.ORIGINAL, hall, cell(0, 0), Direction.EAST, Company.of(DWARF, HOBBIT));
            play.order(new DelveCommand.Work(List.of(new Task.Guard(DWARF, edge(1, 0, Direction.EAST)))));
            // they come; table 1: skeletons, three of them; the guard's die falls, yet they make no sound
            ScriptedDice dice = ScriptedDice.of(6, 1, 3, 3, 1).afterwards((stream, sides) -> sides);
            play.order(new DelveCommand.Rest(1), dice);
            assertThat(play.events(ClockEvent.WanderersCame.class))
                    .singleElement()
                    .satisfies(came -> {
                        assertThat(came.wanderers().heard()).isFalse();
                        assertThat(came.wanderers().door()).hasValue(edge(1, 0, Direction.EAST));
                    });
        }
    }

    @Nested
    class Doors_left_open {
        private final Level hall = Plans.draw("", " . .d. . . . ", "").level();

        private Expeditions through() {
            return Expeditions.begin(Profile.ORIGINAL, hall, cell(1, 0), Direction.EAST, Company.of(FIGHTER, HOBBIT))
                    .order(new DelveCommand.Force(edge(1, 0, Direction.EAST), List.of(FIGHTER)), 2);
        }

        @Test
        @Rule({"UX-15", "CD-12"})
        void fall_shut_behind_the_company_on_a_three_at_the_end_of_the_turn() {
            Expeditions play = through();
            play.order(new DelveCommand.March(List.of(Direction.EAST)));
            play.order(new DelveCommand.Rest(1), 3, 1, 1);
            assertThat(play.events(DelveEvent.DoorLeft.class))
                    .singleElement()
                    .satisfies(left -> assertThat(left.shut()).isTrue());
            assertThat(play.told()).contains("The west door falls shut.");
            assertThat(play.refused(new DelveCommand.March(List.of(Direction.WEST)))
                            .rule())
                    .isEqualTo("UX-12");
        }

        @Test
        @Rule("UX-15")
        void stay_open_on_a_six_and_are_not_thrown_for_again() {
            Expeditions play = through();
            play.order(new DelveCommand.March(List.of(Direction.EAST)));
            play.order(new DelveCommand.Rest(2), 6, 1, 1, 1);
            assertThat(play.state()
                            .level("one")
                            .door(edge(1, 0, Direction.EAST))
                            .open())
                    .isTrue();
        }

        @Test
        @Rule("UX-15")
        void are_held_while_the_company_stands_before_them_and_shut_by_hand_without_a_die() {
            Expeditions play = through();
            play.order(new DelveCommand.Rest(1), 1, 1);
            play.order(new DelveCommand.CloseDoor(edge(1, 0, Direction.EAST)));
            assertThat(play.ticks()).isZero();
            play.order(new DelveCommand.Rest(1), 1);
            assertThat(play.state()
                            .level("one")
                            .door(edge(1, 0, Direction.EAST))
                            .open())
                    .isFalse();
        }
    }

    @Test
    @Rule({"UX-04", "CD-24"})
    void the_company_is_told_when_rest_falls_due_and_grows_weary_if_it_goes_on() {
        Expeditions play = play(Profile.ORIGINAL, FIGHTER, HOBBIT);
        for (int turn = 1; turn <= 6; turn++) {
            int steps = 12;
            Direction way = turn % 2 == 1 ? Direction.EAST : Direction.WEST;
            for (int step = 0; step < steps; step++) {
                boolean last = step == steps - 1;
                play.order(new DelveCommand.March(List.of(way)), last ? new int[] {1} : new int[0]);
            }
            assertThat(play.turn()).isEqualTo(turn + 1);
            assertThat(play.events(ClockEvent.RestFallsDue.class).isEmpty()).isEqualTo(turn != 5);
        }
        assertThat(play.who(FIGHTER).rest().weary()).isTrue();
        play.order(new DelveCommand.Rest(1), 1);
        assertThat(play.who(FIGHTER).rest().weary()).isFalse();
    }
}
