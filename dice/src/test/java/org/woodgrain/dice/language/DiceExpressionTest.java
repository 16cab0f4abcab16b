package org.woodgrain.dice.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Map;
import java.util.Set;
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
                "d66          | 4 2         | 42",
                "4dF          | 1 3 2 3     | 1",
                "4dFkh2       | 1 3 2 3     | 2",
                "4dFdl1       | 1 3 2 3     | 2",
                "2dFr<0       | 1 2 3       | 1",
                "3dFmin0      | 1 3 2       | 1",
                "2dFx10       | 3 2         | 10",
                "3dFset       | 3 1 3       | 2",
                "2d[2,4,4]    | 1 3         | 6",
                "d[-1, 7]     | 1           | -1",
                "3d6!         | 6 6 2 1 4   | 19",
                "3d6!>=5      | 5 2 1 4     | 12",
                "2d6!!kh1     | 6 3 5       | 9",
                "2d6!kh1      | 6 3 5       | 9",
                "1d6!p        | 6 6 3       | 13",
                "1d6!!p,>=7   | 6 3         | 1",
                "2d6r1        | 1 1 5 3     | 8",
                "2d6r<3       | 2 5 1 6     | 11",
                "2d6ro1       | 1 1 4       | 5",
                "2d6r1r2      | 1 2 1 6 5   | 11",
                "3d6min3      | 1 2 5       | 11",
                "3d6max4      | 6 5 1       | 9",
                "5d6>=5       | 5 6 1 2 5   | 3",
                "5d6>4f1      | 5 6 1 1 5   | 1",
                "5d6<=2       | 5 6 1 2 5   | 2",
                "5d6=5        | 5 6 1 2 5   | 2",
                "5d6kh2>=6    | 5 6 1 2 5   | 1",
                "3d10!=10,>=7 | 10 8 7 2    | 3",
                "3d10!, >= 7  | 10 8 7 2    | 3",
                "{2d6, 1d10}kh1 | 1 2 9     | 9",
                "{2d6, 1d10}  | 1 2 9       | 12",
                "{3d20+5}>21  | 20 19 15    | 2",
                "{3d20+5}kh1  | 20 19 15    | 25",
                "{2d6>=4, 2d6>=4}kh1 | 5 1 5 4 | 2",
                "{1d6, 1d8, 1d10}>=5 | 5 2 9 | 2",
                "{3x(2d6)}kh2 | 1 1 2 2 3 3 | 10",
                "2d20khmin10  | 3 8         | 10",
                "2d6khmin3    | 1 2         | 3",
                "(2d6)>=7     | 3 4         | 1",
                "2d6+1>=9     | 3 4         | 0",
                "1d20+5>=15 ? 2d6 : 0 | 10 3 4 | 7",
                "1d20+5>=15 ? 2d6 : 0 | 9   | 0",
                "(1d6)=6 ? 1 : (1d6)=5 ? 2 : 3 | 4 5 | 2",
                "floor(7/2)   |             | 3",
                "ceil(7/2)    |             | 4",
                "ceil(-7/2)   |             | -3",
                "abs(1d4-4)   | 1           | 3",
                "min(2d6, 7)  | 5 5         | 7",
                "max(1d6, 1d8, 3) | 2 1     | 3",
                "6d10set      | 3 7 7 1 7 2 | 3",
                "0d6set       |             | 0",
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
                    "d1!               | 3  | without end",
                    "d1!!p             | 3  | without end",
                    "d6!>0             | 3  | without end",
                    "d2r>=1            | 3  | without end",
                    "d6r<6!            | 6  | without end",
                    "d6!r1             | 4  | before !",
                    "4d6kh3!           | 7  | before what keeps",
                    "10d10!=10>=7      | 10 | comma",
                    "2d6>=1d6          | 7  | plain number",
                    "2d6>=(1d6)        | 6  | plain number",
                    "6x4d6             | 4  | parentheses",
                    "6x(4d6dl1)+1      | 11 | braces",
                    "(6x(4d6))>=10     | 10 | braces",
                    "{3d20kh2+5}>21    | 1  | within the braces",
                    "{1d4,             | 6  | the text ends",
                    "{1d4              | 5  | closing brace",
                    "1d6 ? 2           | 8  | colon",
                    "1<2<3             | 4  | two comparisons",
                    "$luck+1           | 1  | $luck",
                    "floor(1,2)        | 1  | one number",
                    "round(1)          | 1  | round",
                    "2d6r              | 5  | thrown again",
                    "d[1,2             | 6  | closing bracket",
                    "d[]               | 3  | number on a face",
                    "0x(1d6)           | 2  | 1 to 1000",
                    "600x(2d6)         | 4  | 1000 dice",
                    "5d6f1             | 4  | not understood",
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
            assertThat(result.dice())
                    .hasSize(4)
                    .contains(new DiceResult.Thrown("d6", 1, 1, Set.of(DiceResult.Mark.DROPPED)));
        }

        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                quoteCharacter = '`',
                value = {
                    "3d6!               | 6 2 4 1   | 3d6! [6! + 2, 4, 1] = 13",
                    "2d6!!,>=8          | 6 2 4     | 2d6!!,>=8 [6! + 2 counts = 8, 4] = 1",
                    "2d6r1              | 1 3 5     | 2d6r=1 [1 again, 3, 5] = 8",
                    "2d6!p              | 6 3 1     | 2d6!p [6! + 3-1, 1] = 9",
                    "2d20khmin10        | 3 8       | 2d20kh1min10 [dropped 3, 8 as 10] = 10",
                    "3d6>=5f1           | 5 3 1     | 3d6>=5f=1 [5 counts, 3, 1 fails] = 0",
                    "(1d4)d6            | 2 5 6     | (1d4 [2])d6 [5, 6] = 11",
                    "d66                | 4 2       | d66 [42] = 42",
                    "ceil(1d6/2)        | 5         | ceil(1d6 [5] / 2 (rounded up)) = 3",
                    "(1d6)=6 ? 10 : 1   | 6         | (1d6 [6]) = 6 is met: 10 = 10",
                    "{2d6, 5}kh1        | 1 2       | {dropped 2d6 [1, 2] = 3, 5}kh1 = 5",
                    "{3d20+5}>21        | 20 19 15  | {d20 [20] + 5 = 25 counts, d20 [19] + 5 = 24 counts, d20 [15] + 5 = 20}>21 = 2",
                    "2x(2d6)            | 1 2 3 4   | 2x: 2d6 [1, 2]; 2d6 [3, 4] = 3, 7",
                    "5d6set             | 5 2 5 2 1 | 5d6set [5 counts, 2, 5 counts, 2, 1] = 2",
                })
        void what_became_of_each_die_is_told(String text, String faces, String line) {
            assertThat(DiceExpression.parse(text).roll(ScriptedDice.readOut(faces), DiceStream.PLAYERS))
                    .hasToString(line);
        }

        @Test
        void a_chain_stops_at_a_hundred_dice_and_says_so() {
            int[] sixes = new int[100];
            Arrays.fill(sixes, 6);

            DiceResult chain = DiceExpression.parse("d6!").roll(ScriptedDice.of(sixes), DiceStream.PLAYERS);

            assertThat(chain.total()).isEqualTo(600);
            assertThat(chain.breakdown()).endsWith("6 (the chain ends at 100)]");
        }

        @Test
        void a_die_thrown_again_a_hundred_times_falls_among_the_faces_that_stand() {
            int[] ones = new int[99];
            Arrays.fill(ones, 1);

            DiceResult again =
                    DiceExpression.parse("d6r<=4").roll(ScriptedDice.of(ones).then(2), DiceStream.PLAYERS);

            assertThat(again.total()).isEqualTo(6);
            assertThat(again.dice()).hasSize(100);
            assertThat(again.breakdown()).contains("thrown 100 times");
        }

        @Test
        void the_caller_says_what_names_stand_for() {
            DiceExpression attack = DiceExpression.parse("1d20 + $skill", DiceLimits.USUAL, Map.of("skill", 3L));

            assertThat(attack.roll(ScriptedDice.of(10), DiceStream.PLAYERS)).hasToString("1d20 [10] + $skill (3) = 13");
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
