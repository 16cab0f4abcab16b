package org.woodgrain.dice.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.FastDice;
import org.woodgrain.dice.odds.Odds;

/** Whatever is typed is either thrown or refused with a column. */
class AnyTextTest {
    private static final String[] PIECES = {
        "d",
        "6",
        "2",
        "1",
        "20",
        "0",
        "(",
        ")",
        "{",
        "}",
        "[",
        "]",
        ",",
        "+",
        "-",
        "\u2212",
        "*",
        "/",
        "x",
        "kh",
        "kl",
        "dh1",
        "dl",
        "!",
        "!!",
        "p",
        "r",
        "ro",
        "<",
        ">",
        "=",
        ">=",
        "<=",
        "f",
        "min",
        "max",
        "floor",
        "ceil",
        "abs",
        "?",
        ":",
        "$a",
        "$b",
        "#",
        "\"",
        "set",
        "F",
        "%",
        "66",
        " ",
        "\t",
        "9999999999",
        "d6",
        "3d6",
        "4d6kh3",
        "dF",
        "(2d6)",
        "{2d6,d8}",
        "2x(d6)",
        "!>=5",
        "r<2",
        ",>=3",
        "\u00e9",
        "\ud83c\udfb2"
    };

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void is_thrown_or_refused(long seed) {
        FastDice dice = FastDice.seeded(seed);
        int thrown = 0;
        for (int i = 0; i < 60_000; i++) {
            StringBuilder text = new StringBuilder();
            for (int many = dice.roll(7); many > 0; many--) {
                text.append(PIECES[dice.roll(PIECES.length) - 1]);
            }
            try {
                DiceExpression expression = DiceExpression.parse(text.toString(), DiceLimits.USUAL, Map.of("a", 3L));
                DiceResult result = expression.roll(dice, DiceStream.PLAYERS);
                for (long total : result.totals()) {
                    assertThat(total).as(text.toString()).isBetween(expression.least(), expression.most());
                }
                assertThat(result.toString()).isNotEmpty();
                thrown++;
            } catch (DiceSyntaxException refused) {
                assertThat(refused.column()).as(text.toString()).isBetween(1, text.length() + 1);
            }
        }
        assertThat(thrown).isGreaterThan(500);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4D6KH3 | 4d6kh3",
                "2D6R1MIN2 | 2d6r1min2",
                "FLOOR(D%/2) | floor(d%/2)",
                "4DF | 4dF",
                "6X(4D6DL1) | 6x(4d6dl1)",
                "10 d 10 ! = 10 , >= 7 f 1 | 10d10!=10,>=7f1",
                "2 d 20 kh min 10 | 2d20khmin10",
                "d [ 1 , 2 , \u22123 ] | d[1,2,-3]",
                "{ 2d6 , 1d10 } kh 1 >= 5 | {2d6,1d10}kh1>=5",
                "1d20 + 5 >= 15 ? 2d6 : 0 | 1d20+5>=15?2d6:0",
                "4d6 !! p <= 1 | 4d6!!p<=1",
                "3d6 SET | 3d6set",
                "( $a ) d6 | ($a)d6",
            })
    void is_the_same_with_spaces_and_capitals(String one, String other) {
        Map<String, Long> names = Map.of("a", 3L);

        assertThat(DiceExpression.parse(one, DiceLimits.USUAL, names)
                        .roll(FastDice.seeded(5), DiceStream.PLAYERS)
                        .toString())
                .isEqualTo(DiceExpression.parse(other, DiceLimits.USUAL, names)
                        .roll(FastDice.seeded(5), DiceStream.PLAYERS)
                        .toString());
    }

    @ParameterizedTest
    @CsvSource({"1,+1,1999,2000", "1,-1,1999,-1998", "1,*1,1999,1", "{1,+1,1990,", "d1,+d1,999,1000"})
    void may_be_as_long_as_the_limit_allows(String first, String further, int times, Long total) {
        String text = first + further.repeat(times) + (first.startsWith("{") ? "+d1}kh1" : "");
        DiceExpression expression = DiceExpression.parse(text);

        DiceResult result = expression.roll(FastDice.seeded(1), DiceStream.PLAYERS);

        assertThat(result.total()).isEqualTo(total == null ? 1_992 : total);
        assertThat(result.breakdown()).isNotEmpty();
        assertThat(Odds.of(expression))
                .isInstanceOfSatisfying(
                        Odds.Exact.class,
                        exact -> assertThat(exact.distribution().least()).isEqualTo(result.total()));
    }

    @ParameterizedTest
    @CsvSource({"5d6,4", "d7,6", "((1)),1"})
    void has_the_limits_that_the_caller_wants(String text, int limit) {
        DiceLimits tight = new DiceLimits(limit, limit, limit, 100);

        assertThatThrownBy(() -> DiceExpression.parse(text, tight)).isInstanceOf(DiceSyntaxException.class);
    }
}
