package org.woodgrain.campaign.delve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.CLERIC;
import static org.woodgrain.campaign.Company.DWARF;
import static org.woodgrain.campaign.Company.ELF;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.Company.HOBBIT;
import static org.woodgrain.campaign.Company.MAGE;
import static org.woodgrain.campaign.Plans.cell;
import static org.woodgrain.campaign.Plans.edge;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Stairs;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.OnlyUnder;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.DelveEvent.Halt;
import org.woodgrain.campaign.refusal.DelveRefusal;
import org.woodgrain.campaign.sight.Lighting;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Light;
import org.woodgrain.campaign.state.RoomState;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

@UnderBothProfiles
class WalkingTest {
    private static DelveCommand.March march(Direction way, int steps) {
        return new DelveCommand.March(Collections.nCopies(steps, way));
    }

    private static final Level LONG =
            Plans.draw("", " . . . . . . . . . . . . ").level();

    private static Expeditions play(Profile profile, Level level) {
        return Expeditions.begin(profile, level, cell(0, 0), Direction.EAST, Company.of(FIGHTER, HOBBIT));
    }

    private static Halt halt(Expeditions play) {
        return play.events(DelveEvent.Halted.class).getLast().why();
    }

    @Test
    @Rule({"UX-02", "CD-21"})
    void the_slowest_member_sets_the_pace() {
        Expeditions play = play(Profile.ORIGINAL, LONG).order(march(Direction.EAST, 6));
        assertThat(play.ticks()).isEqualTo(Clock.TURN / 2);
        Expeditions mages = Expeditions.begin(Profile.ORIGINAL, LONG, cell(0, 0), Direction.EAST, Company.of(MAGE));
        assertThat(mages.order(march(Direction.EAST, 6)).ticks()).isEqualTo(Clock.TURN / 4);
        Expeditions classic = play(Profile.CLASSIC, LONG).order(march(Direction.EAST, 6), 4);
        assertThat(classic.turn()).isEqualTo(2);
    }

    @Test
    void what_the_light_falls_on_is_mapped_and_nothing_else() {
        Expeditions play = play(Played.profile(), LONG);
        assertThat(play.state().level("one").seen()).containsExactly(cell(0, 0), cell(1, 0), cell(2, 0), cell(3, 0));
        play.order(march(Direction.EAST, 1));
        assertThat(play.state().level("one").seen()).contains(cell(4, 0)).doesNotContain(cell(5, 0));
    }

    @Test
    void a_march_into_a_wall_is_refused_at_once_but_only_stops_when_the_wall_lies_farther_on() {
        Expeditions play = play(Played.profile(), LONG);
        assertThat(play.refused(march(Direction.NORTH, 1))).isInstanceOf(DelveRefusal.NoWay.class);
        Expeditions near =
                Expeditions.begin(Played.profile(), LONG, cell(10, 0), Direction.EAST, Company.of(FIGHTER, HOBBIT));
        near.order(march(Direction.EAST, 5));
        assertThat(near.cell()).isEqualTo(cell(11, 0));
        assertThat(halt(near)).isEqualTo(Halt.WALL);
    }

    @Test
    void the_company_stops_where_a_door_or_a_room_comes_into_sight() {
        Level hall = Plans.draw("", " . . . . . .a1 1 ").level();
        Expeditions play = play(Played.profile(), hall);
        play.order(march(Direction.EAST, 9));
        assertThat(halt(play)).isEqualTo(Halt.SOMETHING_NEW);
        assertThat(play.cell()).isEqualTo(cell(3, 0));
    }

    @Test
    void a_room_is_told_of_once_when_it_is_entered() {
        Level hall =
                Plans.draw("", " .a1 1 ").room("1", "A hall of blue tiles.", "").level();
        Expeditions play = play(Played.profile(), hall);
        play.order(march(Direction.EAST, 1));
        assertThat(play.told()).contains("A hall of blue tiles.");
        play.order(march(Direction.WEST, 1));
        play.order(march(Direction.EAST, 1));
        assertThat(play.told()).doesNotContain("A hall of blue tiles.");
    }

