package org.woodgrain.cli.play;

import java.util.List;
import org.woodgrain.campaign.offers.Pick;

/** What a typed line means. */
sealed interface Typed {
    /** Offers taken up one after the other; those behind are let go when one does not end as meant. */
    record Taken(List<Pick> picks) implements Typed {
        public Taken {
            picks = List.copyOf(picks);
        }

        Taken(Pick pick) {
            this(List.of(pick));
        }
    }

    /** Nothing yet; the message says what was expected. */
    record Unclear(String message) implements Typed {}
}
