package org.woodgrain.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class PlayCommandTest {
    @TempDir
    private Path folder;

    private record Played(int code, String out) {}

    private Played play(String script, String... options) throws IOException {
        Path file = Files.writeString(folder.resolve("way.txt"), script);
        StringWriter out = new StringWriter();
        String[] all = new String[options.length + 2];
        System.arraycopy(options, 0, all, 0, options.length);
        all[options.length] = "--script";
        all[options.length + 1] = file.toString();
        CommandLine line = new CommandLine(new PlayCommand())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(out, true));
        return new Played(line.execute(all), out.toString());
    }

    private static final String WAY_IN = """
            ready-company   # six, equipped
            set-out
            map
            n 2
            company
            """;

    @Test
    void the_same_seed_plays_the_same_game() throws IOException {
        Played once = play(WAY_IN, "--seed", "7", "--profile", "classic");

        assertThat(once.code()).isZero();
        assertThat(once.out()).contains("The company sets out", "@ the company", "┌", "fighting-man 1");
        assertThat(play(WAY_IN, "--seed", "7", "--profile", "classic")).isEqualTo(once);
        assertThat(play(WAY_IN, "--seed", "8", "--profile", "classic")).isNotEqualTo(once);
    }

    @Test
    void a_line_that_is_not_understood_ends_with_1_and_is_named() throws IOException {
        Played played = play("ready-company\njuggle\n", "--seed", "7");

        assertThat(played.code()).isEqualTo(1);
        assertThat(played.out()).contains("line 2 was not understood: juggle");
    }

    @Test
    void a_campaign_that_is_kept_goes_on() throws IOException {
        String data = folder.resolve("data").toString();
        play("ready-company\nset-out\nn\n", "--data", data, "--campaign", "The Oak");

        Played again = play("where\nlog 3\n", "--data", data, "--campaign", "the oak");

        assertThat(again.code()).isZero();
        assertThat(again.out()).contains("The Oak, original profile", "Turn 1");
        assertThat(play("where\n", "--data", data, "--campaign", "The Oak", "--seed", "3")
                        .code())
                .isEqualTo(2);
    }
}
