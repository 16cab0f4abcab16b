package org.woodgrain.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.woodgrain.server.RunningServer;

/** Talk at the table in the browser: it comes into the log without a new page, and the line is free for the next. */
class TalkInTheBrowserTest {
    private static final String LINE = ".talk .words input";
    private static final String SAID = "document.querySelector('" + LINE + "').value";

    @TempDir
    static Path folder;

    @Test
    void whatWasHeardLeavesTheLineAndWhatWasRefusedStaysInIt() {
        Optional<Window> opened = Window.open();
        Assumptions.assumeTrue(opened.isPresent(), "no Chromium is installed");
        try (Window window = opened.orElseThrow();
                RunningServer server = RunningServer.start(folder)) {
            String path = server.post("/campaigns/demo", "seed", "acorn")
                    .headers()
                    .firstValue("Location")
                    .orElseThrow();
            window.resize(1280, 860);
            window.go(server.address() + path);

            say(window, "we go on [[2d6]]");
            window.until("document.querySelector('#log').textContent.includes('we go on 2d6 [')");
            window.until(SAID + " === ''");

            say(window, "/roll 2d6+");
            window.until("document.querySelector('.talk .refusal') !== null");
            assertThat(window.text(".talk .refusal")).contains("Column 5");
            assertThat(window.script("return " + SAID)).isEqualTo("/roll 2d6+");

            say(window, "1");
            window.until("document.querySelector('.talk .refusal') === null");
            window.until("document.querySelector('#log').textContent.includes('throws: 2d6 [')");
        }
    }

    private static void say(Window window, String text) {
        window.element(LINE).sendKeys(text);
        window.element(".talk .words button").click();
    }
}
