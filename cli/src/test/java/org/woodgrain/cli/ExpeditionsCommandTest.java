package org.woodgrain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExpeditionsCommandTest {
    private static Typed lab(String... args) {
        return Typed.run(
                Stream.concat(Stream.of("lab", "expeditions"), Stream.of(args)).toArray(String[]::new));
    }

    @Test
    void figures_are_told_in_words_with_their_intervals() {
        assertThat(lab("--campaigns", "2", "--sessions", "1").out())
                .startsWith("2 campaigns of up to 1 session by the original rules, seed 1")
                .contains("companies not wiped out, session 1", " to ", "members lost", "automatic player");
    }

    @Test
    void two_rulesets_stand_side_by_side_in_rows() {
        Typed typed = lab("--campaigns", "2", "--sessions", "1", "--against", "classic", "--format", "tsv");

        assertThat(typed.out().lines())
                .first()
                .isEqualTo("figure\ta\ta.least\ta.most\tb\tb.least\tb.most\tdifference\tdifference.least"
                        + "\tdifference.most");
        assertThat(typed.out().lines().skip(1)).isNotEmpty().allMatch(row -> row.split("\t").length == 10);
    }

    @Test
    void a_chart_is_one_drawing() {
        assertThat(lab("--campaigns", "2", "--sessions", "1", "--format", "svg", "--chart", "classes")
                        .out())
                .startsWith("<svg ")
                .endsWith("</svg>\n")
                .contains("fighting-man");
    }

    @Test
    void a_campaign_that_was_told_can_be_played_on(@TempDir Path data) throws IOException {
        String[] replay = {"--replay", "3", "--sessions", "1", "--data", data.toString()};
        assertThat(lab(replay).out()).startsWith("> begin").contains("> set-out", "kept as lab-1-3");

        Path script = Files.writeString(data.resolve("script.txt"), "where\n");
        Typed play =
                Typed.run("play", "--data", data.toString(), "--campaign", "lab-1-3", "--script", script.toString());
        assertThat(play.code()).isZero();
        assertThat(play.out()).contains("> where");

        Typed again = lab(replay);
        assertThat(again.code()).isEqualTo(2);
        assertThat(again.err()).contains("there is a campaign lab-1-3 already");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--campaigns 0 | campaigns is a number from 1 to 1000000, not 0",
                "--rule luck=true | there is no house rule \"luck\"",
                "--against original | --against names no rules that differ from original",
                "--against wounds-tell=false | no rules that differ",
                "--rule wounds-tell=true --rule wounds-tell=false | \"wounds-tell\" is named twice",
                "--rule wounds-tell | say wounds-tell=true",
                "--chart causes | it goes with --format svg",
                "--chart pie --format svg | expected survival, levels, causes, depths, classes or ranks, not 'pie'",
                "--against modern | \"modern\" is neither original nor classic",
                "--levels 99 | levels is a number from 1 to 12, not 99",
                "--levels 2 --dungeon x.json | two different dungeons",
                "--data here | say with --replay which",
                "--replay 0 | --replay is a number from 1",
            })
    void bad_input_gets_one_line(String typed, String said) {
        Typed answer = lab(typed.strip().split(" "));

        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.err()).contains(said.strip()).doesNotContain("\tat ");
        assertThat(answer.out()).isEmpty();
    }
}
