package org.woodgrain.lab.equivalents;

import java.util.Comparator;
import java.util.List;

/**
 * Monsters by what they are worth.
 *
 * @param yardstick by what they were measured
 * @param worths in the order in which they were asked for
 */
public record Ranking(Yardstick yardstick, List<Worth> worths) {
    public Ranking {
        worths = List.copyOf(worths);
    }

    /** Those that were measured, the mightiest first. */
    public List<Worth.Measured> measured() {
        return worths.stream()
                .filter(Worth.Measured.class::isInstance)
                .map(Worth.Measured.class::cast)
                .sorted(Comparator.comparingDouble(Worth.Measured::hitDice)
                        .reversed()
                        .thenComparing(each -> each.monster().name()))
                .toList();
    }

    /** Those that could not be. */
    public List<Worth.Unmeasured> unmeasured() {
        return worths.stream()
                .filter(Worth.Unmeasured.class::isInstance)
                .map(Worth.Unmeasured.class::cast)
                .toList();
    }
}
