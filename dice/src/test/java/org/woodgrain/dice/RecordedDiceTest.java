package org.woodgrain.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class RecordedDiceTest {

    @Test
    void recorded_dice_fall_as_they_fell() {
        DiceRecorder recorder = new DiceRecorder(FastDice.seeded(1));
        int first = recorder.roll(DiceStream.PLAYERS, 20);
        int second = recorder.roll(DiceStream.REFEREE, 6);

        RecordedDice again = new RecordedDice(recorder.thrown());

        assertThat(again.roll(DiceStream.PLAYERS, 20)).isEqualTo(first);
        assertThat(again.roll(DiceStream.REFEREE, 6)).isEqualTo(second);
        assertThat(again.left()).isZero();
    }

    @Test
    void a_die_that_does_not_fit_the_record_is_pointed_out() {
        RecordedDice dice = new RecordedDice(List.of(new Thrown(DiceStream.PLAYERS, 20, 4)));

        assertThatThrownBy(() -> dice.roll(DiceStream.PLAYERS, 6))
                .isInstanceOf(DiceException.class)
                .hasMessageContaining("Die 1")
                .hasMessageContaining("d20");
    }

    @Test
    void a_record_that_ends_too_soon_names_the_missing_die() {
        assertThatThrownBy(() -> new RecordedDice(List.of()).roll(DiceStream.PLAYERS, 6))
                .isInstanceOf(DiceExhausted.class);
    }
}
