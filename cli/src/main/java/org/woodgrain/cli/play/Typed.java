package org.woodgrain.cli.play;

import org.woodgrain.campaign.offers.Pick;

/** What a typed line means. */
sealed interface Typed {
    /** An offer taken up. */
    record Taken(Pick pick) implements Typed {}

    /** Nothing yet; the message says what was expected. */
    record Unclear(String message) implements Typed {}
}
