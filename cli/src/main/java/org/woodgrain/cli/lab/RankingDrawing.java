package org.woodgrain.cli.lab;

import org.woodgrain.lab.equivalents.Ranking;
import org.woodgrain.lab.fights.FightsException;
import org.woodgrain.lab.figures.RankingText;
import org.woodgrain.press.chart.RankChart;

/** A ranking as a chart. */
final class RankingDrawing {
    private RankingDrawing() {}

    static String of(Ranking ranking) {
        if (ranking.measured().isEmpty()) {
            throw new FightsException("none of these monsters could be measured; --format text tells why");
        }
        return RankChart.draw(
                "What monsters are worth",
                "hit dice of fighters",
                ranking.measured().stream()
                        .map(worth -> new RankChart.Row(
                                worth.monster().name(),
                                worth.hitDice(),
                                worth.interval().least(),
                                worth.interval().most(),
                                worth.more() || worth.less(),
                                RankingText.hitDice(worth),
                                ""))
                        .toList(),
                true);
    }
}
