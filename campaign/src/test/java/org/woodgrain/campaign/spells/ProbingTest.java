package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.effects;
import static org.woodgrain.campaign.spells.Magicians.mage;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Stairs;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.ArcaneEvent;
import org.woodgrain.campaign.event.HiringEvent;
import org.woodgrain.campaign.narrate.Line;
import org.woodgrain.campaign.narrate.Narrator;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.state.RoomState;
import org.woodgrain.campaign.state.Service;
import org.woodgrain.campaign.state.Spells;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Purse;

@UnderBothProfiles
class ProbingTest {
    /** A room to the east behind a door, one to the south behind a thin wall, one to the west behind solid rock. */
    private static Plans plans() {
        return Plans.draw("+-+ +-+-+-+-+", "|3| |. .d1 1|", "+-+ +-+-+-+-+", "    |2 2|    ", "    +-+-+    ");
    }

    private static Expeditions play(
            Profile profile, Level level, String spell, String room, String monster, int number) {
        List<Foe> dwellers = IntStream.rangeClosed(1, number)
                .mapToObj(i -> new Foe(
                        new FoeId("d" + i),
                        monster,
                        monster + " " + i,
                        4,
                        4,
                        Foe.Standing.ABLE,
                        Purse.EMPTY,
                        new TreeMap<>()))
                .toList();
        return Expeditions.begin(profile, level, new Cell(2, 0), Direction.EAST, List.of(mage(5, spell)))
                .given(state ->
                        state.changeLevel("one", each -> each.withRoom(room, RoomState.EMPTY.withDwellers(dwellers))));
    }

    private static void probe(Expeditions play, String spell, String way) {
        cast(play, MAGE, spell, "");
        play.order(
                new MagicCommand.Direct(MAGE, effects(play, spell).getFirst().id(), List.of("to:" + way)),
                ScriptedDice.none().afterwards((stream, sides) -> 2));
    }

    @Nested
    class Thoughts {
        private ArcaneEvent.MindsRead read(Level level, String room, String monster, int number, String way) {
            Expeditions play = play(Played.profile(), level, "SP-16", room, monster, number);
            probe(play, "SP-16", way);
            return play.events(ArcaneEvent.MindsRead.class).getFirst();
        }

        @ParameterizedTest
        @Rule({"SP-16", "SP-116"})
        @CsvSource({"1,orc,3,east,a few minds", "2,orc,1,south,one mind", "3,orc,3,west,''", "1,zombie,3,east,''"})
        void they_are_read_through_doors_and_thin_walls_but_not_through_rock_and_not_of_the_dead(
                String room, String monster, int number, String way, String minds) {
            assertThat(read(plans().level(), room, monster, number, way).number())
                    .isEqualTo(minds);
        }

        @Test
        @Rule("SP-16")
        void lead_stops_them() {
            Level level = plans().room("1", "", "", "lead").level();

            assertThat(read(level, "1", "orc", 3, "east").number()).isEmpty();
        }

        @Test
        @Rule({"SP-16", "NP-27"})
        void a_hirelings_faith_is_read_in_a_word() {
            Expeditions play = play(Played.profile(), plans().level(), "SP-16", "1", "orc", 3);
            CharacterId hireling = play.state().order().getLast();
            play.given(state ->
                    state.withService(hireling, Service.entered(state.order().getFirst(), true, 11, 1, false)));

            probe(play, "SP-16", "east");

            assertThat(play.events(HiringEvent.LoyaltyRead.class))
                    .singleElement()
                    .satisfies(read -> assertThat(read.band()).isEqualTo("average"));
        }

        @Test
        @Rule({"SP-16", "EN-02"})
        void it_takes_a_quarter_of_a_turn_and_those_read_do_not_surprise(Profile profile) {
            Expeditions play = play(profile, plans().level(), "SP-16", "1", "orc", 3);

            probe(play, "SP-16", "east");

            assertThat(play.quarters()).isEqualTo(1);
            assertThat(Esp.read(play.state(), "1")).isTrue();
            assertThat(Esp.read(play.state(), "2")).isFalse();
        }
    }

    @Nested
    class Seeing {
        @ParameterizedTest
        @Rule("SP-22")
        @CsvSource({"lit,true", "cold,false"})
        void a_lit_room_is_seen_and_mapped_and_a_dark_one_is_not(String tag, boolean seen) {
            Expeditions play =
                    play(Played.profile(), plans().room("1", "", "", tag).level(), "SP-22", "1", "orc", 3);

            probe(play, "SP-22", "east");

            ArcaneEvent.PlaceSeen event =
                    play.events(ArcaneEvent.PlaceSeen.class).getFirst();
            assertThat(event.found().isEmpty()).isNotEqualTo(seen);
            assertThat(play.state().level("one").seen().contains(new Cell(4, 0)))
                    .isEqualTo(seen);
        }

        @Test
        @Rule({"SP-16", "SP-22"})
        void those_who_live_in_a_passage_are_seen_and_read_like_those_of_a_room() {
            Level level =
                    Plans.draw("+-+-+-+-+-+", "|. .d. . .|", "+-+-+-+-+-+").level();
            for (String spell : List.of("SP-16", "SP-22")) {
                Expeditions play = play(Played.profile(), level, spell, LevelState.square(new Cell(3, 0)), "bandit", 2);
                play.given(state -> state.withPlace(
                        new org.woodgrain.campaign.state.Place.Underground("one", new Cell(1, 0), Direction.EAST)));
                probe(play, spell, "east");
                if (spell.equals("SP-16")) {
                    assertThat(play.events(ArcaneEvent.MindsRead.class)
                                    .getFirst()
                                    .number())
                            .isEqualTo("a few minds");
                } else {
                    assertThat(play.events(ArcaneEvent.PlaceSeen.class)
                                    .getFirst()
                                    .found())
                            .containsExactly("two bandits");
                }
            }
        }

