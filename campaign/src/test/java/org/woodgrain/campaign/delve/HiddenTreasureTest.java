package org.woodgrain.campaign.delve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.Company.HOBBIT;
import static org.woodgrain.campaign.Plans.cell;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.command.DelveCommand.Task;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.refusal.DelveRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.RoomState;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Purse;

/** Treasure that is hidden, and chests. */
@UnderBothProfiles
class HiddenTreasureTest {
    private static DelveCommand search(CharacterId who, int x, int y, Direction side) {
        return new DelveCommand.Work(List.of(new Task.Search(who, cell(x, y), Optional.of(side))));
    }

    private static DelveCommand square(CharacterId who, int x, int y) {
        return new DelveCommand.Work(List.of(new Task.Search(who, cell(x, y), Optional.empty())));
    }

    /** These dice, and then such as bring nobody by. */
    private static ScriptedDice dice(int... faces) {
        return ScriptedDice.of(faces).afterwards((stream, sides) -> 3);
    }

    @Nested
    class Hidden_treasure {
        private final Level room =
                Plans.draw("+-+-+", "|1 1|", "+ + +", "|1 1|", "+-+-+").level();

        private Expeditions play(Profile profile, Hoard.Hiding hiding) {
            Hoard hoard = new Hoard(
                    "h1",
                    "under a stone",
                    cell(1, 1),
                    Hoard.Vessel.LOOSE,
                    new Purse(0, 10, 0, 0, 0),
                    List.of(),
                    hiding,
                    Hoard.Guard.NONE,
                    false,
                    false,
                    false,
                    false,
                    false);
            return Expeditions.begin(profile, room, cell(0, 0), Direction.EAST, Company.of(FIGHTER, HOBBIT))
                    .given(state -> state.changeLevel(
                            "one",
                            level -> level.withRoom("1", new RoomState(true, false, List.of(), List.of(hoard)))));
        }

        private boolean found(Expeditions play) {
            return play.state().level("one").hoard("h1").orElseThrow().found();
        }

        @Test
        @Rule("DU-53")
        void under_the_floor_or_unseen_is_found_in_its_square_like_a_secret_door() {
            Expeditions play = play(Played.profile(), Hoard.Hiding.UNDER_FLOOR).order(new DelveCommand.Look());
            assertThat(found(play)).isFalse();
            // a wall is searched by itself, or in the classic game with its square (CD-06)
            assertThat(found(play.order(search(FIGHTER, 1, 1, Direction.SOUTH), dice(1))))
                    .isEqualTo(Played.classic());
            Expeditions floor = play(Played.profile(), Hoard.Hiding.UNDER_FLOOR);
            assertThat(found(floor.order(square(FIGHTER, 1, 1), dice(Played.either(2, 1)))))
                    .isTrue();
            assertThat(found(play(Played.profile(), Hoard.Hiding.INVISIBLE)
                            .order(square(FIGHTER, 1, 1), dice(Played.either(2, 1)))))
                    .isTrue();
        }

        @Test
        @Rule("DU-53")
        void in_a_wall_is_found_with_the_wall() {
            Expeditions square = play(Played.profile(), Hoard.Hiding.SECRET);
            assertThat(found(square.order(square(FIGHTER, 1, 1), dice(1)))).isEqualTo(Played.classic());
            Expeditions wall = play(Played.profile(), Hoard.Hiding.SECRET);
            assertThat(found(wall.order(search(FIGHTER, 1, 1, Direction.SOUTH), dice(1))))
                    .isTrue();
        }

        @Test
        @Rule("UX-06")
        void in_the_open_is_seen_by_a_look_round_of_a_quarter_turn() {
            Expeditions play = play(Played.profile(), Hoard.Hiding.NONE).order(new DelveCommand.Look());
            assertThat(play.quarters()).isEqualTo(1);
            assertThat(found(play)).isTrue();
            assertThat(play.told()).anyMatch(line -> line.contains("10 gp under a stone"));
        }
    }

    @Nested
    class Chests {
        private final Level room =
                Plans.draw("+-+-+", "|1 1|", "+ + +", "|1 1|", "+-+-+").level();

