package org.woodgrain.journal.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.woodgrain.atlas.file.DemoLevel;
import org.woodgrain.book.StandardBook;
import org.woodgrain.campaign.command.Order;
import org.woodgrain.campaign.command.RefereeCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.dice.SealedDice;
import org.woodgrain.journal.Entry;
import org.woodgrain.journal.sqlite.SqliteJournal;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.rulebook.Rulebook;

/** Campaigns at the table: founding, ordering, looking on, two processes on one file. */
class TablesTest {
    private static final Rulebook BOOK = StandardBook.load();
    private static final InstantSource CLOCK = InstantSource.fixed(Instant.parse("2026-11-30T20:00:00Z"));

    @TempDir
    Path folder;

    private Tables tables;

    @BeforeEach
    void open() {
        tables = openStore();
    }

    @AfterEach
    void close() {
        tables.close();
    }

    private Tables openStore() {
        return new Tables(SqliteJournal.open(folder.resolve("woodgrain.db")), BOOK, CLOCK);
    }

    private static Founding founding(String id) {
        return new Founding(
                id, "The Oak", Ruleset.of(Profile.CLASSIC), new byte[] {1, 2, 3}, List.of(DemoLevel.load()));
    }

    private static Order tell(String id, String text) {
        return new Order(id, new Seat.Referee(), new RefereeCommand.Tell(text));
    }

    private static List<String> texts(List<LogLine> lines) {
        return lines.stream().map(line -> line.line().text()).toList();
    }

    @Test
    void aFoundedCampaignHasBegunAndPromisesItsDice() {
        Table table = tables.found(founding("oak")).orElseThrow();

        assertThat(table.now().state().id()).isEqualTo("oak");
        assertThat(table.now().state().ruleset().profile()).isEqualTo(Profile.CLASSIC);
        assertThat(table.now().state().seal().commitment()).isEqualTo(SealedDice.commitment(new byte[] {1, 2, 3}));
        assertThat(tables.list()).extracting(Entry::name).containsExactly("The Oak");
        assertThat(tables.found(founding("oak"))).isEmpty();
        assertThat(tables.open("elm")).isEmpty();
    }

    @Test
    void anOrderIsCarriedOutOnceAndToldToTheSeatThatGaveIt() {
        Table table = tables.found(founding("oak")).orElseThrow();

        Outcome first = table.submit(tell("o1", "A bell rings."));
        Outcome again = table.submit(tell("o1", "A bell rings."));

        assertThat(first)
                .isInstanceOfSatisfying(
                        Outcome.Accepted.class,
                        accepted -> assertThat(texts(accepted.lines())).containsExactly("A bell rings."));
        assertThat(again).isEqualTo(first);
    }

    @Test
    void aRefusedOrderChangesNothing() {
        Table table = tables.found(founding("oak")).orElseThrow();
        Position before = table.now();

        Outcome outcome = table.submit(tell("o1", "  "));

        assertThat(outcome).isInstanceOf(Outcome.Refused.class);
        assertThat(table.now()).isEqualTo(before);
    }

    @Test
    void thoseWhoLookOnAreToldOfEveryChangeUntilTheyLookAway() {
        Table table = tables.found(founding("oak")).orElseThrow();
        List<Long> seen = new ArrayList<>();
        Table.Watch watch = table.watch(seen::add);

        table.submit(tell("o1", "A bell rings."));
        table.submit(tell("o2", " "));
        watch.close();
        table.submit(tell("o3", "It rings again."));

        assertThat(seen).containsExactly(table.now().next() - 1);
    }

    @Test
    void twoProcessesPlayOneCampaign() {
        Table here = tables.found(founding("oak")).orElseThrow();
        try (Tables others = openStore()) {
            Table there = others.open("oak").orElseThrow();
            List<Long> seen = new ArrayList<>();
            Table.Watch watch = here.watch(seen::add);

            there.submit(tell("t1", "From the terminal."));
            tables.look();
            assertThat(seen).containsExactly(here.now().next());

            here.submit(tell("b1", "From the browser."));
            there.submit(tell("t2", "From the terminal again."));
            there.refresh();
            here.refresh();

            assertThat(there.now()).isEqualTo(here.now());
            assertThat(texts(here.last(new Seat.Company(), Long.MAX_VALUE, 3)))
                    .containsExactly("From the terminal.", "From the browser.", "From the terminal again.");
            watch.close();
        }
    }

    @Test
    void ordersThatArriveAtOnceAreAllCarriedOutOneAfterAnother() throws Exception {
        tables.found(founding("oak"));
        try (Tables others = openStore();
                ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            Table here = tables.open("oak").orElseThrow();
            Table there = others.open("oak").orElseThrow();
            List<Callable<Outcome>> orders = IntStream.range(0, 40)
                    .<Callable<Outcome>>mapToObj(
                            i -> () -> (i % 2 == 0 ? here : there).submit(tell("o" + i, "Knock " + i + ".")))
                    .toList();
            threads.invokeAll(orders);
            here.refresh();
            there.refresh();

            assertThat(here.now()).isEqualTo(there.now());
            assertThat(texts(here.last(new Seat.Company(), Long.MAX_VALUE, 40)))
                    .hasSize(40)
                    .doesNotHaveDuplicates();
        }
    }

    @Test
    void aCampaignOpenedAgainStandsWhereItStood() {
        Table table = tables.found(founding("oak")).orElseThrow();
        table.submit(tell("o1", "A bell rings."));
        Position before = table.now();
        tables.close();
        tables = openStore();

        Table again = tables.open("oak").orElseThrow();

        assertThat(again.now()).isEqualTo(before);
        assertThat(again.world().top()).contains(DemoLevel.load());
        assertThat(texts(again.since(new Seat.Company(), before.next() - 1))).containsExactly("A bell rings.");
    }

    @Test
    void theLogCanBePagedBackToItsBeginning() {
        Table table = tables.found(founding("oak")).orElseThrow();
        for (int i = 0; i < 1_200; i++) {
            table.submit(tell("o" + i, "Line " + i));
        }

        List<LogLine> latest = table.last(new Seat.Company(), Long.MAX_VALUE, 3);
        assertThat(texts(latest)).containsExactly("Line 1197", "Line 1198", "Line 1199");
        assertThat(texts(table.last(new Seat.Company(), latest.getFirst().number(), 2)))
                .containsExactly("Line 1195", "Line 1196");
        long old = table.now().next() - 1_190;
        assertThat(texts(table.last(new Seat.Company(), old, 2))).containsExactly("Line 8", "Line 9");
    }
}
