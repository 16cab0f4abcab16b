package org.woodgrain.server;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/** A server for the tests of one class, with nothing in its store. */
abstract class Served {
    @TempDir
    static Path folder;

    static RunningServer server;

    @BeforeAll
    static void start() {
        server = RunningServer.start(folder);
    }

    @AfterAll
    static void stop() {
        server.close();
    }
}
