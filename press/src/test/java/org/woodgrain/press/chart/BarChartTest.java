package org.woodgrain.press.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.woodgrain.press.chart.BarChart.Bar;
import org.woodgrain.press.chart.BarChart.Row;

class BarChartTest {
    private static final Row GOBLINS = new Row("goblin", List.of(new Bar(4, 3, 5, "4%"), new Bar(2, 1, 3, "2%")));
    private static final Row HUNGER = new Row("hunger", List.of(new Bar(0, 0, 9, "0%"), new Bar(1, 0, 2, "1%")));

    @Test
    void two_that_are_compared_have_a_bar_each_and_a_legend() {
        String svg =
                BarChart.draw("What kills", "in a hundred", List.of("original", "classic"), List.of(GOBLINS), true);

        assertThat(svg).contains("wg-c-first", "wg-c-second", ">original<", ">classic<", ">4%<", ">2%<", "<style>");
    }

    @Test
    void the_values_of_two_stand_clear_of_each_other() {
        Row alike = new Row("x", List.of(new Bar(4, 4, 4, "first"), new Bar(4, 4, 4, "second")));
        String svg = BarChart.draw("t", "u", List.of("a", "b"), List.of(alike), false);

        assertThat(height(svg, "second") - height(svg, "first")).isGreaterThanOrEqualTo(18);
    }

    private static double height(String svg, String text) {
        return Double.parseDouble(svg.replaceAll("(?s).* y=\"([0-9.]+)\">" + text + "<.*", "$1"));
    }

    @Test
    void a_bar_is_as_long_as_its_value() {
        Row twice = new Row("x", List.of(new Bar(8, 8, 8, "8")));
        Row once = new Row("y", List.of(new Bar(4, 4, 4, "4")));
        String svg = BarChart.draw("t", "u", List.of("one"), List.of(twice, once), false);

        assertThat(svg).contains("h300v10", "h150v10").doesNotContain("wg-o-legend");
    }

    @Test
    void what_never_happened_sets_no_scale() {
        assertThat(BarChart.draw("t", "u", List.of("a", "b"), List.of(GOBLINS, HUNGER), false))
                .contains(">hunger<", ">0%<")
                .doesNotContain(">9<", ">10<");
    }
}
