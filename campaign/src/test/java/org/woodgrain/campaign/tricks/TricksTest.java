package org.woodgrain.campaign.tricks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.DWARF;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.Company.HOBBIT;
import static org.woodgrain.campaign.Plans.cell;
import static org.woodgrain.campaign.Plans.edge;
import static org.woodgrain.campaign.tricks.TrickPlays.below;
import static org.woodgrain.campaign.tricks.TrickPlays.corridor;
import static org.woodgrain.campaign.tricks.TrickPlays.east;
import static org.woodgrain.campaign.tricks.TrickPlays.level;
import static org.woodgrain.campaign.tricks.TrickPlays.march;
import static org.woodgrain.campaign.tricks.TrickPlays.play;
import static org.woodgrain.campaign.tricks.TrickPlays.trick;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Trick;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.command.DelveCommand.Task;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.TrickEvent;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.refusal.DelveRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.view.MapViews;
import org.woodgrain.campaign.view.Views;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.Race;

class TricksTest {
    @Nested
    class Slanting_floors {
        private Level one(Trick.Kind kind) {
            return corridor(trick(kind, List.of(cell(2, 0)), List.of(), "two", cell(1, 0)));
        }

        @Test
        @Rule({"DU-15", "CH-37"})
        void are_noted_by_a_dwarf_whose_secret_die_shows_two() {
            Expeditions play = play(Profile.ORIGINAL, List.of(one(Trick.Kind.SLOPE), below("two", 2)), DWARF, HOBBIT);
            play.order(east(4), 2);
            assertThat(play.told()).contains("Dwarf calls a halt: the floor slants down here.");
            assertThat(play.cell()).isEqualTo(cell(1, 0));
            play.order(east(1));
            assertThat(level(play)).isEqualTo("two");
            assertThat(play.told()).contains("The floor slants down, and the company goes down with it.");
        }

        @Test
        @Rule({"DU-15", "CH-37"})
        void that_are_gentle_are_noted_by_nobody_and_nobody_is_told() {
            Expeditions play =
                    play(Profile.ORIGINAL, List.of(one(Trick.Kind.GENTLE_SLOPE), below("two", 2)), DWARF, HOBBIT);
            play.order(east(3));
            assertThat(level(play)).isEqualTo("two");
            assertThat(play.cell()).isEqualTo(cell(2, 0));
            assertThat(play.told()).noneMatch(line -> line.contains("slant") || line.contains("two"));
            String view =
                    Views.of(play.world(), play.state(), new Seat.Company()).toString();
            assertThat(view)
                    .contains("somewhere below")
                    .doesNotContain("GENTLE")
                    .doesNotContain("gentle");
            assertThat(Views.of(play.world(), play.state(), new Seat.Referee())
                            .map()
                            .orElseThrow()
                            .level())
                    .isEqualTo("two");
        }

        @Test
        @Rule("CH-37")
        void are_found_in_classic_by_a_dwarf_who_searches_and_by_no_one_in_passing() {
            Expeditions play = play(Profile.CLASSIC, List.of(one(Trick.Kind.SLOPE), below("two", 2)), DWARF, HOBBIT);
            play.order(new DelveCommand.Work(List.of(new Task.Search(DWARF, cell(2, 0), Optional.empty()))), 6, 2, 4);
            assertThat(play.told()).anyMatch(line -> line.contains("the floor slants down here"));
            assertThat(play.state().level("one").knownTraps()).containsExactly("t");
        }

        @Test
        @Rule("CH-37")
        void and_new_masonry_are_not_noted_by_men() {
            Level built = corridor(trick(Trick.Kind.NEW_MASONRY, List.of(cell(2, 0)), List.of()));
            play(Profile.ORIGINAL, List.of(built), FIGHTER, HOBBIT).order(east(4));
            Expeditions dwarf = play(Profile.ORIGINAL, List.of(built), DWARF, HOBBIT);
            dwarf.order(east(4), 1);
            assertThat(dwarf.told()).contains("Dwarf calls a halt: this masonry is newer than the rest.");
        }
    }

