package org.woodgrain.dice.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.FastDice;
import org.woodgrain.dice.language.DiceExpression;
import org.woodgrain.dice.language.DiceSyntaxException;

class OddsTest {
    private static final int DEPTH = 2;

    private static Distribution exact(String text) {
        return exact(text, 0);
    }

    private static Distribution exact(String text, int depth) {
        Odds odds = Odds.of(DiceExpression.parse(text), depth);
        assertThat(odds).as(text).isInstanceOf(Odds.Exact.class);
        return ((Odds.Exact) odds).distribution();
    }

    @Nested
    class Every_throw_counted {
        @ParameterizedTest
        @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
        void gives_the_odds_that_are_worked_out(long seed) {
            AnyExpression any = new AnyExpression(seed);
            int checked = 0;
            while (checked < 60) {
                DiceExpression expression;
                try {
                    expression = DiceExpression.parse(any.text());
                } catch (DiceSyntaxException endless) {
                    continue;
                }
                Optional<SortedMap<List<Long>, Fraction>> counted = EveryThrow.of(expression, DEPTH);
                if (counted.isEmpty()) {
                    continue;
                }
                SortedMap<List<Long>, Fraction> every = counted.get();
                Distribution odds = exact(expression.text(), DEPTH);
                assertThat(odds.size()).as(expression.text()).isEqualTo(every.size());
                every.forEach((outcome, chance) -> assertThat(odds.chanceOf(outcome.getFirst()))
                        .as(expression.text() + " = " + outcome)
                        .isEqualTo(chance));
                checked++;
            }
        }

