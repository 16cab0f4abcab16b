package org.woodgrain.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

/** A whole expedition in each profile: made, set out, fought, looted and home again, word for word. */
class GoldenExpeditionTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"original,6", "classic,4"})
    void an_expedition_is_played_word_for_word_as_before(String profile, String seed) throws IOException {
        Path script = Files.writeString(folder.resolve("script.txt"), text(profile + ".txt"));
        StringWriter out = new StringWriter();
        int code = new CommandLine(new PlayCommand())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(out, true))
                .execute("--seed", seed, "--profile", profile, "--script", script.toString());

        assertThat(code).isZero();
        assertThat(out.toString().lines().toList())
                .isEqualTo(text(profile + ".golden.txt").lines().toList());
    }

    private static String text(String name) throws IOException {
        try (InputStream in = Objects.requireNonNull(GoldenExpeditionTest.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
