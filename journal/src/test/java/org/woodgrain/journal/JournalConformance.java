package org.woodgrain.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.RefereeEvent;

/** What every journal keeps to, whatever it is made of. */
abstract class JournalConformance {
    static final Instant NOON = Instant.parse("2026-11-30T12:00:00Z");

    Journal journal;

    abstract Journal open();

    @BeforeEach
    void openIt() {
        journal = open();
    }

    @AfterEach
    void closeIt() {
        journal.close();
    }

    static Charter charter(String id) {
        return new Charter(id, "The house of " + id, NOON, List.of("a1", "b2"), "c0ffee");
    }

    static List<Event> told(String... texts) {
        return List.of(texts).stream()
                .map(RefereeEvent.Told::new)
                .map(Event.class::cast)
                .toList();
    }

    static Meta meta(String order) {
        return new Meta(order, NOON.plusSeconds(60));
    }

    @Test
    void aNewCampaignHasItsCharterAndItsFirstEvents() {
        assertThat(journal.create(charter("wood"), told("begun"), meta("o1"))).isTrue();

        assertThat(journal.charter("wood")).contains(charter("wood"));
        assertThat(journal.read("wood", 0))
                .containsExactly(new Recorded(0, told("begun").getFirst(), meta("o1")));
        assertThat(journal.campaign("wood"))
                .contains(new Entry("wood", "The house of wood", NOON, NOON.plusSeconds(60), 1));
    }

    @Test
    void anIdIsGivenOnlyOnce() {
        journal.create(charter("wood"), told("begun"), meta("o1"));

        assertThat(journal.create(charter("wood"), told("again"), meta("o2"))).isFalse();
        assertThat(journal.read("wood", 0)).hasSize(1);
    }

    @Test
    void anUnknownCampaignHasNothing() {
        assertThat(journal.campaign("nowhere")).isEmpty();
        assertThat(journal.charter("nowhere")).isEmpty();
        assertThat(journal.read("nowhere", 0)).isEmpty();
        assertThat(journal.order("nowhere", "o1")).isEmpty();
        assertThatThrownBy(() -> journal.append("nowhere", 0, told("lost"), meta("o1")))
                .isInstanceOf(JournalException.class)
                .hasMessageContaining("nowhere");
    }

    @Test
    void campaignsAreListedLastPlayedFirst() {
        journal.create(charter("old"), told("begun"), new Meta("o1", NOON));
        journal.create(charter("new"), told("begun"), new Meta("o1", NOON.plusSeconds(5)));
        journal.append("old", 1, told("more"), new Meta("o2", NOON.plusSeconds(9)));

        assertThat(journal.campaigns()).extracting(Entry::id).containsExactly("old", "new");
    }

    @Test
    void eventsFollowOneAnotherInOrder() {
        journal.create(charter("wood"), told("begun"), meta("o1"));

        assertThat(journal.append("wood", 1, told("north", "east"), meta("o2")))
                .isEqualTo(new Appended.Written(new Span(1, 3)));
        assertThat(journal.append("wood", 3, told("south"), meta("o3")))
                .isEqualTo(new Appended.Written(new Span(3, 4)));

        assertThat(journal.read("wood", 0)).extracting(Recorded::number).containsExactly(0L, 1L, 2L, 3L);
        assertThat(journal.read("wood", 2))
                .containsExactly(
                        new Recorded(2, told("east").getFirst(), meta("o2")),
                        new Recorded(3, told("south").getFirst(), meta("o3")));
        assertThat(journal.read("wood", 4)).isEmpty();
    }

    @Test
    void whoeverComesSecondIsToldWhereTheLogStands() {
        journal.create(charter("wood"), told("begun"), meta("o1"));
        journal.append("wood", 1, told("north", "east"), meta("o2"));

        assertThat(journal.append("wood", 1, told("south"), meta("o3"))).isEqualTo(new Appended.Conflict(3));
        assertThat(journal.append("wood", 7, told("south"), meta("o3"))).isEqualTo(new Appended.Conflict(3));
        assertThat(journal.read("wood", 0)).hasSize(3);
    }

    @Test
    void theSameOrderIsCarriedOutOnce() {
        journal.create(charter("wood"), told("begun"), meta("o1"));
        journal.append("wood", 1, told("north", "east"), meta("o2"));
        journal.append("wood", 3, told("south"), meta("o3"));

        assertThat(journal.append("wood", 4, told("north", "east"), meta("o2")))
                .isEqualTo(new Appended.Repeated(new Span(1, 3)));
        assertThat(journal.order("wood", "o2")).contains(new Span(1, 3));
        assertThat(journal.read("wood", 0)).hasSize(4);
    }

    @Test
    void anOrderThatCausedNothingIsRememberedToo() {
        journal.create(charter("wood"), told("begun"), meta("o1"));

        assertThat(journal.append("wood", 1, List.of(), meta("o2"))).isEqualTo(new Appended.Written(new Span(1, 1)));
        assertThat(journal.append("wood", 1, told("late"), meta("o2")))
                .isEqualTo(new Appended.Repeated(new Span(1, 1)));
        assertThat(journal.append("wood", 1, told("north"), meta("o3")))
                .isEqualTo(new Appended.Written(new Span(1, 2)));
        assertThat(journal.read("wood", 0))
                .extracting(recorded -> recorded.meta().order())
                .containsExactly("o1", "o3");
    }

    @Test
    void ordersOfDifferentCampaignsHaveNothingToDoWithEachOther() {
        journal.create(charter("wood"), told("begun"), meta("o1"));
        journal.create(charter("moor"), told("begun"), meta("o1"));

        assertThat(journal.append("wood", 1, told("north"), meta("o2"))).isInstanceOf(Appended.Written.class);
        assertThat(journal.append("moor", 1, told("north"), meta("o2"))).isInstanceOf(Appended.Written.class);
    }

    @Test
    void keptTextsAreNamedByWhatTheySay() {
        String id = journal.put("{\"level\":1}");

        assertThat(id).isEqualTo(ContentName.of("{\"level\":1}")).hasSize(64);
        assertThat(journal.put("{\"level\":1}")).isEqualTo(id);
        assertThat(journal.get(id)).contains("{\"level\":1}");
        assertThat(journal.get("0")).isEmpty();
    }

    @Test
    void ofManyWritersExactlyOneWinsEachPlace() throws Exception {
        journal.create(charter("wood"), told("begun"), meta("o0"));
        int writers = 8;
        int each = 20;
        AtomicInteger conflicts = new AtomicInteger();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Callable<Long>> work = IntStream.range(0, writers)
                    .<Callable<Long>>mapToObj(writer -> () -> write(writer, each, conflicts))
                    .toList();
            for (Future<Long> done : threads.invokeAll(work)) {
                assertThat(done.get()).isEqualTo(each);
            }
        }

        List<Recorded> all = journal.read("wood", 0);
        assertThat(all)
                .extracting(Recorded::number)
                .containsExactlyElementsOf(
                        LongStream.rangeClosed(0, (long) writers * each).boxed().toList());
        assertThat(all).extracting(recorded -> recorded.meta().order()).doesNotHaveDuplicates();
    }

    private long write(int writer, int times, AtomicInteger conflicts) {
        long written = 0;
        for (int i = 0; i < times; i++) {
            boolean done = false;
            while (!done) {
                long next = journal.read("wood", 0).size();
                Appended appended = journal.append("wood", next, told("by " + writer), meta("w" + writer + "-" + i));
                done = appended instanceof Appended.Written;
                if (!done) {
                    conflicts.incrementAndGet();
                }
            }
            written++;
        }
        return written;
    }
}
