package org.woodgrain.lab.expeditions;

import java.util.Collections;
import java.util.Set;
import java.util.TreeMap;

/** What came of one campaign: counts by name, such as {@code deaths.cause.goblin}. */
final class Ledger {
    private final TreeMap<String, Long> counts = new TreeMap<>();

    void add(String name, long number) {
        if (number != 0) {
            counts.merge(name, number, Long::sum);
        }
    }

    long of(String name) {
        Long count = counts.get(name);
        return count == null ? 0 : count;
    }

    Set<String> names() {
        return Collections.unmodifiableSet(counts.keySet());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Ledger ledger && counts.equals(ledger.counts);
    }

    @Override
    public int hashCode() {
        return counts.hashCode();
    }

    @Override
    public String toString() {
        return counts.toString();
    }
}