    @Test
    @Rule("DU-13")
    void a_slide_gives_way_under_the_second_and_takes_all_with_him() {
        Level one = corridor(trick(Trick.Kind.CHUTE, List.of(cell(2, 0)), List.of(), "two", cell(3, 0)));
        Expeditions safe = play(Profile.ORIGINAL, List.of(one, below("two", 2)), FIGHTER, HOBBIT);
        safe.order(east(3), 3, 4);
        assertThat(level(safe)).isEqualTo("one");
        Expeditions slides = play(Profile.ORIGINAL, List.of(one, below("two", 2)), FIGHTER, HOBBIT);
        slides.order(east(3), 3, 2);
        assertThat(level(slides)).isEqualTo("two");
        assertThat(slides.cell()).isEqualTo(cell(3, 0));
        assertThat(slides.who(FIGHTER).hitPoints()).isEqualTo(6);
    }

    @Test
    @Rule("DU-16")
    void a_transporter_takes_the_company_away_and_back_again() {
        Level one = corridor(trick(Trick.Kind.TRANSPORTER, List.of(cell(2, 0)), List.of(), "two", cell(4, 0)));
        Expeditions play = play(Profile.ORIGINAL, List.of(one, below("two", 3)), FIGHTER, HOBBIT);
        play.order(east(4));
        assertThat(level(play)).isEqualTo("two");
        assertThat(play.cell()).isEqualTo(cell(4, 0));
        play.order(march(Direction.WEST, 1));
        play.order(east(1));
        assertThat(level(play)).isEqualTo("one");
        assertThat(play.cell()).isEqualTo(cell(2, 0));
    }

    @Test
    @Rule("DU-16")
    void a_transporter_of_which_no_more_is_said_leads_to_a_deeper_room_that_stays_the_same() {
        Level one = corridor(trick(Trick.Kind.TRANSPORTER, List.of(cell(2, 0)), List.of()));
        Level three = Plans.draw("+-+-+-+-+", "|1 1 1 1|", "+-+-+-+-+")
                .named("three", 3)
                .level();
        Expeditions play = play(Profile.ORIGINAL, List.of(one, three), FIGHTER, HOBBIT);
        play.order(east(2), ScriptedDice.none().on(DiceStream.CONTENT, 2));
        assertThat(level(play)).isEqualTo("three");
        play.order(march(Direction.EAST, 1));
        play.order(march(Direction.WEST, 1));
        assertThat(level(play)).isEqualTo("one");
    }

    @Test
    @Rule("DU-17")
    void a_passage_is_noticed_by_a_company_of_more_than_fifty_feet() {
        Level one = corridor(trick(Trick.Kind.PASSAGE, List.of(cell(2, 0)), List.of(), "two", cell(0, 0)));
        for (int many : new int[] {15, 18}) {
            List<Adventurer> company = new ArrayList<>();
            for (int i = 0; i < many; i++) {
                company.add(Company.member(
                        new CharacterId("m" + i),
                        Race.HUMAN,
                        CharacterClass.FIGHTING_MAN,
                        6,
                        0,
                        i == 0 ? Company.of(HOBBIT).getFirst().items() : List.of()));
            }
            Expeditions play = Expeditions.begin(
                    Ruleset.of(Profile.ORIGINAL), List.of(one, below("two", 2)), cell(0, 0), Direction.EAST, company);
            play.order(east(2));
            assertThat(level(play)).isEqualTo("two");
            assertThat(play.events(TrickEvent.Carried.class))
                    .singleElement()
                    .satisfies(carried -> assertThat(carried.told()).isEqualTo(many == 18));
        }
    }

    @Nested
    class Things_to_touch {
        private Level level(String there) {
            return Plans.draw("+-+-+-+-+", "|1 1|2 2|", "+-+-+-+-+")
                    .room("1", "A bare room.", "")
                    .room("2", there, "")
                    .trick(new Trick(
                            "gem",
                            Trick.Kind.TOUCH,
                            List.of(cell(0, 0)),
                            List.of(),
                            Optional.empty(),
                            Optional.of(cell(3, 0)),
                            100,
                            "a great red gem"))
                    .level();
        }

