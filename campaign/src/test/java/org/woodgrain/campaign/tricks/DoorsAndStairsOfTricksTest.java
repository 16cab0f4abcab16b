package org.woodgrain.campaign.tricks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.CLERIC;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.Company.HOBBIT;
import static org.woodgrain.campaign.Plans.cell;
import static org.woodgrain.campaign.Plans.edge;
import static org.woodgrain.campaign.tricks.TrickPlays.below;
import static org.woodgrain.campaign.tricks.TrickPlays.level;
import static org.woodgrain.campaign.tricks.TrickPlays.march;
import static org.woodgrain.campaign.tricks.TrickPlays.play;
import static org.woodgrain.campaign.tricks.TrickPlays.trick;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Stairs;
import org.woodgrain.atlas.Trick;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.refusal.DelveRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.view.MapView;
import org.woodgrain.campaign.view.MapViews;
import org.woodgrain.campaign.view.Views;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;

/** Odd doors, stairs and shafts. */
class DoorsAndStairsOfTricksTest {
    @Nested
    class Odd_doors {
        private final Edge door = edge(1, 0, Direction.WEST);
        private final Plans plan = Plans.draw("+-+-+-+", "|.d. .|", "+-+-+-+");

        @Test
        @Rule("DU-39")
        void are_there_on_a_three_and_gone_on_a_four() {
            Level one = Plans.draw("+-+-+-+", "|.d. .|", "+-+-+-+")
                    .trick(trick(Trick.Kind.APPEARING, List.of(), List.of(door)))
                    .level();
            Expeditions play = play(Profile.ORIGINAL, List.of(one), FIGHTER, HOBBIT);
            play.order(new DelveCommand.Rest(1), 4, 1);
            assertThat(play.refused(new DelveCommand.OpenDoor(door))).isInstanceOf(DelveRefusal.NoDoor.class);
            assertThat(MapViews.of(play.world(), play.state(), new Seat.Company())
                            .map(MapView::doors)
                            .orElseThrow())
                    .isEmpty();
            play.order(new DelveCommand.Rest(1), 3, 1);
            play.order(new DelveCommand.OpenDoor(door));
        }

        @Test
        @Rule("DU-39")
        void resist_from_one_side_and_open_freely_from_the_other() {
            Level from = plan.door(door, Door.State.STUCK, Optional.of(cell(0, 0)), false)
                    .level();
            Expeditions free = play(Profile.ORIGINAL, List.of(from), FIGHTER, HOBBIT);
            free.order(new DelveCommand.OpenDoor(door));
            assertThat(free.state().level("one").door(door).open()).isTrue();
            Level to = plan.door(door, Door.State.STUCK, Optional.of(cell(1, 0)), false)
                    .level();
            Expeditions sticks = play(Profile.ORIGINAL, List.of(to), FIGHTER, HOBBIT);
            sticks.order(new DelveCommand.OpenDoor(door));
            assertThat(sticks.events(DelveEvent.DoorTried.class))
                    .singleElement()
                    .satisfies(tried -> assertThat(tried.finding()).isEqualTo(DelveEvent.Finding.STUCK));
        }

        @Test
        @Rule("DU-12")
        void that_are_false_yield_to_force_and_show_rock() {
            Edge rock = edge(0, 0, Direction.WEST);
            Level one = Plans.draw("+-+-+-+", "|. . .|", "+-+-+-+")
                    .kind(rock, Door.Kind.FALSE)
                    .level();
            Expeditions play = play(Profile.ORIGINAL, List.of(one), FIGHTER, CLERIC, HOBBIT);
            play.order(new DelveCommand.Force(rock, List.of(FIGHTER)), 1);
            assertThat(play.told()).contains("Behind the door there is nothing but bare rock.");
            assertThat(play.refused(march(Direction.WEST, 1))).isInstanceOf(DelveRefusal.NoWay.class);
        }
    }

    @Nested
    class Stairs_that {
        private Expeditions take(Stairs.Kind kind, boolean up, String to, String other, int feet, int... faces) {
            Level four = Plans.draw("", " . . ")
                    .stairs(new Stairs(
                            cell(0, 0),
                            Direction.NORTH,
                            up,
                            Optional.of(to).filter(id -> !id.isEmpty()),
                            Optional.empty(),
                            kind,
                            feet,
                            Optional.of(other).filter(id -> !id.isEmpty())))
                    .named("four", 4)
                    .level();
            Expeditions play = play(
                    Profile.ORIGINAL,
                    List.of(four, below("two", 2), below("three", 3), below("five", 5), below("six", 6)),
                    FIGHTER,
                    HOBBIT);
            ScriptedDice dice = ScriptedDice.of(faces);
            play.order(new DelveCommand.TakeStairs(), dice);
            dice.requireAllThrown();
            return play;
        }

        @Test
        @Rule("DU-32")
        void are_false_end_at_a_wall_after_forty_feet() {
            Expeditions play = take(Stairs.Kind.BLIND, false, "", "", 40);
            assertThat(level(play)).isEqualTo("four");
            assertThat(play.told()).anyMatch(line -> line.contains("After 40 feet the steps end at a blank wall"));
            assertThat(play.ticks()).isEqualTo(Clock.TURN * 80 / 120);
        }

