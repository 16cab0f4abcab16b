package org.woodgrain.campaign.meeting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.dice.ScriptedDice;

/** In which shape lycanthropes are met. */
@UnderBothProfiles
class ShapeshiftersTest {
    private static final String[] PASSAGE = {
        "+-------------------------+", "|. . . . . @ . . . . . . .|", "+-------------------------+",
    };

    @ParameterizedTest
    @CsvSource({
        "werewolf, 3, 60, true",
        "werewolf, 3, 120, false",
        "werewolf, 14, 60, true",
        "werewolf, 14, 120, false",
        "werebear, 3, 120, true",
        "werebear, 14, 120, false",
        "weretiger, 3, 60, false",
        "wolf, 3, 60, false"
    })
    void as_strangers_by_day_and_as_beasts_under_a_full_moon(String kind, int day, int turn, boolean human) {
        Scene scene = Scene.played(PASSAGE).fighter("Alaric").fighter("Berta").lit();
        scene.state = scene.state.withClock(new Clock(day, turn, 0));
        scene.doing(
                ScriptedDice.none().afterwards((stream, sides) -> 1),
                u -> Opening.placed(u, Scene.foes(kind, 1), Optional.empty(), new Cell(8, 0), Approach.OPEN));
        String told = scene.told(new Seat.Company());
        assertThat(told.contains("stranger")).isEqualTo(human);
        assertThat(told.contains(kind)).isEqualTo(!human);
        assertThat(scene.told(new Seat.Referee()).contains(kind)).isTrue();
    }
}
