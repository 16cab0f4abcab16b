package org.woodgrain.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.woodgrain.atlas.file.DemoLevel;

class LevelFilesTest {
    @TempDir
    private Path folder;

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    @Test
    void a_level_of_the_own_format_is_known_by_its_mark() throws IOException {
        LevelFiles.Taken taken = LevelFiles.read(Files.write(folder.resolve("priory.json"), DemoLevel.bytes()));
        assertThat(taken.level()).isEqualTo(DemoLevel.load());
        assertThat(taken.report().format()).isEqualTo("Woodgrain level");
        assertThat(taken.report().lines()).first().asString().startsWith("Woodgrain level: 17 rooms");
    }

    @Test
    void a_page_is_known_by_its_rectangles() throws IOException {
        assertThat(LevelFiles.read(write("x.json", "{ \"rects\": [{ \"x\": 0, \"y\": 0, \"w\": 2, \"h\": 2 }] }"))
                        .report()
                        .format())
                .isEqualTo("One Page Dungeon");
    }

    @Test
    void a_file_of_three_hundred_megabytes_is_refused_before_it_is_read() throws IOException {
        Path huge = folder.resolve("huge.json");
        try (RandomAccessFile file = new RandomAccessFile(huge.toFile(), "rw")) {
            file.setLength(300_000_000);
        }
        assertThatThrownBy(() -> LevelFiles.read(huge))
                .isInstanceOf(ExchangeException.class)
                .hasMessage("huge.json: 300 MB is too large for a level; the most is 8 MB");
    }

    @Test
    void a_cut_off_file_is_refused_with_line_and_column() throws IOException {
        Path cut = write("cut.json", "{\n  \"rects\": [\n    { \"x\": 0, \"y\":");
        assertThatThrownBy(() -> LevelFiles.read(cut))
                .isInstanceOf(ExchangeException.class)
                .hasMessageMatching("(?s)cut.json, line 3, column \\d+: not valid JSON: .*");
    }

    @Test
    void other_files_are_refused_in_plain_words() throws IOException {
        assertThatThrownBy(() -> LevelFiles.read(folder.resolve("none.json")))
                .hasMessageEndingWith("there is no such file");
        Path other = write("other.json", "{ \"tiles\": [], \"width\": 3 }");
        assertThatThrownBy(() -> LevelFiles.read(other))
                .hasMessage("other.json: no known format; expected a Woodgrain level with \"woodgrain\""
                        + " or a One Page Dungeon with \"rects\", found an object with tiles, width");
        Path empty = write("empty.json", "  ");
        assertThatThrownBy(() -> LevelFiles.read(empty)).hasMessage("empty.json: the file is empty; expected JSON");
        assertThatThrownBy(() -> LevelFiles.read("bin.json", new byte[] {(byte) 0xff, (byte) 0xfe, 0}))
                .hasMessage("bin.json: not a text in UTF-8");
        assertThatThrownBy(
                        () -> LevelFiles.read("deep.json", "[".repeat(100_000).getBytes(StandardCharsets.UTF_8)))
                .isInstanceOf(ExchangeException.class)
                .hasMessageContaining("nesting");
    }
}
