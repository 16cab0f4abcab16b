package org.woodgrain.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SealedDiceTest {
    private static final byte[] SECRET = "an owl in the granary".getBytes(StandardCharsets.UTF_8);

    @ParameterizedTest
    @ValueSource(ints = {2, 4, 6, 8, 10, 12, 20, 100})
    void every_face_is_as_likely_as_any_other(int sides) {
        SealedDice dice = SealedDice.of(SECRET);
        int[] counts = new int[sides];
        for (int i = 0; i < sides * 500; i++) {
            counts[dice.roll(DiceStream.PLAYERS, sides) - 1]++;
        }

        assertThat(ChiSquare.of(counts)).isLessThan(ChiSquare.limit(sides - 1));
    }

    @Test
    void a_campaign_goes_on_where_it_stopped() {
        SealedDice whole = SealedDice.of(SECRET);
        List<Integer> all = throwSome(whole, 40);
        SealedDice first = SealedDice.of(SECRET);
        List<Integer> parts = new ArrayList<>(throwSome(first, 18));
        SealedDice second = SealedDice.resuming(
                SECRET,
                first.thrown(DiceStream.REFEREE),
                first.thrown(DiceStream.PLAYERS),
                first.thrown(DiceStream.CONTENT),
                first.thrown(DiceStream.TALK));
        parts.addAll(throwSome(second, 22));

        assertThat(parts).isEqualTo(all);
    }

    @Test
    void a_throw_on_one_stream_moves_no_other() {
        SealedDice quiet = SealedDice.of(SECRET);
        SealedDice busy = SealedDice.of(SECRET);
        for (int i = 0; i < 7; i++) {
            busy.roll(DiceStream.CONTENT, 6);
        }

        assertThat(throwSome(busy, 30)).isEqualTo(throwSome(quiet, 30));
    }

    @Test
    void streams_do_not_run_alike() {
        SealedDice dice = SealedDice.of(SECRET);
        List<Integer> players = new ArrayList<>();
        List<Integer> referee = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            players.add(dice.roll(DiceStream.PLAYERS, 20));
            referee.add(dice.roll(DiceStream.REFEREE, 20));
        }

        assertThat(players).isNotEqualTo(referee);
    }

    @Test
    void the_promise_is_the_plain_hash_of_the_secret() {
        assertThat(SealedDice.commitment("abc".getBytes(StandardCharsets.UTF_8)))
                .isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }

    @Test
    void a_revealed_secret_keeps_or_breaks_the_promise() {
        String promised = SealedDice.commitment(SECRET);

        assertThat(SealedDice.verify(SECRET, promised)).isTrue();
        assertThat(SealedDice.verify("another".getBytes(StandardCharsets.UTF_8), promised))
                .isFalse();
    }

    @Test
    void any_single_die_can_be_worked_out_again() {
        SealedDice dice = SealedDice.of(SECRET);
        int last = 0;
        for (int i = 0; i < 12; i++) {
            last = dice.roll(DiceStream.REFEREE, 20);
        }

        assertThat(SealedDice.face(SECRET, DiceStream.REFEREE, 11, 20)).isEqualTo(last);
    }

    @Test
    void the_scheme_is_the_one_described() {
        // printf 'players|0|0' | openssl dgst -sha256 -hmac 'key'
        long firstWord = 0x3cf4a22b41c460b6L;

        assertThat(SealedDice.face("key".getBytes(StandardCharsets.UTF_8), DiceStream.PLAYERS, 0, 1_000_000))
                .isEqualTo((int) Long.remainderUnsigned(firstWord, 1_000_000) + 1);
    }

    @Test
    void a_die_without_faces_and_an_empty_secret_are_refused() {
        assertThatThrownBy(() -> SealedDice.of(SECRET).roll(DiceStream.PLAYERS, 0))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> SealedDice.of(new byte[0])).isInstanceOf(IllegalArgumentException.class);
    }

    private static List<Integer> throwSome(Dice dice, int many) {
        List<Integer> faces = new ArrayList<>();
        for (int i = 0; i < many; i++) {
            faces.add(dice.roll(i % 3 == 0 ? DiceStream.REFEREE : DiceStream.PLAYERS, 20));
        }
        return faces;
    }
}
