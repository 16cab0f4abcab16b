package org.woodgrain.press.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SpanChartTest {
    private static final List<SpanChart.Row> ROWS = List.of(
            new SpanChart.Row("highest <of six>", 13, 15, 16, 17, 18), new SpanChart.Row("lowest", 5, 7, 9, 10, 12));

    @Test
    void each_row_has_its_name_a_line_a_band_and_a_dot() {
        String svg = SpanChart.draw("Sorted", "outcome", ROWS, false);

        assertThat(svg).startsWith("<svg ").endsWith("</svg>\n").doesNotContain("<style>", "<script");
        for (String part : List.of("wg-c-row", "wg-c-span", "wg-c-half", "wg-c-dot")) {
            assertThat(svg.split("class=\"" + part, -1)).hasSize(3);
        }
        assertThat(svg).contains("highest &lt;of six&gt;", ">outcome</text>");
    }

    @Test
    void the_description_tells_the_middle_and_the_ends() {
        assertThat(SpanChart.draw("Sorted", "outcome", ROWS, true))
                .contains("<title>Sorted</title>", "lowest: half are 9 or less, nine in ten from 5 to 12.", "<style>");
    }

    @Test
    void one_outcome_that_never_changes_can_be_drawn() {
        assertThat(SpanChart.draw("Sorted", "outcome", List.of(new SpanChart.Row("only", 3, 3, 3, 3, 3)), false))
                .contains("wg-c-dot")
                .doesNotContain("NaN", "Infinity");
    }

    @Test
    void many_outcomes_have_few_marks() {
        assertThat(SpanChart.draw("t", "u", List.of(new SpanChart.Row("x", 1000, 2000, 3000, 4000, 5000)), false)
                        .split("wg-o-outcome", -1))
                .hasSizeBetween(5, 12);
    }
}
