package org.woodgrain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.woodgrain.lab.bench.Benchmarks;

class BenchCommandTest {
    @Test
    void finds_every_benchmark_that_it_reports() throws IOException {
        try (InputStream list = Benchmarks.class.getResourceAsStream("/META-INF/BenchmarkList")) {
            assertThat(list).isNotNull();
            assertThat(new String(list.readAllBytes(), StandardCharsets.UTF_8))
                    .contains("bareKernel", "engine", "command", "fold", "view", "oddsOfThousandDice");
        }
    }

    @Test
    void says_what_numbers_it_takes() {
        Typed typed = Typed.run("bench", "--times", "0");

        assertThat(typed.code()).isEqualTo(2);
        assertThat(typed.err()).contains("numbers from 1 upwards");
    }

    @Test
    void is_not_among_the_commands_of_players() {
        assertThat(Typed.run("--help").out()).contains("roll").doesNotContain("bench");
    }
}