        @Test
        @Rule({"SP-22", "SP-83"})
        void a_lit_room_filled_with_magic_darkness_shows_nothing() {
            Expeditions play =
                    play(Played.profile(), plans().room("1", "", "", "lit").level(), "SP-22", "1", "orc", 3);
            play.given(state -> state.withEffects(List.of(new Effect(
                    "dark",
                    "SP-95",
                    "darkness",
                    new Effect.On.OnCell("one", new Cell(5, 0)),
                    "",
                    Effect.Unit.LASTING,
                    0,
                    new TreeMap<>(java.util.Map.of("dark", 15)),
                    false))));

            probe(play, "SP-22", "east");

            assertThat(play.events(ArcaneEvent.PlaceSeen.class).getFirst().found())
                    .isEmpty();
        }

        @Test
        @Rule({"SP-22", "SP-28"})
        void one_who_sees_by_heat_needs_no_light() {
            Expeditions play = play(Played.profile(), plans().level(), "SP-22", "1", "orc", 3)
                    .given(state -> state.change(
                                    MAGE, who -> who.withSpells(new Spells(List.of(), List.of("SP-22", "SP-28"))))
                            .withLights(List.of()));
            cast(play, MAGE, "SP-28", "member:mirabel");

            probe(play, "SP-22", "east");

            assertThat(play.events(ArcaneEvent.PlaceSeen.class).getFirst().found())
                    .containsExactly("three orcs");
        }

        @Test
        @Rule("SP-22")
        void behind_rock_there_is_nothing() {
            Expeditions play =
                    play(Played.profile(), plans().room("3", "", "", "lit").level(), "SP-22", "3", "orc", 3);

            probe(play, "SP-22", "west");

            assertThat(play.events(ArcaneEvent.PlaceSeen.class).getFirst().cells())
                    .isEmpty();
        }
    }

    @Nested
    class Hearing {
        @ParameterizedTest
        @Rule("SP-23")
        @CsvSource({"orc,shuffling|voices", "zombie,''"})
        void voices_behind_a_door_are_heard_and_the_dead_are_still(String monster, String heard) {
            Expeditions play = play(Played.profile(), plans().level(), "SP-23", "1", monster, 3);

            probe(play, "SP-23", "east");

            assertThat(List.of(heard.split("\\|")))
                    .contains(
                            play.events(ArcaneEvent.PlaceHeard.class).getFirst().heard());
        }

        @Test
        @Rule("SP-23")
        void lead_stops_it() {
            Expeditions play =
                    play(Played.profile(), plans().room("1", "", "", "lead").level(), "SP-23", "1", "orc", 3);

            probe(play, "SP-23", "east");

            assertThat(play.events(ArcaneEvent.PlaceHeard.class).getFirst().heard())
                    .isEmpty();
        }
    }

    @Test
    @Rule({"SP-16", "SP-117"})
    void what_the_caster_learns_is_told_in_words_and_holds_no_more_than_that() {
        Expeditions play = play(Played.profile(), plans().level(), "SP-16", "1", "orc", 3);
        probe(play, "SP-16", "east");

        ArcaneEvent event = play.events(ArcaneEvent.MindsRead.class).getFirst();
        List<Line> lines = Narrator.tell(play.world(), play.state(), play.state(), event, new Seat.Company());

        assertThat(lines)
                .extracting(Line::text)
                .singleElement()
                .asString()
                .contains("a few minds")
                .doesNotContain("orc");
    }

    @Nested
    class Seeking {
        private String felt(int cells, String sought, int level) {
            String row = "|" + ". ".repeat(cells - 1) + ".|";
            String wall = "+" + "-+".repeat(cells);
            Level place = Plans.draw(wall, row, wall)
                    .stairs(new Stairs(new Cell(cells - 1, 0), Direction.EAST, true, Optional.empty()))
                    .level();
            Expeditions play = Expeditions.begin(
                    Played.profile(), place, new Cell(0, 0), Direction.EAST, List.of(mage(level, "SP-12")));
            return cast(play, MAGE, "SP-12", "object:" + sought).stream()
                    .filter(ArcaneEvent.ObjectFelt.class::isInstance)
                    .map(ArcaneEvent.ObjectFelt.class::cast)
                    .map(ArcaneEvent.ObjectFelt::direction)
                    .findFirst()
                    .orElseThrow();
        }

        @ParameterizedTest
        @Rule("SP-12")
        @CsvSource({"9,stairs up,10,east", "17,stairs up,10,east", "18,stairs up,10,''", "9,sword +1,10,''"})
        void it_gives_the_direction_within_sixty_feet_and_ten_for_each_level(
                int cells, String sought, int level, String direction) {
            assertThat(felt(cells, sought, level)).isEqualTo(direction);
        }

        @Test
        @Rule({"SP-12", "SP-115"})
        void gold_in_general_is_too_vague() {
            Expeditions play = Magicians.play(mage(3, "SP-12"));

            assertThat(Casting.check(
                            play.world(), play.state(), new Caster.Member(MAGE), "SP-12", List.of("object:gold")))
                    .isPresent();
        }

        @Test
        @Rule("SP-12")
        void the_direction_is_felt_anew_each_turn() {
            Expeditions play = Magicians.play(mage(3, "SP-12"));
            cast(play, MAGE, "SP-12", "object:stairs up");
            var u = new Unfolding(
                    play.world(),
                    play.state(),
                    ScriptedDice.none().afterwards((stream, sides) -> 1),
                    new Consequences());

            Time.turns(u, 1);

            assertThat(u.close()).anyMatch(ArcaneEvent.ObjectFelt.class::isInstance);
        }
    }
}