        @Test
        @Rule("DU-20")
        void lead_down_on_a_six_and_up_on_a_five() {
            assertThat(level(take(Stairs.Kind.RANDOM, true, "three", "five", 30, 6)))
                    .isEqualTo("five");
            assertThat(level(take(Stairs.Kind.RANDOM, true, "three", "five", 30, 5)))
                    .isEqualTo("three");
        }

        @Test
        @Rule("DU-33")
        void slant_end_two_levels_higher_on_a_five_two_deeper_on_a_four_or_on_the_same_level() {
            Expeditions up = take(Stairs.Kind.SLANTING, true, "", "", 30, 5);
            assertThat(level(up)).isEqualTo("two");
            assertThat(Views.of(up.world(), up.state(), new Seat.Company()).toString())
                    .contains("somewhere below");
            assertThat(level(take(Stairs.Kind.SLANTING, true, "", "", 30, 4))).isEqualTo("six");
            assertThat(level(take(Stairs.Kind.SLANTING, true, "", "", 30, 1))).isEqualTo("four");
        }

        @Test
        @Rule("DU-34")
        void go_up_a_little_lead_two_levels_down_and_are_shut_behind() {
            Expeditions play = take(Stairs.Kind.ONE_WAY, true, "six", "", 30, 4);
            assertThat(level(play)).isEqualTo("six");
            assertThat(play.told()).anyMatch(line -> line.contains("a door falls to"));
            assertThat(play.refused(new DelveCommand.TakeStairs())).isInstanceOf(DelveRefusal.NoStairs.class);
        }
    }

    @Nested
    class Shafts {
        private Expeditions play(Stairs.Kind kind, boolean up, int feet, Adventurer... who) {
            Level one = Plans.draw("", " . . ")
                    .stairs(new Stairs(
                            cell(0, 0),
                            Direction.NORTH,
                            up,
                            Optional.of("two"),
                            Optional.empty(),
                            kind,
                            feet,
                            Optional.empty()))
                    .level();
            return Expeditions.begin(
                    Ruleset.of(Profile.ORIGINAL),
                    List.of(one, below("two", 2)),
                    cell(0, 0),
                    Direction.EAST,
                    List.of(who));
        }

        private Adventurer light(Adventurer who) {
            return who.withItems(who.items().stream()
                    .filter(item -> !item.kind().equals("burden"))
                    .toList());
        }

        private final Adventurer hobbit = light(Company.of(HOBBIT).getFirst());
        private final Adventurer roped = Company.with(
                Company.with(
                        Company.with(hobbit, Company.thing("rope", "EQI-37", "rope", 1, 0)),
                        Company.thing("spikes", "EQI-39", "iron spike", 12, 0)),
                Company.thing("mallet", "EQI-47", "mallet", 1, 0));

        @Test
        @Rule("HZ-02")
        void that_are_rough_and_climbed_with_a_rope_take_no_check() {
            Expeditions play = play(Stairs.Kind.CHIMNEY, true, 30, roped);
            play.order(new DelveCommand.TakeStairs(), ScriptedDice.none().afterwards((stream, sides) -> 4));
            assertThat(level(play)).isEqualTo("two");
            assertThat(play.events(DelveEvent.Ascended.class)).isEmpty();
        }

        @Test
        @Rule({"HZ-01", "HZ-02"})
        void without_a_rope_drop_whoever_throws_more_than_his_dexterity() {
            Expeditions play = play(Stairs.Kind.CHIMNEY, true, 30, hobbit);
            play.order(
                    new DelveCommand.TakeStairs(), ScriptedDice.of(11, 2, 1, 2).afterwards((stream, sides) -> 4));
            assertThat(level(play)).isEqualTo("one");
            assertThat(play.who(HOBBIT).hitPoints()).isEqualTo(2);
            assertThat(play.told()).contains("Hobbit loses hold and falls 20 feet.");
            play.order(new DelveCommand.TakeStairs(), ScriptedDice.of(4, 10).afterwards((stream, sides) -> 4));
            assertThat(level(play)).isEqualTo("two");
        }

        @Test
        @Rule("HZ-03")
        void that_are_sheer_are_refused_to_those_without_rope_spikes_and_mallet() {
            assertThat(play(Stairs.Kind.SHAFT, true, 40, hobbit).refused(new DelveCommand.TakeStairs()))
                    .isInstanceOf(DelveRefusal.TooSheer.class);
            Expeditions play = play(Stairs.Kind.SHAFT, true, 40, roped);
            play.order(new DelveCommand.TakeStairs(), ScriptedDice.of(10).afterwards((stream, sides) -> 4));
            assertThat(level(play)).isEqualTo("two");
            assertThat(play.who(HOBBIT).items()).anyMatch(item -> item.kind().equals("EQI-39") && item.quantity() == 4);
        }
    }
}
