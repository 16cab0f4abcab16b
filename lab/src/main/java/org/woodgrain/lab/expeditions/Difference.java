package org.woodgrain.lab.expeditions;

import java.util.List;
import org.woodgrain.dice.odds.Interval;

/**
 * How a figure by the second ruleset differs from that by the first; campaigns are compared pair by pair.
 *
 * @param value second less first
 * @param error its standard error; not a number if one campaign alone was played
 * @param interval where it lies, missed once in twenty times
 */
public record Difference(double value, double error, Interval interval) {
    /** Whether it is surely not nothing: its interval does not hold 0. */
    public boolean clear() {
        return interval.least() > 0 || interval.most() < 0;
    }

    static Difference of(Figure figure, List<Ledger> first, List<Ledger> second) {
        if (first.equals(second)) {
            return new Difference(0, 0, new Interval(0, 0));
        }
        Estimate one = Estimate.of(figure, first);
        Estimate other = Estimate.of(figure, second);
        double factor = figure.unit().factor();
        double error = 0;
        for (int i = 0; i < first.size(); i++) {
            double residual = Estimate.residual(
                            second.get(i), figure, Estimate.ratio(other.above(), other.below()), other.below())
                    - Estimate.residual(first.get(i), figure, Estimate.ratio(one.above(), one.below()), one.below());
            error += residual * residual;
        }
        int campaigns = first.size();
        error = campaigns < 2 ? Double.NaN : factor * Math.sqrt(error * campaigns / (campaigns - 1));
        double value = other.value() - one.value();
        return new Difference(value, error, error > 0 ? normal(value, error, campaigns) : apart(value, one, other));
    }

    private static Interval normal(double value, double error, int campaigns) {
        double reach = Errors.reach(campaigns);
        return new Interval(value - reach * error, value + reach * error);
    }

    /** Where no campaign strays from the others: from the two intervals (after Newcombe). */
    private static Interval apart(double value, Estimate one, Estimate other) {
        double down = Math.hypot(
                other.value() - other.interval().least(), one.interval().most() - one.value());
        double up = Math.hypot(
                other.interval().most() - other.value(),
                one.value() - one.interval().least());
        return new Interval(value - down, value + up);
    }
}
