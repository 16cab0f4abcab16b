package org.woodgrain.campaign.narrate;

import java.util.List;
import org.woodgrain.rules.Roll;

/**
 * One line of the log.
 *
 * @param text plain words
 * @param rule rule id to link; empty if none
 * @param rolls the dice this seat may see
 * @param tone how it is drawn
 * @param secret whether only the referee sees the line
 */
public record Line(String text, String rule, List<Roll> rolls, Tone tone, boolean secret) {
    /** How a line is drawn. */
    public enum Tone {
        PLAIN,
        /** What the referee describes. */
        SIGHT,
        GOOD,
        BAD,
        /** A heading: a new turn, a new round. */
        MARK
    }

    public Line {
        rolls = List.copyOf(rolls);
    }
}
