package org.woodgrain.journal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.campaign.event.Event;

/** A journal that lasts as long as the process: for tests and for play that need not be kept. */
public final class MemoryJournal implements Journal {
    private final Map<String, Log> logs = new LinkedHashMap<>();
    private final Map<String, String> contents = new HashMap<>();

    @Override
    public synchronized List<Entry> campaigns() {
        return logs.values().stream()
                .map(Log::entry)
                .sorted(Comparator.comparing(Entry::played).reversed())
                .toList();
    }

    @Override
    public synchronized Optional<Entry> campaign(String campaign) {
        return Optional.ofNullable(logs.get(campaign)).map(Log::entry);
    }

    @Override
    public synchronized boolean create(Charter charter, List<? extends Event> first, Meta meta) {
        if (logs.containsKey(charter.id())) {
            return false;
        }
        Log log = new Log(charter);
        log.add(first, meta);
        logs.put(charter.id(), log);
        return true;
    }

    @Override
    public synchronized Optional<Charter> charter(String campaign) {
        return Optional.ofNullable(logs.get(campaign)).map(log -> log.charter);
    }

    @Override
    public synchronized Appended append(String campaign, long expected, List<? extends Event> events, Meta meta) {
        Log log = logs.get(campaign);
        if (log == null) {
            throw new JournalException("There is no campaign \"" + campaign + "\"");
        }
        Span before = log.orders.get(meta.order());
        if (before != null) {
            return new Appended.Repeated(before);
        }
        if (expected != log.events.size()) {
            return new Appended.Conflict(log.events.size());
        }
        return new Appended.Written(log.add(events, meta));
    }

    @Override
    public synchronized List<Recorded> read(String campaign, long from) {
        Log log = logs.get(campaign);
        if (log == null || from >= log.events.size()) {
            return List.of();
        }
        return List.copyOf(log.events.subList((int) from, log.events.size()));
    }

    @Override
    public synchronized Optional<Span> order(String campaign, String order) {
        return Optional.ofNullable(logs.get(campaign)).map(log -> log.orders.get(order));
    }

    @Override
    public synchronized String put(String text) {
        String id = ContentName.of(text);
        contents.put(id, text);
        return id;
    }

    @Override
    public synchronized Optional<String> get(String id) {
        return Optional.ofNullable(contents.get(id));
    }

    /** Always the same: no other process can write here. */
    @Override
    public long stamp() {
        return 0;
    }

    @Override
    public void close() {}

    private static final class Log {
        private final Charter charter;
        private final List<Recorded> events = new ArrayList<>();
        private final Map<String, Span> orders = new HashMap<>();

        private Log(Charter charter) {
            this.charter = charter;
        }

        private Span add(List<? extends Event> more, Meta meta) {
            long first = events.size();
            for (Event event : more) {
                events.add(new Recorded(events.size(), event, meta));
            }
            Span span = new Span(first, events.size());
            orders.put(meta.order(), span);
            return span;
        }

        private Entry entry() {
            return new Entry(
                    charter.id(),
                    charter.name(),
                    charter.created(),
                    events.isEmpty()
                            ? charter.created()
                            : events.getLast().meta().time(),
                    events.size());
        }
    }
}