    @Nested
    class Over_known_ground {
        @Test
        @Rule("CD-23")
        void the_company_goes_three_times_as_fast_in_classic_where_it_has_walked() {
            Expeditions play = play(Profile.CLASSIC, LONG).order(march(Direction.EAST, 6), 4);
            play.order(new DelveCommand.WalkTo(cell(0, 0)));
            assertThat(play.cell()).isEqualTo(cell(0, 0));
            // the cell of the start was never walked into
            assertThat(play.ticks()).isEqualTo(5 * 240 + 720);
        }

        @Test
        void it_goes_only_where_it_has_seen() {
            Expeditions play = play(Played.profile(), LONG);
            assertThat(play.refused(new DelveCommand.WalkTo(cell(9, 0)))).isInstanceOf(DelveRefusal.NotSeen.class);
            assertThat(play.refused(new DelveCommand.WalkTo(cell(0, 0)))).isInstanceOf(DelveRefusal.AlreadyThere.class);
        }

        @Test
        void it_walks_up_to_a_shut_door_on_the_way() {
            Level two = Plans.draw("", " . . .d. . ").level();
            Expeditions play = play(Played.profile(), two)
                    .given(state -> state.changeLevel("one", level -> {
                        TreeSet<Cell> seen = new TreeSet<>(level.seen());
                        seen.add(cell(3, 0));
                        return level.withSeen(seen);
                    }));
            play.order(new DelveCommand.WalkTo(cell(3, 0)));
            assertThat(play.cell()).isEqualTo(cell(2, 0));
            assertThat(halt(play)).isEqualTo(Halt.SHUT_DOOR);
        }
    }

    @Nested
    class In_the_dark {
        @Test
        @Rule({"UX-24", "HZ-05"})
        void the_company_gropes_along_at_a_quarter_of_its_rate_and_maps_only_what_it_touches() {
            Expeditions play =
                    Expeditions.begin(Played.profile(), LONG, cell(0, 0), Direction.EAST, Company.of(FIGHTER, CLERIC));
            play.order(march(Direction.EAST, 3), 3);
            assertThat(play.turn()).isEqualTo(Played.either(2, 3));
            assertThat(play.state().level("one").seen())
                    .containsExactly(cell(0, 0), cell(1, 0), cell(2, 0), cell(3, 0));
        }

        @Test
        @Rule({"CH-52", "HZ-06", "HZ-09"})
        void elves_and_dwarves_of_the_classic_game_see_sixty_feet() {
            Expeditions play =
                    Expeditions.begin(Profile.CLASSIC, LONG, cell(0, 0), Direction.EAST, Company.of(DWARF, ELF));
            play.order(march(Direction.EAST, 1));
            assertThat(play.ticks()).isEqualTo(720);
            assertThat(play.state().level("one").seen()).contains(cell(7, 0)).doesNotContain(cell(8, 0));
        }
    }

    @Test
    @Rule("UX-26")
    void a_drawn_magic_sword_shows_thirty_feet_and_a_sheathed_one_nothing() {
        Expeditions play =
                Expeditions.begin(Played.profile(), LONG, cell(0, 0), Direction.EAST, Company.of(FIGHTER, ELF));
        Item sword = Company.thing("sword", "MI-001", "sword", 1, 50);
        play.given(state -> state.change(FIGHTER, who -> Company.with(who, sword)));
        assertThat(Lighting.lit(play.state())).isFalse();
        play.given(state -> state.change(FIGHTER, who -> who.withItems(List.of(sword.carried(Carried.IN_HAND, "")))));
        assertThat(Lighting.radius(play.state())).isEqualTo(30);
    }

    @Nested
    class Elves {
        private final Level secret =
                Plans.draw("+-+-+-+-+", " . . . . ", "    +s+  ", "     .   ").level();

        @Test
        @Rule("UX-11")
        @OnlyUnder(value = Profile.ORIGINAL, because = "UX-11")
        void feel_a_secret_door_within_ten_feet_once_on_a_visit() {
            Expeditions play =
                    Expeditions.begin(Played.profile(), secret, cell(0, 0), Direction.EAST, Company.of(ELF, HOBBIT));
            play.order(march(Direction.EAST, 1), 2);
            assertThat(play.told()).anyMatch(line -> line.startsWith("Elf feels something hollow: the south wall"));
            assertThat(halt(play)).isEqualTo(Halt.SOMETHING_NEW);
            assertThat(play.state()
                            .level("one")
                            .door(edge(2, 0, Direction.SOUTH))
                            .sensed())
                    .isTrue();
            assertThat(play.refused(march(Direction.SOUTH, 1))).isInstanceOf(DelveRefusal.NoWay.class);
            play.order(march(Direction.EAST, 1));
        }

