package org.woodgrain.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.file.DemoLevel;
import org.woodgrain.book.StandardBook;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Order;
import org.woodgrain.campaign.command.RefereeCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.view.View;
import org.woodgrain.campaign.view.Views;
import org.woodgrain.dice.SealedDice;
import org.woodgrain.journal.table.Table;
import org.woodgrain.lab.player.CarefulPlayer;
import org.woodgrain.lab.player.Player;
import org.woodgrain.lab.player.Playing;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.server.RunningServer;

/** A newcomer plays in the browser: starts, sets out, explores, fights, loots, comes home and is promoted. */
@SuppressWarnings("SystemOut")
class ExpeditionInTheBrowserTest {
    private static final int MOST_PICKS = 150;
    private static final List<String> WORDS = List.of(
            "pine", "rowan", "sallow", "acorn", "birch", "cedar", "dogwood", "elm", "fir", "gorse", "hazel", "ivy",
            "juniper", "larch", "maple", "oak", "thorn", "willow", "yew", "alder", "aspen", "box", "broom", "heather");
    /** Enough of them that some company is lucky, whatever the rules come to make of the dice. */
    private static final List<String> SEEDS = IntStream.rangeClosed(1, 5)
            .boxed()
            .flatMap(number -> WORDS.stream().map(word -> number == 1 ? word : word + " " + number))
            .toList();

    @TempDir
    static Path folder;

    private static RunningServer server;
    private static Optional<Window> opened = Optional.empty();

    @BeforeAll
    static void start() {
        opened = Window.open();
        if (opened.isEmpty()) {
            System.out.println("Browser tests are skipped: no chromium and chromedriver on the PATH");
        }
        Assumptions.assumeTrue(opened.isPresent(), "no Chromium is installed");
        server = RunningServer.start(folder);
    }

    @AfterAll
    static void stop() {
        opened.ifPresent(Window::close);
        if (server != null) {
            server.close();
        }
    }

    private static Window window() {
        return opened.orElseThrow();
    }

    private static Table table() {
        String id = window().address().replaceFirst(".*/campaigns/", "").replaceFirst("[?#/].*", "");
        return server.tables().open(id).orElseThrow();
    }

    private static View view() {
        Table table = table();
        return Views.of(table.world(), table.now().state(), new Seat.Company());
    }

    @Test
    void theDemoIsStartedWithOnePressAndExploredByKeysAndByTheMap() {
        Window window = window();
        window.resize(1280, 860);
        window.go(server.address() + "/");
        window.picture("home");
        window.element("#start-demo").click();
        window.until("document.querySelectorAll('.member').length === 6");
        window.picture("town");
        window.clickAndWait("#set-out");
        window.until("document.querySelector('.wg-map')");

        window.typeAndWait(Keys.ARROW_UP);
        window.typeAndWait(Keys.ARROW_UP);
        String cell = String.valueOf(window.script("const cells = document.querySelectorAll('.map [data-cell]');"
                + "cells[0].dispatchEvent(new MouseEvent('click', { bubbles: true })); return cells[0].dataset.cell"));
        window.until("document.querySelectorAll('#log li').length > 3");
        window.picture("explored");

        assertThat(cell).matches("-?\\d+,-?\\d+");
        assertThat(window.text("#strip")).contains("Turn 1", "Torch");
        assertThat(window.tooWide()).isFalse();
        assertThat(window.count("#log li[id]"))
                .as("every line is there once")
                .isEqualTo(((Number) window.script(
                                "return new Set(Array.from(document.querySelectorAll('#log li')).map(l => l.id)).size"))
                        .intValue());

        String told = "A cold draught comes from below.";
        table().submit(new Order("told", new Seat.Referee(), new RefereeCommand.Tell(told)));
        window.until("document.getElementById('log').innerText.includes('" + told + "')");

        window.go(window.address() + "?seat=referee");
        assertThat(window.text("#hidden")).contains("Secret doors not found");
        window.picture("referee");
        window.go(server.address() + "/rules/UX-10");
        window.picture("rule");
    }

