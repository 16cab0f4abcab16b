package org.woodgrain.lab.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReportTest {
    private static Report report() {
        List<Report.Rate> rates = new ArrayList<>(List.of(
                new Report.Rate("command", 20_000, 21_340),
                new Report.Rate("engine", 1_400_000, 1_500_000),
                new Report.Rate("bareKernel", 2_900_000, 3_000_000),
                new Report.Rate("fold", 39, 40),
                new Report.Rate("view", 1_900, 2_000),
                new Report.Rate("oddsOfHundredDice", 490, 500),
                new Report.Rate("oddsOfAnAbility", 4_900, 5_000),
                new Report.Rate("oddsOfKeepingExploded", 490, 500),
                new Report.Rate("oddsOfMixedDice", 490, 500),
                new Report.Rate("oddsOfThousandDice", 490, 500),
                new Report.Rate("oddsOfKeepingTen", 690, 800),
                new Report.Rate("oddsOfKeepingSeven", 900, 1_000),
                new Report.Rate("oddsOfExplodingCount", 1_900, 2_000),
                new Report.Rate("oddsOfLargestSet", 3_900, 4_000),
                new Report.Rate("oddsOfSixScores", 9, 10),
                new Report.Rate("rollOfThreeDice", 2_000_000, 2_100_000),
                new Report.Rate("rollOfAnAbility", 1_200_000, 1_240_000),
                new Report.Rate("rollOfExplodingCount", 500_000, 509_000),
                new Report.Rate("rollOfHundredDice", 300_000, 323_000),
                new Report.Rate("rollOfTheBetterOfTwo", 1_200_000, 1_221_000)));
        for (CommandKind kind : CommandKind.values()) {
            rates.add(new Report.Rate(kind.id(), 4_000, 4_200));
        }
        return new Report(rates);
    }

    @Test
    void sets_what_was_measured_against_what_is_aimed_for() {
        assertThat(report().lines())
                .anyMatch(line ->
                        line.matches("Commands decided and applied, a delve of 301 +20,000 +21,340 +21,340 +1.00"))
                .anyMatch(line -> line.matches(
                        "Six first-level fighters against four ogres +1,400,000 +1,500,000 +1,200,000 +1.25"))
                .anyMatch(line -> line.matches("3d6 read and thrown +2,000,000 +2,100,000 +803,000 +2.62"))
                .anyMatch(line -> line.matches("six scores sorted jointly +9.00 +10.00 +5.56 +1.80"))
                .contains("Opening 10,000 events: 25.0 ms. One view: 0.500 ms.");
    }

    @Test
    void tells_what_it_would_be_at_the_speed_that_the_machine_had_when_the_aim_was_set() {
        assertThat(report().lines())
                .anyMatch(line -> line.contains("this machine has now 0.88 of the speed"))
                .contains("at that speed it would be 24,185 commands a CPU second, 22.7 times osrlib's, 1.13 of the"
                        + " aim.");
    }

    @Test
    void tells_how_fast_each_kind_of_command_is() {
        assertThat(report().lines()).anyMatch(line -> line.matches("  rounds of battle +4,000 +4,200"));
    }
}
