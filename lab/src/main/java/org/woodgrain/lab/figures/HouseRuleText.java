package org.woodgrain.lab.figures;

import java.util.stream.Collectors;
import org.woodgrain.rules.Ruleset;

/** The house rules of a question, as figures are headed with them. */
public final class HouseRuleText {
    private HouseRuleText() {}

    /** {@code " with wounded-at-0=true"}; empty if there are none. */
    public static String of(Ruleset ruleset) {
        return ruleset.options().isEmpty()
                ? ""
                : ruleset.options().entrySet().stream()
                        .map(option -> option.getKey() + "=" + option.getValue())
                        .collect(Collectors.joining(", ", " with ", ""));
    }
}
