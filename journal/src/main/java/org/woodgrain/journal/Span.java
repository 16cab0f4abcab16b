package org.woodgrain.journal;

/** A run of events: from {@code first} up to but not including {@code next}. */
public record Span(long first, long next) {
    public boolean holds(long number) {
        return number >= first && number < next;
    }
}
