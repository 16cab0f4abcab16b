package org.woodgrain.journal;

/** The journal in memory. */
class MemoryJournalTest extends JournalConformance {
    @Override
    Journal open() {
        return new MemoryJournal();
    }
}