        @Test
        @Rule("UX-11")
        @OnlyUnder(value = Profile.ORIGINAL, because = "UX-11")
        void are_told_nothing_when_they_feel_nothing() {
            Expeditions play =
                    Expeditions.begin(Played.profile(), secret, cell(0, 0), Direction.EAST, Company.of(ELF, HOBBIT));
            play.order(march(Direction.EAST, 1), 3);
            assertThat(play.told()).noneMatch(line -> line.contains("Elf"));
            assertThat(play.toldReferee()).anyMatch(line -> line.contains("feels nothing"));
            assertThat(halt(play)).isEqualTo(Halt.ARRIVED);
        }

        @Test
        @Rule("UX-11")
        void feel_nothing_when_the_option_is_off() {
            Expeditions play = Expeditions.begin(
                    Ruleset.of(Played.profile()).with(Option.ELF_SENSE, false),
                    secret,
                    cell(0, 0),
                    Direction.EAST,
                    Company.of(ELF, HOBBIT));
            play.order(march(Direction.EAST, 1));
        }
    }

    @Nested
    class Light_and_heat {
        @Test
        @Rule("HZ-04")
        void of_a_lantern_shows_what_is_thirty_feet_off_and_nothing_beyond_in_the_dark() {
            Expeditions play = play(Profile.CLASSIC, LONG);
            assertThat(play.state().level("one").seen()).contains(cell(3, 0)).doesNotContain(cell(4, 0));
        }

        @Test
        @Rule("HZ-10")
        void leave_a_dwarf_beside_a_lantern_its_thirty_feet_and_one_alone_in_the_dark_his_sixty() {
            Expeditions beside =
                    Expeditions.begin(Profile.CLASSIC, LONG, cell(0, 0), Direction.EAST, Company.of(DWARF, HOBBIT));
            assertThat(beside.state().level("one").seen()).doesNotContain(cell(4, 0));
            Expeditions alone = Expeditions.begin(Profile.CLASSIC, LONG, cell(0, 0), Direction.EAST, Company.of(DWARF));
            assertThat(alone.state().level("one").seen()).contains(cell(6, 0)).doesNotContain(cell(7, 0));
        }

        @Test
        @Rule("HZ-10")
        void of_a_forge_blind_eyes_for_heat_within_thirty_feet_and_light_up_what_lies_about_it() {
            Level forge = Plans.draw("", " . . . . . . . . . . . . ")
                    .feature(cell(9, 0), "forge")
                    .level();
            Expeditions far = Expeditions.begin(Profile.CLASSIC, forge, cell(0, 0), Direction.EAST, Company.of(DWARF));
            assertThat(far.state().level("one").seen()).contains(cell(5, 0), cell(9, 0));
            Expeditions near = Expeditions.begin(Profile.CLASSIC, forge, cell(6, 0), Direction.EAST, Company.of(DWARF));
            assertThat(near.state().level("one").seen()).contains(cell(11, 0)).doesNotContain(cell(4, 0));
        }
    }

    @Nested
    class Eyes_for_heat {
        private Expeditions elf(String monster) {
            Level hall = Plans.draw("+-+-+-+-+-+-+-+-+-+-+", "|. . . . . . . . . 1|", "+-+-+-+-+-+-+-+-+-+-+")
                    .level();
            Foe foe = new Foe(new FoeId("f1"), monster, monster, 4, 4, Foe.Standing.ABLE, Purse.EMPTY, new TreeMap<>());
            return Expeditions.begin(Profile.CLASSIC, hall, cell(0, 0), Direction.EAST, Company.of(ELF))
                    .given(state -> state.changeLevel(
                            "one", level -> level.withRoom("1", new RoomState(false, false, List.of(foe), List.of()))));
        }

