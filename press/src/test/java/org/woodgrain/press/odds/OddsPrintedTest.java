package org.woodgrain.press.odds;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.woodgrain.dice.language.DiceExpression;
import org.woodgrain.dice.odds.Contest;
import org.woodgrain.dice.odds.Distribution;
import org.woodgrain.dice.odds.Fraction;
import org.woodgrain.dice.odds.Odds;
import org.xml.sax.InputSource;

class OddsPrintedTest {

    private static Odds odds(String text) {
        return Odds.of(DiceExpression.parse(text));
    }

    private static Distribution distribution(String text) {
        return OddsWords.distribution(odds(text));
    }

    private static String chart(String... texts) {
        return OddsChart.draw(
                Arrays.stream(texts)
                        .map(text -> new OddsChart.Named(text, distribution(text)))
                        .toList(),
                true);
    }

    private static Document read(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    }

    @Nested
    class A_chart {
        @ParameterizedTest
        @ValueSource(strings = {"4d6dl1", "1000d6", "(2d6)>=7", "2d4x10", "7", "d66", "3d6>=4", "-2d6"})
        void is_well_formed_and_says_what_it_shows(String text) throws Exception {
            Document drawing = read(chart(text));

            assertThat(drawing.getDocumentElement().getTagName()).isEqualTo("svg");
            assertThat(drawing.getElementsByTagName("title").item(0).getTextContent())
                    .isEqualTo("Odds of " + text);
            assertThat(drawing.getElementsByTagName("desc").item(0).getTextContent())
                    .contains("likeliest");
        }

        @Test
        void has_a_bar_for_each_outcome() {
            String bars = chart("2d6")
                    .lines()
                    .filter(line -> line.contains("wg-o-bars\""))
                    .findFirst()
                    .orElseThrow();

            assertThat(bars.chars().filter(sign -> sign == 'z')).hasSize(11);
        }

        @Test
        void draws_several_as_lines_with_their_names() throws Exception {
            String drawing = chart("3d6", "2d6+6");

            assertThat(drawing).contains("wg-o-line wg-o-0", "wg-o-line wg-o-1", ">3d6<", ">2d6+6<");
            read(drawing);
        }

        @Test
        void of_many_outcomes_says_how_many_share_a_bar() {
            assertThat(chart("1000d6")).contains("outcomes to a bar");
        }

        @Test
        void shows_names_as_text_only() throws Exception {
            assertThat(chart("2d6>=4 # <script>alert(1)</script> & so on")).doesNotContain("<script>");
            read(chart("2d6>=4 # a < b & c"));
        }
    }

    @Nested
    class A_table {
        @Test
        void has_a_row_for_each_outcome_with_what_is_reached_from_there_on() {
            OddsTable table = OddsTable.of(distribution("2d6"), 40, true);

            assertThat(table.rows()).hasSize(11);
            assertThat(table.rows().get(5)).isEqualTo(new OddsTable.Row("7", "1/6", 6 / 36.0, 21 / 36.0));
        }

        @Test
        void joins_rows_where_outcomes_are_many() {
            OddsTable table = OddsTable.of(distribution("100d6"), 30, true);

            assertThat(table.rows()).hasSizeBetween(15, 30);
            assertThat(table.rows().getFirst().outcome()).startsWith("100 to ");
            assertThat(table.rows().getLast().outcome()).endsWith(" to 600");
            assertThat(table.rows().stream().mapToDouble(OddsTable.Row::chance).sum())
                    .isBetween(0.999999, 1.000001);
        }
    }

    @Nested
    class A_comparison {
        @Test
        void has_the_outcomes_of_all_in_the_same_rows() {
            OddsComparison both = OddsComparison.of(List.of(distribution("2d6"), distribution("d6+6")), 40);

            assertThat(both.whole()).isTrue();
            assertThat(both.rows()).hasSize(11);
            OddsComparison.Row seven = both.rows().get(5);
            assertThat(seven.outcome()).isEqualTo("7");
            assertThat(seven.chances()).containsExactly(6 / 36.0, 1 / 6.0);
            assertThat(seven.orMore().get(0)).isBetween(0.58333, 0.58334);
            assertThat(seven.orMore().get(1)).isEqualTo(1);
            assertThat(both.rows().getFirst().chances()).containsExactly(1 / 36.0, 0.0);
        }

        @Test
        void joins_rows_and_leaves_out_what_is_rarest_at_the_ends() {
            OddsComparison both = OddsComparison.of(List.of(distribution("100d6"), distribution("99d6")), 40);

            assertThat(both.whole()).isFalse();
            assertThat(both.rows()).hasSizeBetween(20, 40);
            assertThat(both.rows().stream()
                            .mapToDouble(row -> row.chances().get(1))
                            .sum())
                    .isBetween(0.999, 1.000001);
        }
    }

