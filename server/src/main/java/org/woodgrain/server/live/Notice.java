package org.woodgrain.server.live;

/**
 * What the page says about the order just given.
 *
 * @param text why it was not carried out
 * @param rule the rule that forbids it; empty if none
 * @param talk whether it was no order but talk at the table, so that it is said beside the line for it
 */
public record Notice(String text, String rule, boolean talk) {
    public static final Notice NONE = new Notice("", "");

    /** A notice about an order. */
    public Notice(String text, String rule) {
        this(text, rule, false);
    }

    public boolean shown() {
        return !text.isEmpty();
    }

    /** The same about talk, if it was talk. */
    Notice about(boolean saying) {
        return new Notice(text, rule, saying);
    }
}