        @Test
        @Rule("DU-35")
        void move_the_company_without_a_word_to_a_room_that_looks_the_same() {
            Expeditions play = play(Profile.ORIGINAL, List.of(level("A bare room.")), FIGHTER, HOBBIT);
            assertThat(Actions.of(play.world(), play.state(), new Seat.Company()))
                    .anyMatch(offer -> offer.id().equals("touch"));
            play.order(new DelveCommand.Touch("gem"));
            assertThat(play.cell()).isEqualTo(cell(3, 0));
            assertThat(play.told()).noneMatch(line -> line.contains("another place"));
            Expeditions other = play(Profile.ORIGINAL, List.of(level("A chapel.")), FIGHTER, HOBBIT);
            other.order(new DelveCommand.Touch("gem"));
            assertThat(other.told()).contains("All at once the company stands in another place.");
            assertThat(other.refused(new DelveCommand.Touch("gem"))).isInstanceOf(DelveRefusal.NothingLike.class);
        }
    }

    @Nested
    class Rooms_that_sink {
        private Expeditions enter(int... faces) {
            Level one = Plans.draw("+-+-+-+", "|.d1 1|", "+-+-+-+")
                    .trick(trick(Trick.Kind.SINKING, List.of(cell(1, 0), cell(2, 0)), List.of(), "two", cell(5, 0)))
                    .door(edge(1, 0, Direction.WEST), Door.State.FREE)
                    .level();
            Expeditions play = play(Profile.ORIGINAL, List.of(one, below("two", 2)), FIGHTER, HOBBIT);
            play.order(new DelveCommand.OpenDoor(edge(1, 0, Direction.WEST)));
            play.order(east(1), faces);
            return play;
        }

        @Test
        @Rule("DU-36")
        void shut_their_doors_for_three_turns_on_a_two() {
            Expeditions play = enter(2, 6);
            assertThat(play.told()).anyMatch(line -> line.contains("as if the room sank"));
            play.order(new DelveCommand.OpenDoor(edge(1, 0, Direction.WEST)));
            assertThat(play.state()
                            .level("one")
                            .door(edge(1, 0, Direction.WEST))
                            .open())
                    .isFalse();
            play.order(new DelveCommand.Rest(3), 1, 1, 1, 1);
            assertThat(level(play)).isEqualTo("one");
            play.order(new DelveCommand.OpenDoor(edge(1, 0, Direction.WEST)));
            assertThat(play.state()
                            .level("one")
                            .door(edge(1, 0, Direction.WEST))
                            .open())
                    .isTrue();
        }

        @Test
        @Rule("DU-36")
        void really_sink_on_a_three() {
            Expeditions play = enter(1, 3);
            play.order(new DelveCommand.Rest(2), 1, 1, 1);
            assertThat(level(play)).isEqualTo("two");
            assertThat(play.cell()).isEqualTo(cell(5, 0));
        }
    }

    @Test
    @Rule("DU-18")
    void a_wall_closes_the_east_of_a_crossing_on_a_two_and_stays_on_a_five() {
        Level crossing = Plans.draw(
                        "+-+-+-+-+-+", "|   |.|   |", "+-+-+ +-+-+", "|. . . . .|", "+-+-+ +-+-+", "    |.|", "    +-+")
                .kind(edge(2, 1, Direction.NORTH), Door.Kind.GAP)
                .kind(edge(2, 1, Direction.EAST), Door.Kind.GAP)
                .kind(edge(2, 1, Direction.SOUTH), Door.Kind.GAP)
                .kind(edge(2, 1, Direction.WEST), Door.Kind.GAP)
                .trick(trick(
                        Trick.Kind.SHIFTING_WALL,
                        List.of(cell(2, 1)),
                        List.of(
                                edge(2, 1, Direction.NORTH),
                                edge(2, 1, Direction.EAST),
                                edge(2, 1, Direction.SOUTH),
                                edge(2, 1, Direction.WEST))))
                .level();
        Expeditions play =
                Expeditions.begin(Profile.ORIGINAL, crossing, cell(2, 1), Direction.EAST, Company.of(FIGHTER, HOBBIT));
        play.order(march(Direction.WEST, 1), 2);
        play.order(east(1));
        assertThat(play.refused(east(1))).isInstanceOf(DelveRefusal.NoWay.class);
        play.order(march(Direction.WEST, 1), 5);
        play.order(east(1));
        assertThat(play.refused(east(1))).isInstanceOf(DelveRefusal.NoWay.class);
        play.order(march(Direction.WEST, 1), 1);
        play.order(east(2), 6);
        assertThat(play.cell()).isEqualTo(cell(3, 1));
    }

