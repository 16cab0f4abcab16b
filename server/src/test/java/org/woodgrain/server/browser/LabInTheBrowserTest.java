package org.woodgrain.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;
import org.woodgrain.server.RunningServer;

/** The lab in the browser: by keys alone, on a phone, and with questions that take long. */
class LabInTheBrowserTest {
    private static final String[] PAGES = {
        "/lab",
        "/lab/odds",
        "/lab/odds?dice=3d6%3B4d6dl1%3B2d6%2B6",
        "/lab/odds?dice=6x(4d6dl1)",
        "/lab/odds?dice=d1!",
        "/lab/chance",
        "/lab/chance?ask=door&forcers=3",
        "/lab/duel?a=fighter/1+chain+shield+sword&b=orc",
        "/lab/fights?a=hero&b=2+ogre&fights=500",
        "/lab/monsters?monster=ogre&levels=1-3&fights=100",
        "/lab/expeditions"
    };

    /** Headings without a gap, a label for each field, no name given twice, and no words of a chart beyond its edge. */
    private static final String FAULTS = """
        const faults = [];
        let level = 0;
        for (const each of document.querySelectorAll("h1, h2, h3, h4")) {
            if (Number(each.tagName[1]) > level + 1) faults.push("a gap before " + each.textContent);
            level = Number(each.tagName[1]);
        }
        for (const each of document.querySelectorAll("input:not([type=hidden]), select")) {
            if (each.labels.length === 0) faults.push("no label for " + each.name);
        }
        const names = new Set();
        for (const each of document.querySelectorAll("[id]")) {
            if (names.has(each.id)) faults.push("twice " + each.id);
            names.add(each.id);
        }
        for (const each of document.querySelectorAll(".chart svg text")) {
            const words = each.getBoundingClientRect();
            const sheet = each.closest("svg").getBoundingClientRect();
            if (words.left < sheet.left - 1 || words.right > sheet.right + 1) faults.push("cut: " + each.textContent);
        }
        return faults.join("; ");
        """;

    @TempDir
    static Path folder;

    @Test
    void everyPageIsInOrderAtADeskAndOnAPhone() {
        inABrowser((window, server) -> {
            for (String page : PAGES) {
                for (int width : new int[] {1280, 390}) {
                    window.resize(width, 844);
                    window.go(server.address() + page);
                    window.until("document.querySelector('.working') === null");

                    assertThat(window.tooWide()).as(page + " at " + width).isFalse();
                    assertThat(window.script(FAULTS)).as(page + " at " + width).isEqualTo("");
                }
            }
        });
    }

    @Test
    void aQuestionIsAskedByKeysAndItsAddressCarriesIt() {
        inABrowser((window, server) -> {
            window.go(server.address() + "/lab/odds");
            window.element("#dice").sendKeys("2d6; d12" + Keys.TAB + "10" + Keys.ENTER);
            window.until("document.querySelector('.lead') !== null");

            assertThat(window.address()).endsWith("/lab/odds?dice=2d6%3B+d12&at-least=10");
            assertThat(window.text(".lead")).isEqualTo("2d6: 10 or more: 1/6 = 16.67%");
        });
    }

    @Test
    void whatTakesLongShowsHowFarItIsAndIsStoppedByAKey() {
        inABrowser((window, server) -> {
            window.go(server.address() + "/lab/expeditions?campaigns=1000&sessions=1");
            window.until("document.querySelector('.working')?.textContent.match(/[1-9][0-9]* of 1,000 .*left/)");
            window.script("document.getElementById('stop').focus()");
            String seen = window.text(".working label");
            window.until("document.querySelector('.working label').textContent !== '" + seen + "'");
            assertThat(window.script("return document.activeElement.id"))
                    .as("the button keeps the focus while the count goes on")
                    .isEqualTo("stop");

            window.element("#stop").sendKeys(Keys.ENTER);
            window.until("document.querySelector('#found .fault') !== null");

            assertThat(window.text("#found .fault")).contains("This was stopped before");
            assertThat(window.text("#found .lead")).contains("campaigns of 1 session each");
            assertThat(window.address()).endsWith("/lab/expeditions?campaigns=1000&sessions=1");
        });
    }

    private interface Doing {
        void in(Window window, RunningServer server);
    }

    private static void inABrowser(Doing doing) {
        Optional<Window> opened = Window.open();
        Assumptions.assumeTrue(opened.isPresent(), "no Chromium is installed");
        try (Window window = opened.orElseThrow();
                RunningServer server = RunningServer.start(folder)) {
            window.resize(1280, 860);
            doing.in(window, server);
        }
    }
}
