package org.woodgrain.dice.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.FastDice;
import org.woodgrain.dice.ScriptedDice;

class DiceExpressionTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "2147483647+1 |             | 2147483648",
                "7/2          |             | 3",
                "-7/2         |             | -4",
                "7*3/2        |             | 10",
                "2+3*4        |             | 14",
                "(2+3)*4      |             | 20",
                "0d6          |             | 0",
                "1d20+-5      | 12          | 7",
                "1D20+4       | 3           | 7",
                "1d4 \u2212 1 | 3           | 2",
                "2d6-1        | 4 3         | 6",
                "4d6kh3       | 1 6 5 3     | 14",
                "4d6k3        | 1 6 5 3     | 14",
                "4d6dl        | 1 6 5 3     | 14",
                "4d6d1        | 1 6 5 3     | 14",
                "4d6dh1       | 1 6 5 3     | 9",
                "4d6KL2       | 1 6 5 3     | 4",
                "4d6dl1kh1    | 1 6 5 3     | 6",
                "4d6dh1kh1    | 1 6 5 3     | 5",
                "4d1kh5       | 1 1 1 1     | 4",
                "4d1dh5       | 1 1 1 1     | 0",
                "1d20kl + 10  | 8           | 18",
                "4d20/4       | 17 4 18 16  | 13",
                "2d4x10       | 3 4         | 70",
                "2d4X10+5     | 3 4         | 75",
                "d%           | 77          | 77",
                "d6           | 2           | 2",
                "(1+1)d6      | 2 3         | 5",
                "(1d4)d6      | 2 5 6       | 11",
                "-(1d6)       | 4           | -4",
                "10-2-3       |             | 5",
            })
    void an_expression_comes_to(String text, String faces, long total) {
        ScriptedDice dice = ScriptedDice.readOut(faces == null ? "" : faces);

        assertThat(DiceExpression.parse(text).roll(dice, DiceStream.PLAYERS).total())
                .isEqualTo(total);
        assertThat(dice.left()).isZero();
    }

    @Test
    void tabs_and_spaces_may_stand_anywhere_between_the_parts() {
        assertThat(DiceExpression.parse("\t2 d 6 \t+ 3 ")
                        .roll(ScriptedDice.of(1, 2), DiceStream.PLAYERS)
                        .total())
                .isEqualTo(6);
    }

    @Nested
    class What_is_refused {
        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                quoteCharacter = '`',
                value = {
                    "1d20+6 dex save   | 8  | dex",
                    "((0+1)d6 + 3 + )  | 16 | )",
                    "100000d6          | 1  | 1000 dice",
                    "9999999d999999999 | 9  | faces",
                    "999999999999d6    | 1  | 1000 dice",
                    "1d9007199254740993| 3  | faces",
                    "600d6+600d6       | 6  | 1000 dice",
                    "1/0               | 2  | zero",
                    "10d0              | 4  | at least one face",
                    "1d0               | 3  | at least one face",
                    "(-3)d6            | 1  | less than none",
                    "(1d4-2)d6         | 1  | less than none",
                    "d1!               | 3  | !",
                    "d6!>0             | 3  | !",
                    "d2r>=1            | 3  | r",
                    "2d20khmin10       | 7  | min10",
                    "6x(4d6dl1)        | 3  | plain number",
                    "{2d6,2d6}kh1      | 1  | {",
                    "3d6>=4            | 4  | >",
                    "dF                | 2  | F",
                    "1d                | 3  | faces",
                    "(1d6              | 5  | closing parenthesis",
                    "1d6)              | 4  | )",
                    "9223372036854775808 | 1 | 64 bits",
                    "9223372036854775807+1 | 20 | 64 bits",
                    "1d6 \"gold        | 5  | quotation mark",
                })
        void a_fault_is_pointed_at(String text, int column, String says) {
            assertThatThrownBy(() -> DiceExpression.parse(text))
                    .isInstanceOfSatisfying(
                            DiceSyntaxException.class,
                            fault -> assertThat(fault.column()).isEqualTo(column))
                    .hasMessageContaining(says);
        }

        @ParameterizedTest
        @ValueSource(strings = {"", "   ", "+", "# only a label"})
        void nothing_asks_for_nothing(String text) {
            assertThatThrownBy(() -> DiceExpression.parse(text)).isInstanceOf(DiceSyntaxException.class);
        }

        @Test
        void depth_and_length_have_their_limits() {
            assertThatThrownBy(() -> DiceExpression.parse("(".repeat(201) + "1" + ")".repeat(201)))
                    .hasMessageContaining("nested");
            assertThatThrownBy(() -> DiceExpression.parse("-".repeat(300) + "1"))
                    .hasMessageContaining("nested");
            assertThatThrownBy(() -> DiceExpression.parse("1+".repeat(3_000) + "1"))
                    .hasMessageContaining("characters");
        }

        @Test
        void a_division_by_zero_that_comes_up_in_the_throw_is_refused() {
            DiceExpression maybe = DiceExpression.parse("6/(1d2-1)");

            assertThat(maybe.roll(ScriptedDice.of(2), DiceStream.PLAYERS).total())
                    .isEqualTo(6);
            assertThatThrownBy(() -> maybe.roll(ScriptedDice.of(1), DiceStream.PLAYERS))
                    .hasMessageContaining("Column 2")
                    .hasMessageContaining("zero");
        }
    }

    @Nested
    class What_is_shown {
        @Test
        void every_die_is_shown_and_the_dropped_are_marked() {
            DiceResult result = DiceExpression.parse("4d6kh3+2").roll(ScriptedDice.of(1, 6, 5, 3), DiceStream.PLAYERS);

            assertThat(result).hasToString("4d6kh3 [dropped 1, 6, 5, 3] + 2 = 16");
            assertThat(result.dice()).hasSize(4).contains(new DiceResult.Die(6, 1, false));
        }

        @Test
        void a_quotient_says_that_it_was_rounded() {
            assertThat(DiceExpression.parse("1d6/2").roll(ScriptedDice.of(5), DiceStream.PLAYERS))
                    .hasToString("1d6 [5] / 2 (rounded down) = 2");
        }

        @ParameterizedTest
        @ValueSource(strings = {"1d20+6 # dex save", "1d20+6 \"dex save\""})
        void a_label_is_kept(String text) {
            DiceResult result = DiceExpression.parse(text).roll(ScriptedDice.of(10), DiceStream.PLAYERS);

            assertThat(result.total()).isEqualTo(16);
            assertThat(result.label()).contains("dex save");
        }

        @Test
        void the_ends_of_the_range_are_known_beforehand() {
            DiceExpression expression = DiceExpression.parse("1d20kl + 10");

            assertThat(expression.least()).isEqualTo(11);
            assertThat(expression.most()).isEqualTo(30);
        }
    }

    @Test
    void every_face_of_a_d20_comes_once_in_twenty() {
        DiceExpression d20 = DiceExpression.parse("1d20");
        FastDice dice = FastDice.seeded(20);
        int[] counts = new int[20];
        for (int i = 0; i < 40_000; i++) {
            counts[(int) d20.roll(dice, DiceStream.PLAYERS).total() - 1]++;
        }

        double statistic = Arrays.stream(counts)
                .mapToDouble(count -> (count - 2_000.0) * (count - 2_000.0) / 2_000.0)
                .sum();
        assertThat(statistic).isLessThan(43.8);
    }
}