        private Expeditions play(Profile profile, Hoard.Guard guard, boolean locked, List<Adventurer> company) {
            Hoard chest = new Hoard(
                    "h1",
                    "an iron chest",
                    cell(1, 1),
                    Hoard.Vessel.CHEST,
                    new Purse(0, 100, 0, 0, 0),
                    List.of(),
                    Hoard.Hiding.NONE,
                    guard,
                    locked,
                    true,
                    false,
                    false,
                    false);
            return Expeditions.begin(profile, room, cell(0, 0), Direction.EAST, company)
                    .given(state -> state.changeLevel(
                            "one", level -> level.withRoom("1", new RoomState(true, true, List.of(), List.of(chest)))));
        }

        private static DelveCommand open(CharacterId who, boolean afar) {
            return new DelveCommand.Work(List.of(new Task.Open(who, "h1", afar)));
        }

        @Test
        @Rule({"DU-53", "UX-18"})
        void with_gas_do_a_die_of_harm_on_the_first_levels_and_half_of_it_to_the_saved() {
            Expeditions play = play(Played.profile(), Hoard.Guard.GAS, false, Company.of(FIGHTER, HOBBIT));
            play.order(open(FIGHTER, false), 2, 20, 5);
            assertThat(play.who(FIGHTER).hitPoints()).isEqualTo(4);
            assertThat(play.quarters()).isEqualTo(2);
            Expeditions failed = play(Played.profile(), Hoard.Guard.GAS, false, Company.of(FIGHTER, HOBBIT));
            failed.order(open(FIGHTER, false), 2, 2, 5);
            assertThat(failed.who(FIGHTER).hitPoints()).isEqualTo(1);
        }

        @Test
        @Rule("CD-37")
        void opened_from_afar_have_no_victim_in_reach() {
            List<Adventurer> company = new ArrayList<>(Company.of(FIGHTER, HOBBIT));
            company.set(0, Company.with(company.getFirst(), Company.thing("rope", "EQI-37", "50 ft rope", 1, 0)));
            Expeditions play = play(Profile.CLASSIC, Hoard.Guard.NEEDLE, false, company);
            assertThat(play.refused(open(HOBBIT, true))).isInstanceOf(DelveRefusal.NoTool.class);
            play.order(open(FIGHTER, true), 1);
            assertThat(play.events(DelveEvent.Opened.class)).hasSize(1);
            assertThat(play.who(FIGHTER).hitPoints()).isEqualTo(6);
        }

        @Test
        @Rule("CH-20")
        void that_are_locked_spring_open_on_a_three_for_strength_14_and_not_on_a_two_for_7() {
            Expeditions strong = play(Played.profile(), Hoard.Guard.NONE, true, of(14));
            strong.order(
                    new DelveCommand.ForceLid("h1", FIGHTER), ScriptedDice.of(3).afterwards((s, n) -> n));
            assertThat(strong.told()).contains("Fighter heaves at the lid: nothing holds it any more.");
            assertThat(strong.quarters()).isEqualTo(1);
            strong.order(open(FIGHTER, false));
            assertThat(strong.told()).contains("Fighter opens it, an iron chest: 100 gp.");

            Expeditions weak = play(Played.profile(), Hoard.Guard.NONE, true, of(7));
            weak.order(
                    new DelveCommand.ForceLid("h1", FIGHTER), ScriptedDice.of(2).afterwards((s, n) -> n));
            assertThat(weak.told()).contains("Fighter heaves at the lid: it does not yield.");
            weak.order(open(FIGHTER, false));
            assertThat(weak.told()).containsExactly("Fighter finds it locked.");
        }

        private static List<Adventurer> of(int strength) {
            List<Adventurer> company = new ArrayList<>(Company.of(FIGHTER, HOBBIT));
            company.set(0, Company.strong(company.getFirst(), strength));
            return company;
        }

        @Test
        @Rule("CD-11")
        void that_are_locked_stay_shut_until_an_axe_has_been_at_them() {
            List<Adventurer> company = new ArrayList<>(Company.of(FIGHTER, HOBBIT));
            company.set(0, Company.with(company.getFirst(), Company.thing("axe", "EQI-08", "hand axe", 1, 50)));
            Expeditions play = play(Played.profile(), Hoard.Guard.NONE, true, company);
            play.order(open(FIGHTER, false));
            assertThat(play.told()).containsExactly("Fighter finds it locked.");
            play.order(new DelveCommand.HewChest("h1", List.of(FIGHTER)), dice());
            assertThat(play.turn()).isEqualTo(4);
            play.order(open(FIGHTER, false));
            assertThat(play.told()).contains("Fighter opens it, an iron chest: 100 gp.");
        }
    }
}
