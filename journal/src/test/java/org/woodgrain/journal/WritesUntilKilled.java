package org.woodgrain.journal;

import java.nio.file.Path;
import org.woodgrain.journal.sqlite.SqliteJournal;

/** A process that writes orders of three events and says after each how many events are safe, until it is killed. */
final class WritesUntilKilled {
    private WritesUntilKilled() {}

    @SuppressWarnings("SystemOut")
    public static void main(String[] arguments) {
        Journal journal = SqliteJournal.open(Path.of(arguments[0]));
        journal.create(
                JournalConformance.charter("killed"), JournalConformance.told("begun"), JournalConformance.meta("o"));
        long next = 1;
        for (int order = 0; ; order++) {
            Appended appended = journal.append(
                    "killed", next, JournalConformance.told("a", "b", "c"), JournalConformance.meta("o" + order));
            if (!(appended instanceof Appended.Written written)) {
                throw new IllegalStateException("nobody else writes here: " + appended);
            }
            next = written.span().next();
            System.out.println(next);
        }
    }
}
