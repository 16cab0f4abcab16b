package org.woodgrain.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FastDiceTest {

    @Test
    void the_generator_is_the_published_one() {
        long step = 54L << 1 | 1;
        long state = FastDice.start(step, 42);
        List<Integer> bits = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            bits.add(FastDice.bits(state));
            state = FastDice.after(state, step);
        }

        assertThat(bits).containsExactly(0xa15c02b7, 0x7b47f409, 0xba1d3330, 0x83d2f293, 0xbfa4784b, 0xcbed606e);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 6, 8, 10, 12, 20, 100})
    void every_face_is_as_likely_as_any_other(int sides) {
        FastDice dice = FastDice.seeded(1974);
        int[] counts = new int[sides];
        for (int i = 0; i < sides * 5_000; i++) {
            counts[dice.roll(sides) - 1]++;
        }

        assertThat(ChiSquare.of(counts)).isLessThan(ChiSquare.limit(sides - 1));
    }

    @Test
    void pairs_of_throws_are_independent() {
        FastDice dice = FastDice.seeded(3);
        int[] counts = new int[36];
        for (int i = 0; i < 72_000; i++) {
            counts[(dice.roll(6) - 1) * 6 + dice.roll(6) - 1]++;
        }

        assertThat(ChiSquare.of(counts)).isLessThan(ChiSquare.limit(35));
    }

    @Test
    void two_streams_thrown_side_by_side_are_independent() {
        FastDice dice = FastDice.seeded(3);
        int[] counts = new int[36];
        for (int i = 0; i < 72_000; i++) {
            counts[(dice.roll(DiceStream.PLAYERS, 6) - 1) * 6 + dice.roll(DiceStream.REFEREE, 6) - 1]++;
        }

        assertThat(ChiSquare.of(counts)).isLessThan(ChiSquare.limit(35));
    }

    @Test
    void the_first_throws_of_neighbouring_sequences_are_fair() {
        int[] counts = new int[20];
        for (int sequence = 0; sequence < 40_000; sequence++) {
            counts[FastDice.seeded(7, sequence).roll(20) - 1]++;
        }

        assertThat(ChiSquare.of(counts)).isLessThan(ChiSquare.limit(19));
    }

    @Test
    void a_very_large_die_is_fair_too() {
        FastDice dice = FastDice.seeded(11);
        int sides = 3 << 29;
        int[] counts = new int[3];
        for (int i = 0; i < 60_000; i++) {
            counts[(dice.roll(sides) - 1) >>> 29]++;
        }

        assertThat(ChiSquare.of(counts)).isLessThan(ChiSquare.limit(2));
    }

    @Test
    void dice_go_on_from_an_exported_state() {
        FastDice dice = FastDice.seeded(5, 9);
        throwSome(dice, 100);
        FastDice resumed = FastDice.resuming(dice.state());

        assertThat(throwSome(resumed, 100)).isEqualTo(throwSome(dice, 100));
    }

    @Test
    void a_throw_on_one_stream_moves_no_other() {
        FastDice quiet = FastDice.seeded(5);
        FastDice busy = FastDice.seeded(5);
        for (int i = 0; i < 7; i++) {
            busy.roll(DiceStream.CONTENT, 6);
        }

        assertThat(throwSome(busy, 50)).isEqualTo(throwSome(quiet, 50));
    }

    @Test
    void the_short_way_is_the_referees_stream() {
        FastDice one = FastDice.seeded(5);
        FastDice other = FastDice.seeded(5);

        for (int i = 0; i < 50; i++) {
            assertThat(one.roll(20)).isEqualTo(other.roll(DiceStream.REFEREE, 20));
        }
    }

    private static List<Integer> throwSome(Dice dice, int many) {
        List<Integer> faces = new ArrayList<>();
        for (int i = 0; i < many; i++) {
            faces.add(dice.roll(i % 3 == 0 ? DiceStream.REFEREE : DiceStream.PLAYERS, 20));
        }
        return faces;
    }

    @Test
    void turned_to_another_sequence_are_as_if_made_for_it() {
        FastDice turned = FastDice.seeded(6, 1);
        turned.roll(20);
        turned.turnTo(9);

        assertThat(turned.state()).isEqualTo(FastDice.seeded(6, 9).state());
    }
}
