package org.woodgrain.journal.table;

import java.util.List;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.journal.Span;

/** What became of an order. */
public sealed interface Outcome {
    /**
     * It was carried out and is safe.
     *
     * @param span its events
     * @param lines what they tell the seat that gave the order
     */
    record Accepted(Span span, List<LogLine> lines) implements Outcome {
        public Accepted {
            lines = List.copyOf(lines);
        }
    }

    /** It was not; nothing has changed. */
    record Refused(Refusal refusal) implements Outcome {}
}
