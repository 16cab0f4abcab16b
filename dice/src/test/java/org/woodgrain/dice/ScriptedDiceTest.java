package org.woodgrain.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class ScriptedDiceTest {

    @Test
    void dice_fall_in_the_order_they_were_given() {
        ScriptedDice dice = ScriptedDice.of(3, 20, 6);

        assertThat(dice.roll(DiceStream.PLAYERS, 6)).isEqualTo(3);
        assertThat(dice.roll(DiceStream.REFEREE, 20)).isEqualTo(20);
        assertThat(dice.roll(DiceStream.CONTENT, 6)).isEqualTo(6);
        assertThat(dice.left()).isZero();
    }

    @Test
    void a_stream_with_its_own_dice_leaves_the_common_row_alone() {
        ScriptedDice dice = ScriptedDice.of(1, 2).on(DiceStream.PLAYERS, 5);

        assertThat(dice.roll(DiceStream.REFEREE, 6)).isEqualTo(1);
        assertThat(dice.roll(DiceStream.PLAYERS, 6)).isEqualTo(5);
        assertThat(dice.roll(DiceStream.REFEREE, 6)).isEqualTo(2);
    }

    @Test
    void a_throw_too_many_names_the_die_that_is_missing() {
        ScriptedDice dice = ScriptedDice.of(4);
        dice.roll(DiceStream.PLAYERS, 6);

        assertThatThrownBy(() -> dice.roll(DiceStream.REFEREE, 20))
                .isInstanceOfSatisfying(DiceExhausted.class, missing -> {
                    assertThat(missing.stream()).isEqualTo(DiceStream.REFEREE);
                    assertThat(missing.sides()).isEqualTo(20);
                })
                .hasMessageContaining("d20 of the referee")
                .hasMessageContaining("d6=4 players");
    }

    @Test
    void a_face_that_the_die_does_not_have_is_refused() {
        assertThatThrownBy(() -> ScriptedDice.of(7).roll(DiceStream.PLAYERS, 6))
                .isInstanceOf(DiceException.class)
                .hasMessageContaining("d6")
                .hasMessageContaining("7");
    }

    @Test
    void dice_left_over_are_reported() {
        ScriptedDice dice = ScriptedDice.of(1, 2);
        dice.roll(DiceStream.PLAYERS, 6);

        assertThatThrownBy(dice::requireAllThrown).hasMessageContaining("[2]");
    }

    @Test
    void real_dice_are_read_out_in_any_spacing() {
        ScriptedDice dice = ScriptedDice.readOut(" 4 17,6 ; 2\t1");

        assertThat(dice.left()).isEqualTo(5);
        assertThat(dice.roll(DiceStream.PLAYERS, 6)).isEqualTo(4);
        assertThat(dice.roll(DiceStream.PLAYERS, 20)).isEqualTo(17);
    }

    @Test
    void a_word_among_real_dice_is_pointed_at() {
        assertThatThrownBy(() -> ScriptedDice.readOut("4 six"))
                .isInstanceOf(DiceException.class)
                .hasMessageContaining("Column 3")
                .hasMessageContaining("six");
    }

    @Test
    void other_dice_may_take_over_when_the_script_ends() {
        ScriptedDice dice = ScriptedDice.of(6).afterwards((stream, sides) -> 1);

        assertThat(dice.roll(DiceStream.PLAYERS, 6)).isEqualTo(6);
        assertThat(dice.roll(DiceStream.PLAYERS, 6)).isEqualTo(1);
    }
}
