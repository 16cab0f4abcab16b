package org.woodgrain.rules.combat;

import java.util.Locale;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;

/** How far a missile has to fly. */
public enum RangeBand {
    SHORT,
    MEDIUM,
    LONG;

    /** Added to the throw to hit: 2, 1, 0 in the original profile, 1, 0, -1 in the classic. */
    @Rule("CB-14")
    public int modifier(Ruleset ruleset) {
        int steps = switch (this) {
            case SHORT -> 2;
            case MEDIUM -> 1;
            case LONG -> 0;
        };
        return ruleset.original() ? steps : steps - 1;
    }

    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
