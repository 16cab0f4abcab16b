package org.woodgrain.server.live;

/**
 * What the page says about the order just given.
 *
 * @param text why it was not carried out
 * @param rule the rule that forbids it; empty if none
 */
public record Notice(String text, String rule) {
    public static final Notice NONE = new Notice("", "");

    public boolean shown() {
        return !text.isEmpty();
    }
}