    @Nested
    class A_chart_of_several {
        @Test
        void names_what_its_outcomes_count() {
            List<OddsChart.Named> both =
                    List.of(new OddsChart.Named("a", distribution("d6")), new OddsChart.Named("b", distribution("d4")));

            assertThat(OddsChart.draw(both, "hit points left", false)).contains("wg-o-name", ">hit points left</text>");
            assertThat(OddsChart.draw(both, false)).doesNotContain("wg-o-name");
        }
    }

    @Nested
    class Words {
        @Test
        void measure_every_expression_by_the_same_names() {
            assertThat(OddsWords.measures(odds("2d6+1")))
                    .extracting(OddsWords.Measure::name)
                    .containsExactly(
                            "Mean",
                            "Deviation",
                            "Least",
                            "5% quantile",
                            "25% quantile",
                            "Median",
                            "75% quantile",
                            "95% quantile",
                            "Most")
                    .isEqualTo(OddsWords.measures(odds("1000d1000000")).stream()
                            .map(OddsWords.Measure::name)
                            .toList());
            assertThat(OddsWords.measures(odds("d6")).getFirst())
                    .isEqualTo(new OddsWords.Measure("Mean", "3.5", "7/2"));
        }

        @ParameterizedTest
        @CsvSource({"0.5,50%", "0.16666,16.67%", "0.00077,0.0770%", "0.00001,'1 in 100,000'", "0,0%", "1,100%"})
        void write_chances_in_hundredths(double chance, String text) {
            assertThat(Shares.percent(chance)).isEqualTo(text);
        }

        @ParameterizedTest
        @CsvSource({"0.5,50%", "0.16666,16.67%", "0.00077,0.08%", "0.00001,<0.01%", "0.99999,>99.99%", "0,0%", "1,100%"
        })
        void write_chances_in_few_signs(double chance, String text) {
            assertThat(Shares.brief(chance)).isEqualTo(text);
        }

        @Test
        void never_call_certain_what_is_nearly_so() {
            Fraction rare = new Fraction(BigInteger.ONE, BigInteger.TEN.pow(17));

            assertThat(Shares.percent(Fraction.ONE.minus(rare))).isEqualTo("over 99.99%");
            assertThat(Shares.both(Fraction.ONE.minus(rare))).endsWith("over 99.99%");
            assertThat(Shares.percent(Fraction.ONE)).isEqualTo("100%");
            assertThat(Shares.percent(new Fraction(BigInteger.ONE, BigInteger.TEN.pow(400))))
                    .isEqualTo("less than 1 in 1e300");
            assertThat(Shares.percent(Fraction.ZERO)).isEqualTo("0%");
        }

        @Test
        void say_that_odds_are_exact() {
            assertThat(OddsWords.standing(odds("4d6dl1"))).containsExactly("Exact; the weights are shares of 1,296.");
            assertThat(OddsWords.atLeast(odds("4d6dl1"), 15)).isEqualTo("15 or more: 25/108 = 23.15%");
        }

        @Test
        void say_how_far_explosions_are_followed_and_what_lies_beyond() {
            Odds odds = Odds.of(DiceExpression.parse("2d6!"), 2);

            assertThat(OddsWords.standing(odds).getLast())
                    .contains("to 2 dice", "exactly 71/1296, 5.48%", "what lies within");
            assertThat(OddsWords.atLeast(odds, 7)).isEqualTo("7 or more: at least 685/1296 = 52.85%, at most 58.33%");
        }

        @Test
        void say_that_odds_are_estimated_and_why() {
            assertThat(OddsWords.standing(odds("1000d1000000")).getFirst())
                    .startsWith("Estimated, not exact: the sum of 1000 has too many outcomes.");
            assertThat(OddsWords.atLeast(odds("1000d1000000"), 500_000_500)).contains("% to ");
        }

        @Test
        void tell_of_repeats_each_all_and_any() {
            assertThat(OddsWords.atLeast(odds("2x(1d6)"), 6))
                    .isEqualTo("each 6 or more: 1/6 = 16.67%; all of them: 1/36 = 2.78%; at least one: 11/36 = 30.56%");
            assertThat(OddsWords.ranks((Odds.Repeated) odds("3x(1d6)")))
                    .hasSize(3)
                    .first()
                    .asString()
                    .startsWith("lowest");
        }

        @Test
        void set_one_against_another() {
            assertThat(OddsWords.contest("a", "b", Contest.of(distribution("d6"), distribution("d4"))))
                    .isEqualTo("a against b: higher 7/12 = 58.33%, equal 1/6 = 16.67%, lower 1/4 = 25%");
        }
    }

    @Test
    void ranks_have_names() {
        assertThat(List.of(OddsWords.rankName(0, 25), OddsWords.rankName(1, 25), OddsWords.rankName(10, 25)))
                .containsExactly("lowest", "2nd lowest", "11th lowest");
        assertThat(OddsWords.rankName(21, 25)).isEqualTo("22nd lowest");
        assertThat(OddsWords.rankName(24, 25)).isEqualTo("highest");
    }
}
