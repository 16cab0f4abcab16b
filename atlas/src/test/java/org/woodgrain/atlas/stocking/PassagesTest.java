package org.woodgrain.atlas.stocking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Plan;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;

class PassagesTest {
    private static final Level LEVEL =
            Plan.read(List.of("", " @" + " .".repeat(20) + " "), new Cell(0, 0)).level("one");

    @Test
    @Rule("DU-46")
    void twenty_squares_hold_an_ochre_jelly_on_a_one_and_a_five() {
        assertThat(Passages.lurkers(LEVEL, new Throws(ScriptedDice.of(1, 5, 3))))
                .containsExactly(new Passages.Lurker("ochre-jelly", new Cell(3, 0)));
        assertThat(Passages.lurkers(LEVEL, new Throws(ScriptedDice.of(2)))).isEmpty();
        assertThat(Passages.kind(4, 6)).isEqualTo("black-pudding");
    }

    @Test
    @Rule("UX-23")
    void one_place_in_ten_has_a_sound_of_its_own() {
        assertThat(Passages.sound(new Throws(ScriptedDice.of(1, 4)))).hasValue("muttering");
        assertThat(Passages.sound(new Throws(ScriptedDice.of(2)))).isEmpty();
    }
}
