package org.woodgrain.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A campaign whose log another version of the program has written. */
class OtherVersionTest {
    @TempDir
    Path folder;

    @Test
    void isToldInPlainWordsAndKeptAsItIs() throws SQLException {
        String path;
        try (RunningServer before = RunningServer.start(folder)) {
            HttpResponse<String> founded = before.post("/campaigns/demo");
            path = founded.headers().firstValue("Location").orElseThrow();
        }
        try (Connection store = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("woodgrain.db"));
                Statement change = store.createStatement()) {
            assertThat(change.executeUpdate("update events set event = replace(event, '/1\"', '/99\"')"))
                    .isPositive();
        }
        try (RunningServer after = RunningServer.start(folder)) {
            HttpResponse<String> answer = after.get(path);

            assertThat(answer.statusCode()).isEqualTo(409);
            assertThat(answer.body())
                    .contains("another version of Woodgrain", "Nothing was changed")
                    .doesNotContain("Exception", "&quot;event&quot;");
            assertThat(after.get("/").statusCode()).isEqualTo(200);
        }
    }
}
