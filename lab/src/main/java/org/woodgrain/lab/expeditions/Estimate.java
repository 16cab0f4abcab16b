package org.woodgrain.lab.expeditions;

import java.util.List;
import org.woodgrain.dice.odds.Interval;

/**
 * What was found of a figure.
 *
 * <p>Those who march together live and die together, so that what is counted is not independent; errors are reckoned
 * from campaign to campaign.
 *
 * @param value the figure
 * @param error its standard error; not a number if one campaign alone was played
 * @param interval where it lies, missed once in twenty times
 * @param above what was counted
 * @param below of how many, or in how many
 */
public record Estimate(double value, double error, Interval interval, long above, long below) {
    /** Of something that never happened, so many may be expected in as many tries once in forty times. */
    private static final double NEVER = 3.688879;

    static Estimate of(Figure figure, List<Ledger> ledgers) {
        long above = sum(ledgers, figure.above());
        long below = sum(ledgers, figure.below());
        double factor = figure.unit().factor();
        double ratio = ratio(above, below);
        double error = 0;
        int with = 0;
        for (Ledger each : ledgers) {
            double residual = residual(each, figure, ratio, below);
            error += residual * residual;
            with += each.of(figure.below()) > 0 ? 1 : 0;
        }
        int campaigns = ledgers.size();
        error = campaigns < 2 ? Double.NaN : Math.sqrt(error * campaigns / (campaigns - 1));
        double reach = Errors.reach(campaigns);
        Interval interval = figure.unit() == Figure.Unit.SHARE
                ? share(ratio, error, below, with, campaigns)
                : above == 0
                        ? new Interval(0, NEVER * factor / Math.max(1, below))
                        : new Interval(Math.max(0, factor * (ratio - reach * error)), factor * (ratio + reach * error));
        return new Estimate(factor * ratio, factor * error, interval, above, below);
    }

    static double ratio(long above, long below) {
        return below == 0 ? 0 : (double) above / below;
    }

    /** How far one campaign lies from what would be expected of it, as a part of the whole. */
    static double residual(Ledger ledger, Figure figure, double ratio, long below) {
        return below == 0 ? 0 : (ledger.of(figure.above()) - ratio * ledger.of(figure.below())) / below;
    }

    static long sum(List<Ledger> ledgers, String name) {
        return ledgers.stream().mapToLong(each -> each.of(name)).sum();
    }

    /** After Wilson, with as many tries as would give the error if they were independent. */
    private static Interval share(double ratio, double error, long below, int with, int campaigns) {
        boolean known = error > 0;
        double tries = known ? Math.min((double) below, ratio * (1 - ratio) / (error * error)) : with;
        // where nothing strays there is no error that could be too small
        double reach = known ? Errors.reach(campaigns) : Errors.MANY;
        double z = reach * reach;
        double n = Math.max(1, tries);
        double middle = (ratio + z / (2 * n)) / (1 + z / n);
        double half = reach * Math.sqrt(Math.max(0, ratio * (1 - ratio) / n) + z / (4 * n * n)) / (1 + z / n);
        // all and none are ends that arithmetic may just miss
        return new Interval(ratio == 0 ? 0 : Math.max(0, middle - half), ratio == 1 ? 1 : Math.min(1, middle + half));
    }
}
