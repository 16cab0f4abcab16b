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
 * @param house how the campaign has changed the rule, in words; empty if it has not
 */
public record Line(String text, String rule, List<Roll> rolls, Tone tone, boolean secret, String house) {
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

    /** A line by the rules as they are printed. */
    public Line(String text, String rule, List<Roll> rolls, Tone tone, boolean secret) {
        this(text, rule, rolls, tone, secret, "");
    }

    /** The same line with the campaign's own reading of its rule beside it. */
    Line citing(String changed) {
        return new Line(text, rule, rolls, tone, secret, changed);
    }

    public Line {
        rolls = List.copyOf(rolls);
    }
}
