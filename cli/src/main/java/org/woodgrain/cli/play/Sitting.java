package org.woodgrain.cli.play;

import java.util.List;
import org.woodgrain.campaign.narrate.Line;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.view.View;
import org.woodgrain.lab.futures.Futures;

/** A seat at a table: it sees, takes up offers and remembers the log. */
interface Sitting {

    View view();

    /** Takes up an offer. */
    Answer take(Pick pick);

    /** The last lines of the log, oldest first. */
    List<Line> log(int count);

    /** Lines that others at the table have caused since the last look, oldest first. */
    List<Line> news();

    /**
     * What may come of the fight that is on, if this seat may know it.
     *
     * @param played whether it is played out in the campaign itself
     */
    Futures.Answer futures(boolean played);

    /** What came of it. */
    sealed interface Answer {
        /** It was done; these lines tell of it. */
        record Done(List<Line> lines) implements Answer {
            public Done {
                lines = List.copyOf(lines);
            }
        }

        /** It was not done and nothing has changed; a sentence says why, and a rule if one forbids it. */
        record Refused(String message, String rule) implements Answer {}
    }
}