        private Expeditions walk(String monster) {
            Expeditions play = elf(monster);
            for (int i = 0; i < 8 && play.state().encounter().isEmpty(); i++) {
                play.order(march(Direction.EAST, 1), ScriptedDice.none().afterwards((stream, sides) -> 5));
            }
            return play;
        }

        @Test
        @Rule("HZ-07")
        void see_a_live_goblin_from_afar_and_a_still_zombie_only_at_thirty_feet() {
            Expeditions goblin = walk("goblin");
            assertThat(goblin.cell()).isEqualTo(cell(3, 0));
            Expeditions zombie = walk("zombie");
            assertThat(zombie.cell()).isEqualTo(cell(6, 0));
        }
    }

    @Test
    @Rule("CD-03")
    void a_march_ends_where_monsters_are_met_and_the_rest_of_it_is_lost() {
        Level hall = Plans.draw("+-+-+-+-+-+-+-+-+", "|. . . . . . .a1|", "+-+-+-+-+-+-+-+-+")
                .level();
        Expeditions play = play(Profile.CLASSIC, hall)
                .given(state -> state.changeLevel(
                        "one", level -> level.withRoom("1", new RoomState(false, false, List.of(orc()), List.of()))));
        play.order(march(Direction.EAST, 6), ScriptedDice.none().afterwards((stream, sides) -> sides));
        assertThat(play.state().encounter()).isPresent();
        assertThat(play.cell()).isEqualTo(cell(4, 0));
        assertThat(halt(play)).isEqualTo(Halt.SOMEBODY);
    }

    private static Foe orc() {
        return new Foe(new FoeId("f1"), "orc", "orc", 4, 4, Foe.Standing.ABLE, Purse.EMPTY, new TreeMap<>());
    }

    @Nested
    class Stairs_that {
        @Test
        @Rule("DU-02")
        void lead_to_another_level_end_where_that_level_has_them() {
            Level one = Plans.draw("", " . . ")
                    .stairs(new Stairs(cell(0, 0), Direction.WEST, false, Optional.of("two")))
                    .level();
            Level two = Plans.draw("", " . . . . . . . . . . . . ")
                    .stairs(new Stairs(cell(10, 0), Direction.EAST, true, Optional.of("one")))
                    .named("two", 2)
                    .level();
            Expeditions play = Expeditions.begin(
                    Ruleset.of(Played.profile()),
                    List.of(one, two),
                    cell(0, 0),
                    Direction.EAST,
                    Company.of(FIGHTER, HOBBIT));
            play.order(new DelveCommand.TakeStairs());
            assertThat(play.state().underground().orElseThrow().level()).isEqualTo("two");
            assertThat(play.cell()).isEqualTo(cell(10, 0));
        }

        @Test
        @Rule({"DU-01"})
        void lead_to_a_level_not_drawn_are_not_taken() {
            Level level = Plans.draw("", " . . ")
                    .stairs(new Stairs(cell(0, 0), Direction.WEST, false, Optional.empty()))
                    .level();
            assertThat(play(Played.profile(), level).refused(new DelveCommand.TakeStairs()))
                    .isInstanceOf(DelveRefusal.NotDrawn.class);
        }

        @Test
        void are_not_here_cannot_be_taken() {
            assertThat(play(Played.profile(), LONG).refused(new DelveCommand.TakeStairs()))
                    .isInstanceOf(DelveRefusal.NoStairs.class);
        }
    }

    @Test
    @Rule("UX-27")
    void a_windy_place_puts_torches_out_and_not_lanterns() {
        Level windy = Plans.draw("", " . . . . ").feature(cell(1, 0), "windy").level();
        Expeditions play = play(Played.profile(), windy);
        play.given(state -> state.change(
                        FIGHTER, who -> Company.with(who, Company.thing("torch", "EQI-44", "torch", 1, 0)))
                .withLights(Stream.concat(
                                state.lights().stream(), Stream.of(new Light(FIGHTER, new ItemId("torch"), false, 6)))
                        .toList()));
        play.order(march(Direction.EAST, 1), 3);
        assertThat(play.state().lights())
                .singleElement()
                .satisfies(light -> assertThat(light.lantern()).isTrue());
    }
}
