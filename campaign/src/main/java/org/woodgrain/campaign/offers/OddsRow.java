package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.woodgrain.rules.RuleOdds;

/** Chances by a number, such as a modifier, counted out once for all by the function that play calls. */
final class OddsRow {
    private final int least;
    private final List<Double> chances;

    private OddsRow(int least, List<Double> chances) {
        this.least = least;
        this.chances = List.copyOf(chances);
    }

    /** The chances of numbers from the least to the most. */
    static OddsRow of(int least, int most, IntFunction<RuleOdds<Boolean>> odds) {
        List<Double> chances = new ArrayList<>();
        for (int number = least; number <= most; number++) {
            chances.add(odds.apply(number).chance(each -> each).about());
        }
        return new OddsRow(least, chances);
    }

    /** The chance for a number; beyond the ends that of the end. */
    double at(int number) {
        return chances.get(Math.clamp(number - least, 0, chances.size() - 1));
    }
}
