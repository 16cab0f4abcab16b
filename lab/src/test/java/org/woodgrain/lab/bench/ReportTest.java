package org.woodgrain.lab.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ReportTest {
    private final Report report = new Report(List.of(
            new Report.Rate("command", 20_000, 21_340),
            new Report.Rate("engine", 1_400_000, 1_500_000),
            new Report.Rate("bareKernel", 2_900_000, 3_000_000),
            new Report.Rate("fold", 39, 40),
            new Report.Rate("view", 1_900, 2_000),
            new Report.Rate("oddsOfThousandDice", 490, 500),
            new Report.Rate("oddsOfKeepingTen", 690, 800),
            new Report.Rate("oddsOfKeepingSeven", 900, 1_000),
            new Report.Rate("oddsOfExplodingCount", 1_900, 2_000),
            new Report.Rate("oddsOfLargestSet", 3_900, 4_000),
            new Report.Rate("oddsOfSixScores", 900, 1_000),
            new Report.Rate("rollOfThreeDice", 2_000_000, 2_100_000),
            new Report.Rate("rollOfAnAbility", 1_200_000, 1_240_000),
            new Report.Rate("rollOfExplodingCount", 500_000, 509_000),
            new Report.Rate("rollOfHundredDice", 300_000, 323_000),
            new Report.Rate("rollOfTheBetterOfTwo", 1_200_000, 1_221_000)));

    @Test
    void sets_what_was_measured_against_what_is_aimed_for() {
        assertThat(report.lines())
                .anyMatch(line -> line.matches("Commands decided and applied, a delve of 301 +20,000 +21,340"))
                .contains(
                        "Commands: 20.0 times the 1,067 a second of the reference; aimed for: 20 times.",
                        "Engine to bare kernel: 0.50; aimed for: 0.40.",
                        "Opening 10,000 events: 25.0 ms. One view: 0.500 ms.",
                        "Exact odds, in milliseconds: 1000d6 2.00, 20d20kh10 1.25, 40d12kh7 1.00,",
                        "ten exploding d10 counted 0.50, the largest set of 12d10 0.25, six scores sorted 1.00.",
                        "ten exploding d10 counted 509 (232), 100d6 323 (260), 2d20kh1+5 1,221 (376).");
    }
}
