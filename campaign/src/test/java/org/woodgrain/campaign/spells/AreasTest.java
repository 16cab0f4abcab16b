package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.foe;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.meeting;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.rules.Rule;

@UnderBothProfiles
class AreasTest {
    private static final Level OPEN = Plans.draw(
                    "+-+-+-+-+-+-+-+",
                    "|. . . . . . .|",
                    "+             +",
                    "|. . . . . . .|",
                    "+             +",
                    "|. . . . . . .|",
                    "+             +",
                    "|. . . . . . .|",
                    "+             +",
                    "|. . . . . . .|",
                    "+-+-+-+-+-+-+-+")
            .level();
    private static final Level PASSAGE = Plans.draw(
                    "+-+-+-+-+-+-+-+-+-+-+", "|. . . . . . .d. . .|", "+-+-+-+-+-+-+-+-+-+-+")
            .level();

    private static Ways ways(Level level) {
        return new Ways(level, LevelState.UNSEEN);
    }

    @Nested
    class Cells {
        @ParameterizedTest
        @Rule("SP-120")
        @CsvSource({"10,5", "15,9", "20,13"})
        void a_circle_takes_in_the_cells_whose_middle_lies_in_it(int radius, int cells) {
            assertThat(new Shape.Circle(new Cell(3, 2), radius).cells(ways(OPEN)))
                    .hasSize(cells);
        }

        @Test
        @Rule("SP-120")
        void walls_and_shut_doors_bound_it() {
            assertThat(new Shape.Circle(new Cell(6, 0), 20).cells(ways(PASSAGE)))
                    .containsExactly(new Cell(4, 0), new Cell(5, 0), new Cell(6, 0));
        }

        @Test
        void a_rectangle_lies_along_the_line_in_which_it_is_cast() {
            assertThat(new Shape.Rectangle(new Cell(0, 2), new Cell(3, 2), 50, 20).cells(ways(OPEN)))
                    .contains(new Cell(1, 2), new Cell(5, 2), new Cell(3, 1), new Cell(3, 3))
                    .doesNotContain(new Cell(0, 2), new Cell(3, 0));
        }

        @Test
        void a_cone_widens_to_its_end_and_spares_its_maker() {
            assertThat(new Shape.Cone(new Cell(0, 2), new Cell(3, 2), 60, 30).cells(ways(OPEN)))
                    .contains(new Cell(1, 2), new Cell(6, 2), new Cell(6, 1), new Cell(6, 3))
                    .doesNotContain(new Cell(0, 2), new Cell(1, 1), new Cell(3, 1), new Cell(6, 4));
        }

        @Test
        void a_burst_that_has_no_room_fills_so_many_cells_of_the_passage() {
            assertThat(new Shape.Filling(new Cell(3, 0), 5).cells(ways(PASSAGE)))
                    .containsExactly(new Cell(1, 0), new Cell(2, 0), new Cell(3, 0), new Cell(4, 0), new Cell(5, 0));
        }
    }

    @Nested
    class People {
        private final Expeditions play = meeting(
                        Expeditions.begin(
                                Played.profile(), OPEN, new Cell(0, 2), Direction.EAST, List.of(fighter(1), mage(5))),
                        Encounter.Phase.BATTLE,
                        30,
                        "orc",
                        20,
                        4)
                .given(state -> state.withEncounter(state.encounter().map(each -> each.withCell(new Cell(3, 2)))));

        private Scene scene() {
            return Scene.of(
                    play.world(),
                    play.state(),
                    new Caster.Member(MAGE),
                    play.world().book().spells().spell("SP-08"));
        }

        @Test
        @Rule({"SP-120", "UX-32"})
        void a_creature_at_twenty_feet_is_in_and_one_farther_off_is_not() {
            Effect.On first = new Effect.On.OnFoe(foe(1));

            List<Effect.On> near = Areas.within(scene(), first, 20);

            Formation formation = Formation.of(play.world(), play.state());
            Formation.Spot middle = formation.spot(first).orElseThrow();
            assertThat(near)
                    .contains(first)
                    .allMatch(who -> formation.spot(who).orElseThrow().feet(middle) <= 20);
            assertThat(near).doesNotContain(new Effect.On.OnCharacter(FIGHTER), new Effect.On.OnCharacter(MAGE));
            assertThat(Areas.within(scene(), first, 30)).contains(new Effect.On.OnCharacter(FIGHTER));
        }

        @Test
        @Rule("UX-32")
        void ranks_stand_ten_feet_behind_one_another_and_three_to_ten_feet_of_width() {
            Formation formation = Formation.of(play.world(), play.state());

            assertThat(formation.spot(new Effect.On.OnFoe(foe(1))).orElseThrow().along())
                    .isEqualTo(30);
            assertThat(formation.spots().stream().filter(Formation.Spot::enemy).filter(spot -> spot.along() == 30))
                    .hasSize(15);
            assertThat(formation
                            .spot(new Effect.On.OnFoe(foe(16)))
                            .orElseThrow()
                            .along())
                    .isEqualTo(40);
            assertThat(formation
                            .spot(new Effect.On.OnFoe(foe(16)))
                            .orElseThrow()
                            .cell())
                    .isEqualTo(new Cell(4, 2));
        }
    }
}
