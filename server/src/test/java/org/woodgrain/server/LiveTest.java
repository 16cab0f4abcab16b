package org.woodgrain.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.woodgrain.book.StandardBook;
import org.woodgrain.campaign.command.Order;
import org.woodgrain.campaign.command.RefereeCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.journal.sqlite.SqliteJournal;
import org.woodgrain.journal.table.Table;
import org.woodgrain.journal.table.Tables;

/** Browsers that look on are told at once, whoever plays on: another window or another process. */
class LiveTest extends Served {
    private static Order tell(String id) {
        return new Order(id, new Seat.Referee(), new RefereeCommand.Tell("A bell rings."));
    }

    /** The event numbers that a stream tells. */
    private static BlockingQueue<Long> listen(String path) throws IOException, InterruptedException {
        BlockingQueue<Long> told = new LinkedBlockingQueue<>();
        HttpResponse<Stream<String>> answer =
                server.client().send(server.request(path).build(), HttpResponse.BodyHandlers.ofLines());
        assertThat(answer.headers().firstValue("Content-Type"))
                .hasValueSatisfying(type -> assertThat(type).startsWith("text/event-stream"));
        Thread.ofVirtual().start(() -> {
            try (Stream<String> lines = answer.body()) {
                lines.filter(line -> line.startsWith("data:"))
                        .forEach(line ->
                                told.add(Long.parseLong(line.substring(5).strip())));
            } catch (java.io.UncheckedIOException serverStopped) {
                told.add(-1L);
            }
        });
        return told;
    }

    @Test
    void anotherWindowAndAnotherProcessAreNoticed() throws Exception {
        String path =
                server.post("/campaigns/demo").headers().firstValue("Location").orElseThrow();
        Table table =
                server.tables().open(path.substring("/campaigns/".length())).orElseThrow();
        BlockingQueue<Long> company = listen(path + "/stream");
        BlockingQueue<Long> referee = listen(path + "/stream?seat=referee");
        List<BlockingQueue<Long>> windows = List.of(company, referee);
        for (BlockingQueue<Long> window : windows) {
            assertThat(window.poll(20, TimeUnit.SECONDS)).isEqualTo(table.now().next());
        }

        long begun = System.nanoTime();
        table.submit(tell("w1"));
        for (BlockingQueue<Long> window : windows) {
            assertThat(window.poll(20, TimeUnit.SECONDS)).isEqualTo(table.now().next());
        }
        Duration taken = Duration.ofNanos(System.nanoTime() - begun);
        System.out.println("Two windows were told after " + taken.toMillis() + " ms");

        try (Tables terminal = new Tables(
                SqliteJournal.open(folder.resolve("woodgrain.db")), StandardBook.load(), InstantSource.system())) {
            terminal.open(table.id()).orElseThrow().submit(tell("t1"));
        }
        for (BlockingQueue<Long> window : windows) {
            assertThat(window.poll(20, TimeUnit.SECONDS)).isEqualTo(table.now().next());
        }
    }
}
