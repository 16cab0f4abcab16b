package org.woodgrain.press.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.woodgrain.press.chart.SurvivalChart.Curve;
import org.woodgrain.press.chart.SurvivalChart.Point;

class SurvivalChartTest {
    private static final Curve FALLING = new Curve(
            "those of <law>",
            List.of(new Point(0, 1, 1, 1), new Point(1, 0.5, 0.4, 0.6), new Point(2, 0.25, 0.2, 0.3)));

    @Test
    void each_curve_has_a_line_a_band_and_a_name() {
        String svg = SurvivalChart.draw("Still alive", "session", List.of(FALLING, FALLING), false);

        assertThat(svg).startsWith("<svg ").endsWith("</svg>\n").doesNotContain("<style>", "<script");
        assertThat(svg.split("class=\"wg-c-band ", -1)).hasSize(3);
        assertThat(svg).contains("wg-o-line wg-o-0", "wg-o-line wg-o-1", "those of &lt;law&gt;");
    }

    @Test
    void the_description_tells_where_a_curve_ends() {
        assertThat(SurvivalChart.draw("Still alive", "session", List.of(FALLING), true))
                .contains("<title>Still alive</title>", "25.0% at session 2.", "<style>");
    }

    @Test
    void all_of_it_is_at_the_top_and_nothing_at_the_foot() {
        Curve one = new Curve("x", List.of(new Point(0, 1, 1, 1), new Point(1, 0, 0, 0)));

        assertThat(SurvivalChart.draw("t", "u", List.of(one), false)).contains("M72 16L526 272");
    }
}