    /** Nothing is arranged: of some words the first is taken by whose dice the player comes to a promotion soon. */
    @Test
    void theSaltPrioryIsPlayedFromTheFrontPageToAPromotion() {
        String seed = promising();
        Window window = window();
        window.resize(1280, 860);
        window.go(server.address() + "/");
        window.element("#name").sendKeys("A Winter at the Priory");
        window.element("#seed").sendKeys(seed);
        window.element("form.found button.do").click();
        window.until("document.querySelectorAll('.member').length === 6");

        Player player = new CarefulPlayer(table().world().book());
        Set<String> seen = new TreeSet<>();
        int picks = 0;
        while (!promoted() && picks < MOST_PICKS) {
            View view = view();
            if (view.meeting().filter(meeting -> meeting.round() > 0).isPresent() && seen.add("fought")) {
                window.picture("fight");
                assertThat(window.text("#actions")).contains("fight on");
            }
            Pick pick = player.next(view);
            window.take(pick);
            picks++;
            if (pick.offer().equals("take") && seen.add("looted")) {
                window.picture("loot");
            }
            if (pick.offer().equals("stairs") && view().map().isEmpty() && seen.add("returned")) {
                window.picture("home-again");
            }
        }
        window.until("document.getElementById('company').innerText.match(/ 2\\b/)");
        window.picture("promoted");
        System.out.println("Promoted after " + picks + " picks in the browser, by the dice of " + seed);

        assertThat(seen).contains("fought", "looted", "returned");
        assertThat(promoted()).as("promoted").isTrue();
        assertThat(window.text("#log")).contains("gains");
        assertThat(window.tooWide()).isFalse();
    }

    private static String promising() {
        Level demo = DemoLevel.load();
        World world = new World(StandardBook.load(), Map.of(demo.id(), demo));
        return SEEDS.stream()
                .filter(seed -> {
                    Playing played = Playing.of(
                            world,
                            Ruleset.of(Profile.ORIGINAL),
                            SealedDice.of(seed.getBytes(StandardCharsets.UTF_8)),
                            new CarefulPlayer(world.book()),
                            MOST_PICKS,
                            ExpeditionInTheBrowserTest::promoted);
                    return promoted(played.state())
                            && played.picks().stream()
                                    .map(Pick::offer)
                                    .toList()
                                    .containsAll(List.of("fight", "take", "stairs"));
                })
                .findFirst()
                .orElseThrow(() -> new AssertionError("careful play wins no promotion with any of " + SEEDS));
    }

    @Test
    void aCampaignFromAFileIsEnteredAndLooted() throws IOException {
        Window window = window();
        window.resize(1280, 860);
        window.go(server.address() + "/");
        window.element("#name").sendKeys("The Short Cellar");
        window.element("input[name=dungeon][value=file]").click();
        window.element("input[type=file]").sendKeys(level().toString());
        window.element("input[name=levels][value=any]").click();
        window.element("#seed").sendKeys("acorn");
        window.element("form.found button.do").click();
        window.until("document.getElementById('enter')");
        window.picture("imported");
        window.element("#enter").click();
        window.until("document.querySelectorAll('.member').length === 6");

        Player player = new CarefulPlayer(table().world().book());
        for (int picks = 0; !crowned() && picks < MOST_PICKS; picks++) {
            window.take(player.next(view()));
        }
        assertThat(crowned()).as("the crown is taken").isTrue();
    }

    private static boolean crowned() {
        return table().now().state().company().stream()
                .flatMap(who -> who.items().stream())
                .anyMatch(item -> item.name().contains("crown"));
    }

    private static boolean promoted() {
        return promoted(table().now().state());
    }

    private static boolean promoted(CampaignState state) {
        return state.company().stream().anyMatch(who -> who.level() > 1);
    }

    private static Path level() throws IOException {
        Path file = folder.resolve("short-cellar.json");
        try (InputStream in = ExpeditionInTheBrowserTest.class.getResourceAsStream("short-cellar.json")) {
            if (in == null) {
                throw new IllegalStateException("short-cellar.json is missing");
            }
            Files.write(file, in.readAllBytes());
        }
        return file;
    }
}
