package org.woodgrain.journal.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.event.Event;

/**
 * Lines written by released versions can be read for ever.
 *
 * <p>The file has one line for each event type. A line in it is never changed once it was released; a new event gets a
 * new line, which running this test with {@code -Dwoodgrain.events.write=true} writes.
 */
class OldEventsTest {
    private static final Path FILE = Path.of("src/test/resources/org/woodgrain/journal/json/events.jsonl");

    private final EventCodec codec = new EventCodec();

    @Test
    void everyLineEverReleasedIsReadAndWrittenTheSame() throws IOException {
        if (Boolean.getBoolean("woodgrain.events.write")) {
            write();
        }
        for (String line : lines()) {
            assertThat(codec.write(codec.read(line))).isEqualTo(line);
        }
    }

    @Test
    void everyEventTypeHasALine() throws IOException {
        Set<String> written = lines().stream().map(OldEventsTest::name).collect(Collectors.toCollection(TreeSet::new));

        assertThat(written).containsAll(codec.names().keySet());
    }

    private static String name(String line) {
        String start = "{\"event\":\"";
        return line.substring(start.length(), line.indexOf('"', start.length()));
    }

    private static List<String> lines() throws IOException {
        try (InputStream in = OldEventsTest.class.getResourceAsStream("events.jsonl")) {
            return in == null
                    ? List.of()
                    : new String(in.readAllBytes(), StandardCharsets.UTF_8)
                            .lines()
                            .toList();
        }
    }

    private void write() throws IOException {
        Files.createDirectories(FILE.getParent());
        Files.writeString(
                FILE,
                codec.names().values().stream()
                        .map(type -> codec.write((Event) new Samples(1).make(type)))
                        .collect(Collectors.joining("\n", "", "\n")));
    }
}
