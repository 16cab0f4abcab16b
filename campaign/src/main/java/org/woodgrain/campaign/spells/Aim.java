package org.woodgrain.campaign.spells;

import java.util.List;

/**
 * Something at which a spell may be aimed, as an offer shows it.
 *
 * @param value as commands write it, with a bar between several targets; empty when the spell needs no target
 * @param label as shown
 * @param note more about it; may be empty
 * @param under heading of a list that is shown only when asked for; empty for what is seen at once
 */
public record Aim(String value, String label, String note, String under) {
    private static final String SEPARATOR = "|";

    public Aim(String value, String label, String note) {
        this(value, label, note, "");
    }

    /** An aim at several targets. */
    static Aim at(List<String> targets, String label, String note) {
        return new Aim(String.join(SEPARATOR, targets), label, note);
    }

    /** The targets, one text for each. */
    public List<String> targets() {
        return targets(value);
    }

    /** The targets in a value. */
    public static List<String> targets(String value) {
        return value.isEmpty() ? List.of() : List.of(value.split("\\|"));
    }
}
