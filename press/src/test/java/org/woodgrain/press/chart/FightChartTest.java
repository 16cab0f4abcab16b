package org.woodgrain.press.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class FightChartTest {
    private static String drawn() {
        return FightChart.draw(
                "6 fighters against <4 ogres>",
                List.of(new FightChart.Wins("A wins", 0.25, 0.2, 0.3), new FightChart.Wins("B wins", 0.75, 0.7, 0.8)),
                new FightChart.Count("rounds", 1, List.of(0.1, 0.6, 0.3), true),
                List.of(
                        new FightChart.Count("slain of A", 0, List.of(0.5, 0.5), false),
                        new FightChart.Count("slain of B", 0, List.of(0.9, 0.1), false)),
                true);
    }

    @Test
    void tells_who_wins_in_words_too() {
        assertThat(drawn())
                .contains("<title>6 fighters against &lt;4 ogres&gt;</title>")
                .contains("<desc>A wins 25%, B wins 75%.</desc>");
    }

    @Test
    void bars_are_as_long_as_their_shares_and_whiskers_span_their_intervals() {
        // 400 wide from 92
        assertThat(drawn())
                .contains("class=\"wg-c-first\" d=\"M92 20h100v18h-100z\"")
                .contains("M172 24v10M172 29H212M212 24v10");
    }

    @Test
    void the_last_bar_stands_for_all_longer_fights() {
        assertThat(drawn()).contains(">3+</text>").contains(">slain of B</text>");
    }
}
