package org.woodgrain.server.live;

import java.io.IOException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.MediaType;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.servlet.mvc.method.annotation.SseEmitter;
import org.woodgrain.journal.table.Table;
import org.woodgrain.journal.table.Tables;
import org.woodgrain.server.page.NotHere;

/**
 * Tells a browser that there are more events; it then asks for what its seat may see of them.
 *
 * <p>A slow browser holds nobody up: each has a thread of its own, and what it missed is one number.
 */
@Controller
final class StreamController {
    private static final Logger LOG = LoggerFactory.getLogger(StreamController.class);
    private static final int HEARTBEAT_SECONDS = 20;
    private static final long FOR_EVER = 0;

    private final Tables tables;

    StreamController(Tables tables) {
        this.tables = tables;
    }

    @GetMapping(path = "/campaigns/{id}/stream", produces = MediaType.TEXT_EVENT_STREAM_VALUE)
    SseEmitter stream(@PathVariable String id) {
        Table table = tables.open(id).orElseThrow(() -> NotHere.campaign(id));
        SseEmitter emitter = new SseEmitter(FOR_EVER);
        LinkedBlockingQueue<Long> news = new LinkedBlockingQueue<>();
        Table.Watch watch = table.watch(news::add);
        emitter.onCompletion(watch::close);
        emitter.onError(gone -> watch.close());
        news.add(table.now().next());
        Thread.ofVirtual().name("stream of " + id).start(() -> pass(news, emitter, watch));
        return emitter;
    }

    private static void pass(LinkedBlockingQueue<Long> news, SseEmitter emitter, Table.Watch watch) {
        try (watch) {
            while (true) {
                Long next = news.poll(HEARTBEAT_SECONDS, TimeUnit.SECONDS);
                if (next == null) {
                    emitter.send(SseEmitter.event().comment("still here"));
                } else {
                    emitter.send(SseEmitter.event().name("changed").data(newest(news, next)));
                }
            }
        } catch (IOException | IllegalStateException gone) {
            // The browser has closed the stream, or the server stops; either way the answer is finished already.
            LOG.debug("A stream has ended", gone);
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
        }
    }

    private static long newest(LinkedBlockingQueue<Long> news, long first) {
        long newest = first;
        for (Long more = news.poll(); more != null; more = news.poll()) {
            newest = Math.max(newest, more);
        }
        return newest;
    }
}
