package org.woodgrain.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.woodgrain.journal.sqlite.SqliteJournal;
import org.woodgrain.journal.sqlite.StoreFile;

/** The journal in an SQLite file: also across processes, and when one is killed. */
class SqliteJournalTest extends JournalConformance {
    @TempDir
    Path folder;

    @Override
    Journal open() {
        return SqliteJournal.open(file());
    }

    private Path file() {
        return folder.resolve("deep/woodgrain.db");
    }

    @Test
    void whatWasWrittenIsThereWhenTheFileIsOpenedAgain() {
        journal.create(charter("wood"), told("begun"), meta("o1"));
        journal.append("wood", 1, told("north"), meta("o2"));
        String text = journal.put("a map");
        journal.close();

        journal = open();

        assertThat(journal.charter("wood")).contains(charter("wood"));
        assertThat(journal.read("wood", 0)).hasSize(2);
        assertThat(journal.get(text)).contains("a map");
    }

    @Test
    void aCampaignWithoutMapsIsReadBackWithoutMaps() {
        Charter bare = new Charter("bare", "Bare", NOON, List.of(), "");
        journal.create(bare, told("begun"), meta("o1"));

        assertThat(journal.charter("bare")).contains(bare);
    }

    @Test
    void aSecondProcessIsNoticedAndCannotOverwrite() {
        try (Journal other = open()) {
            journal.create(charter("wood"), told("begun"), meta("o1"));
            long stamp = journal.stamp();
            assertThat(journal.append("wood", 1, told("north"), meta("o2"))).isInstanceOf(Appended.Written.class);
            assertThat(journal.stamp()).isEqualTo(stamp);

            assertThat(other.append("wood", 1, told("south"), meta("o3"))).isEqualTo(new Appended.Conflict(2));
            assertThat(other.append("wood", 2, told("south"), meta("o3"))).isInstanceOf(Appended.Written.class);

            assertThat(journal.stamp()).isNotEqualTo(stamp);
            assertThat(journal.read("wood", 2)).hasSize(1);
        }
    }

    @Test
    void onlyTheOwnerMayReadTheFileBecauseItHoldsTheSecretsOfTheDice() throws IOException {
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file())))
                .isEqualTo("rw-------");
    }

    @Test
    void aFileOfALaterVersionIsLeftAlone() throws SQLException {
        try (Connection raw = DriverManager.getConnection("jdbc:sqlite:" + file());
                Statement statement = raw.createStatement()) {
            statement.execute("insert into schema(version) values (99)");
        }

        assertThatThrownBy(this::open)
                .isInstanceOf(JournalException.class)
                .hasMessageContaining("another version")
                .hasMessageContaining("99");
    }

    @Test
    void theUsualPlaceIsTheChosenHomeOrTheUsersOwn() {
        Path home = Path.of("/home/alys");
        assertThat(StoreFile.usual(Map.of(), home)).hasToString("/home/alys/.local/share/woodgrain/woodgrain.db");
        assertThat(StoreFile.usual(Map.of("WOODGRAIN_HOME", "/srv/games"), home))
                .hasToString("/srv/games/woodgrain.db");
    }

    @Test
    void nothingAcknowledgedIsLostWhenTheWriterIsKilled() throws Exception {
        journal.close();
        Process child = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        WritesUntilKilled.class.getName(),
                        file().toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        long acknowledged = -1;
        try (BufferedReader lines = child.inputReader(StandardCharsets.UTF_8)) {
            for (int i = 0; i < 300; i++) {
                acknowledged = Long.parseLong(String.valueOf(lines.readLine()));
            }
            child.destroyForcibly();
            assertThat(child.waitFor(20, TimeUnit.SECONDS)).isTrue();
        }

        journal = open();
        List<Recorded> kept = journal.read("killed", 0);

        assertThat(acknowledged).isGreaterThan(0);
        assertThat(kept.size()).isGreaterThanOrEqualTo((int) acknowledged);
        assertThat(kept.getLast().number()).isEqualTo(kept.size() - 1L);
        assertThat(kept.size() % 3).as("orders are kept whole").isEqualTo(1);
        assertThat(journal.append("killed", kept.size(), told("on"), meta("after")))
                .isInstanceOf(Appended.Written.class);
    }
}