        @ParameterizedTest
        @ValueSource(longs = {1, 2, 3})
        void gives_the_odds_of_repeats(long seed) {
            AnyExpression any = new AnyExpression(seed);
            for (int i = 0; i < 12; i++) {
                DiceExpression expression = DiceExpression.parse(any.repeat());
                SortedMap<List<Long>, Fraction> every =
                        EveryThrow.of(expression, DEPTH).orElseThrow();
                Odds.Repeated repeated = (Odds.Repeated) Odds.of(expression);
                Tuples tuples = repeated.tuples().orElseThrow();
                assertThat(tuples.size()).as(expression.text()).isEqualTo(every.size());
                int place = 0;
                for (List<Long> outcome : every.keySet()) {
                    for (int k = 0; k < outcome.size(); k++) {
                        assertThat(tuples.outcome(place, k)).isEqualTo(outcome.get(k));
                    }
                    assertThat(new Fraction(tuples.weight(place), tuples.total()))
                            .as(expression.text() + " = " + outcome)
                            .isEqualTo(every.get(outcome));
                    place++;
                }
                List<Distribution> sorted = repeated.sorted();
                for (int k = 0; k < sorted.size(); k++) {
                    for (int i2 = 0; i2 < sorted.get(k).size(); i2++) {
                        BigInteger weight = BigInteger.ZERO;
                        for (int t = 0; t < tuples.size(); t++) {
                            weight = tuples.outcome(t, k) == sorted.get(k).outcome(i2)
                                    ? weight.add(tuples.weight(t))
                                    : weight;
                        }
                        assertThat(sorted.get(k).weight(i2)).isEqualTo(weight);
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "1d20          | 1:1/20",
                "2d6           | 2:1/36 7:1/6 12:1/36",
                "4d6dl1        | 18:7/432 3:1/1296 13:43/324",
                "4d6kh3        | 18:7/432",
                "3d6kh2dh1     | 6:2/27",
                "2d20kh1       | 20:39/400",
                "2d20kl1       | 20:1/400",
                "d66           | 11:1/36 66:1/36",
                "4dF           | 0:19/81 4:1/81",
                "2dFkh1        | -1:1/9 0:1/3 1:5/9",
                "2d[2,4,4]     | 8:4/9",
                "d6!           | 7:1/36 6:0 13:1/216",
                "d6!p          | 6:1/36",
                "d6r1          | 2:1/5",
                "d6r1r2        | 3:1/4",
                "d6ro1         | 1:1/36 2:7/36",
                "2d6>=5f1      | 2:1/9 -2:1/36",
                "(2d6)>=7      | 1:7/12",
                "{2d6>=4, 2d6>=4}kh1 | 2:7/16",
                "{3d20+5}>21   | 3:1/125",
                "{1d4, 1d6, 1d8}kh1 | 8:1/8",
                "2x(1d2)+0*0   | refused",
                "(1d4)d6       | 1:1/24 24:1/5184",
                "7/(1d2)       | 3:1/2",
                "2d6set        | 2:1/6",
                "3d6set        | 3:1/36 2:5/12 1:5/9",
                "1d20kl + 10   | 11:1/20 30:1/20",
                "1d1000000     | 77:1/1000000",
            })
    void the_odds_are(String text, String chances) {
        if (chances.equals("refused")) {
            assertThatThrownBy(() -> exact(text)).isInstanceOf(DiceSyntaxException.class);
            return;
        }
        Distribution odds = exact(text);
        for (String each : chances.split(" ", -1)) {
            int colon = each.indexOf(':');
            assertThat(odds.chanceOf(Long.parseLong(each.substring(0, colon))))
                    .as(each)
                    .hasToString(each.substring(colon + 1));
        }
    }

    @Nested
    class Large_questions {
        @Test
        void a_thousand_dice_are_summed_and_the_same_comes_out_by_two_ways() {
            Distribution thousand = exact("1000d6");

            assertThat(thousand.size()).isEqualTo(5001);
            assertThat(thousand.covered()).isEqualTo(BigInteger.valueOf(6).pow(1000));
            assertThat(thousand.mean()).hasToString("3500");
            assertThat(thousand.variance()).hasToString("8750/3");
            Distribution halves = Sums.power(exact("200d6"), 2, new Effort(0));
            assertThat(exact("400d6").chanceOf(1234)).isEqualTo(halves.chanceOf(1234));
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "20d20kh10",
                    "40d12kh7",
                    "10d10!=10,>=7",
                    "12d10set",
                    "1000d6dl1",
                    "1000d6kh3",
                    "100d6kh30",
                    "30d6dl3dh3",
                    "{d4,d6,d8,d10,d12,d20}kh2",
                    "5d10!kh3",
                    "{10d6+5d8}kh4",
                    "100d[1,1,2,3,5,8]",
                    "10d10!kh3>=7",
                    "(1d100)d6"
                })
        void the_weights_add_up(String text) {
            Distribution odds = exact(text);

            BigInteger beyond = odds.beyond().numerator();
            assertThat(odds.covered().signum()).isPositive();
            assertThat(odds.beyond().doubleValue()).isLessThan(1e-9);
            if (!text.contains("!")) {
                assertThat(beyond.signum()).isZero();
            }
        }

        @Test
        void dropping_few_of_many_is_keeping_the_rest() {
            Faces faces = Faces.of(exact("1d6"), value -> value);
            for (int dropped = 1; dropped <= 3; dropped++) {
                Distribution few = new DroppingFew(faces.reversed(), 14, dropped, new Effort(0)).sum();
                Distribution sum = exact("14d6dl" + dropped);
                assertThat(few.reduced()).hasToString(sum.toString());
                assertThat(sum.covered()).isEqualTo(sum.total());
            }
            // two dice of which one is kept, by the other road
            Distribution few = new DroppingFew(faces.reversed(), 4, 1, new Effort(0)).sum();
            assertThat(few.reduced()).hasToString(exact("4d6dl1").toString());
        }

        @Test
        void what_is_too_large_is_estimated_with_an_interval_and_says_so() {
            Odds odds = Odds.of(DiceExpression.parse("1000d1000000"));

            assertThat(odds).isInstanceOfSatisfying(Odds.Estimated.class, estimated -> {
                assertThat(estimated.reason()).contains("too many outcomes");
                assertThat(estimated.mean().least()).isLessThan(500_000_500);
                assertThat(estimated.mean().most()).isGreaterThan(500_000_500);
                assertThat(estimated.atLeast(500_000_500).least()).isBetween(0.4, 0.5);
            });
        }

        @Test
        void six_scores_have_54264_sorted_sets() {
            Odds.Repeated scores = (Odds.Repeated) Odds.of(DiceExpression.parse("6x(4d6dl1)"));

            Tuples tuples = scores.tuples().orElseThrow();
            assertThat(tuples.size()).isEqualTo(54_264);
            BigInteger sum = BigInteger.ZERO;
            for (int i = 0; i < tuples.size(); i++) {
                sum = sum.add(tuples.weight(i));
            }
            assertThat(sum).isEqualTo(BigInteger.valueOf(1296).pow(6));
            assertThat(scores.sorted()).hasSize(6);
        }
    }

    @Nested
    class The_depth_of_explosions {
        @Test
        void is_stated_and_the_mass_beyond_is_exact() {
            Odds.Exact odds = (Odds.Exact) Odds.of(DiceExpression.parse("d6!"), 3);

            assertThat(odds.depth()).isEqualTo(3);
            assertThat(odds.distribution().beyond()).hasToString("1/216");
            assertThat(odds.distribution().most()).isEqualTo(17);
        }

        @Test
        void goes_so_far_that_what_is_beyond_is_very_rare() {
            assertThat(exact("d6!").beyond().doubleValue()).isBetween(1e-14, 1e-12);
        }

        @Test
        void is_a_hundred_at_most_as_for_the_dice_that_are_thrown() {
            Odds.Exact odds = (Odds.Exact) Odds.of(DiceExpression.parse("d20!>=2"));

            assertThat(odds.depth()).isEqualTo(100);
            assertThat(odds.distribution().beyond().doubleValue()).isBetween(0.005, 0.007);
        }
    }

    @Test
    void a_division_by_zero_that_may_come_up_has_no_odds() {
        assertThatThrownBy(() -> exact("6/(1d2-1)"))
                .isInstanceOf(OddsException.class)
                .hasMessageContaining("Column 2")
                .hasMessageContaining("1/2 of the time");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "4d6dl1",
                "3d6!",
                "5d10!,>=7",
                "2d20kh1+5",
                "{2d6,1d12}kh1",
                "4d6ro1",
                "d66",
                "3d6!p",
                "6d6set",
                "d6r<=2",
                "(2d6)>=9?3d4:d12",
                "{3d20+5}>21",
                "2d6!!kh1",
                "3d8min3dl1",
                "10d10>=7f1"
            })
    void what_is_thrown_fits_the_odds(String text) {
        Distribution odds = exact(text);
        DiceExpression expression = DiceExpression.parse(text);
        FastDice dice = FastDice.seeded(text.hashCode());
        int tries = 20_000;
        TreeMap<Long, Integer> came = new TreeMap<>();
        for (int i = 0; i < tries; i++) {
            came.merge(expression.roll(dice, DiceStream.CONTENT).total(), 1, Integer::sum);
        }
        double statistic = 0;
        int freedom = -1;
        double rareExpected = 0;
        int rare = 0;
        for (int i = 0; i < odds.size(); i++) {
            double expected = odds.chance(i).doubleValue() * tries;
            int seen = came.getOrDefault(odds.outcome(i), 0);
            if (expected < 5) {
                rareExpected += expected;
                rare += seen;
            } else {
                statistic += (seen - expected) * (seen - expected) / expected;
                freedom++;
            }
        }
        if (rareExpected >= 5) {
            statistic += (rare - rareExpected) * (rare - rareExpected) / rareExpected;
            freedom++;
        }
        assertThat(statistic).isLessThan(ChiSquareLimit.of(freedom));
    }
}