    @Test
    @Rule("DU-19")
    void a_vestibule_leads_to_the_room_on_a_three_and_to_the_passage_on_a_four() {
        Level one = Plans.draw("+-+-+-+", "|1 . .|", "+-+-+ +", "    |.|", "    +-+")
                .kind(edge(1, 0, Direction.WEST), Door.Kind.GAP)
                .kind(edge(2, 0, Direction.SOUTH), Door.Kind.GAP)
                .trick(trick(
                        Trick.Kind.FORK,
                        List.of(cell(1, 0), cell(2, 0)),
                        List.of(edge(1, 0, Direction.WEST), edge(2, 0, Direction.SOUTH))))
                .level();
        Expeditions odd =
                Expeditions.begin(Profile.ORIGINAL, one, cell(0, 0), Direction.EAST, Company.of(FIGHTER, HOBBIT));
        odd.order(east(2), 3);
        assertThat(odd.refused(march(Direction.SOUTH, 1))).isInstanceOf(DelveRefusal.NoWay.class);
        Expeditions even =
                Expeditions.begin(Profile.ORIGINAL, one, cell(0, 0), Direction.EAST, Company.of(FIGHTER, HOBBIT));
        even.order(east(2), 4);
        even.order(march(Direction.SOUTH, 1));
        assertThat(even.cell()).isEqualTo(cell(2, 1));
    }

    @Nested
    class A_turning_centre {
        private final List<Edge> exits = List.of(
                edge(1, 1, Direction.NORTH),
                edge(1, 1, Direction.EAST),
                edge(1, 1, Direction.SOUTH),
                edge(1, 1, Direction.WEST));

        private Expeditions play() {
            Level one = Plans.draw("+-+-+-+", "  |.|  ", "+-+ +-+", "|. 1 .|", "+-+ +-+", "  |.|  ", "  +-+")
                    .trick(trick(Trick.Kind.NEXUS, List.of(cell(1, 1)), exits))
                    .level();
            return Expeditions.begin(Profile.ORIGINAL, one, cell(1, 1), Direction.EAST, Company.of(FIGHTER, HOBBIT));
        }

        @Test
        @Rule({"DU-21", "DU-22"})
        void leads_by_every_exit_to_the_next_area_once_it_has_turned() {
            Expeditions play = play();
            play.order(new DelveCommand.Rest(1), 1, 1);
            play.order(march(Direction.NORTH, 1));
            assertThat(play.cell()).isEqualTo(cell(2, 1));
            assertThat(play.told()).noneMatch(line -> line.contains("turned"));
            play.order(march(Direction.WEST, 1));
            assertThat(play.cell()).isEqualTo(cell(1, 1));
            Expeditions still = play();
            still.order(new DelveCommand.Rest(1), 2, 1);
            still.order(march(Direction.NORTH, 1));
            assertThat(still.cell()).isEqualTo(cell(1, 0));
        }
    }

    @Test
    @Rule("DU-41")
    void thirty_feet_that_are_sixty_in_truth_take_the_time_of_sixty() {
        Level one = corridor(new Trick(
                "t",
                Trick.Kind.STRETCH,
                List.of(cell(1, 0), cell(2, 0), cell(3, 0)),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                200,
                ""));
        Expeditions play = play(Profile.ORIGINAL, List.of(one), FIGHTER, HOBBIT);
        play.order(east(3));
        assertThat(play.ticks()).isEqualTo(Clock.TURN / 2);
        assertThat(play.told()).anyMatch(line -> line.startsWith("30 feet on"));
    }

    @Test
    @Rule("DU-40")
    void a_cavern_is_told_and_not_mapped() {
        Level one = corridor(trick(Trick.Kind.CAVERN, List.of(cell(1, 0), cell(2, 0), cell(3, 0)), List.of()));
        Expeditions play = play(Profile.ORIGINAL, List.of(one), FIGHTER, HOBBIT);
        play.order(east(2));
        assertThat(MapViews.of(play.world(), play.state(), new Seat.Company())
                        .orElseThrow()
                        .cells())
                .doesNotContain(cell(1, 0), cell(3, 0))
                .contains(cell(0, 0), cell(2, 0));
        assertThat(play.told()).anyMatch(line -> line.contains("Ways lead east and west"));
    }
}
