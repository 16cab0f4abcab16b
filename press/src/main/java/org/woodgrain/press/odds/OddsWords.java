package org.woodgrain.press.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.woodgrain.dice.odds.Contest;
import org.woodgrain.dice.odds.Distribution;
import org.woodgrain.dice.odds.Fraction;
import org.woodgrain.dice.odds.Interval;
import org.woodgrain.dice.odds.Odds;

/** What the odds of an expression are, in sentences. */
public final class OddsWords {
    private static final int LONGEST = 150;
    private static final int MEDIAN = 50;
    private static final int[] QUANTILES = {5, 25, 50, 75, 95};

    private OddsWords() {}

    /** The outcomes on which tables and charts are built: of each repeat, where it is repeated. */
    public static Distribution distribution(Odds odds) {
        return switch (odds) {
            case Odds.Exact exact -> exact.distribution();
            case Odds.Repeated repeated -> repeated.each();
            case Odds.Estimated estimated -> estimated.sample();
        };
    }

    /** Whether the odds are exact, and how far; in one or two sentences. */
    public static List<String> standing(Odds odds) {
        List<String> words = new ArrayList<>();
        switch (odds) {
            case Odds.Exact exact -> {
                words.add(exactly(exact.distribution()));
                beyond(words, exact.distribution(), exact.depth());
            }
            case Odds.Repeated repeated -> {
                words.add(exactly(repeated.each()) + " Each of " + repeated.times() + " alike, by itself.");
                beyond(words, repeated.each(), repeated.depth());
            }
            case Odds.Estimated estimated ->
                words.add(String.format(
                        Locale.ROOT,
                        "Estimated, not exact: %s. The dice were thrown %,d times%s; intervals hold 19 times in 20.",
                        estimated.reason(),
                        estimated.tries(),
                        estimated.times() > 1 ? ", and what follows is of each repeat by itself" : ""));
        }
        return words;
    }

    private static String exactly(Distribution odds) {
        return odds.total().bitLength() > 60
                ? "Exact; the weights are shares of a number of " + digits(odds) + " digits."
                : String.format(Locale.ROOT, "Exact; the weights are shares of %,d.", odds.total());
    }

    private static int digits(Distribution odds) {
        return odds.total().toString().length();
    }

    private static void beyond(List<String> words, Distribution odds, int depth) {
        if (depth == 0) {
            return;
        }
        String followed = "Exploding chains are followed to " + depth + (depth == 1 ? " die" : " dice");
        Fraction beyond = odds.beyond();
        if (beyond.isZero()) {
            words.add(followed + ", and nothing lies beyond.");
            return;
        }
        String fraction = beyond.toString();
        words.add(followed + "; the chance of what lies beyond is "
                + (fraction.length() > LONGEST ? "" : "exactly " + fraction + ", ")
                + Shares.percent(beyond.doubleValue())
                + (fraction.length() > LONGEST ? " (the JSON answer has the exact fraction)" : "")
                + ". Mean, deviation and quantiles are of what lies within.");
    }

    /** Mean, deviation, quantiles and ends, in one line each. */
    public static List<String> figures(Odds odds) {
        Distribution outcomes = distribution(odds);
        List<String> words = new ArrayList<>();
        String mean = Shares.fraction(outcomes.mean());
        String decimal = Shares.number(outcomes.mean().doubleValue());
        if (odds instanceof Odds.Estimated estimated) {
            Interval interval = estimated.mean();
            words.add("Mean " + Shares.number(interval.least()) + " to " + Shares.number(interval.most()));
        } else {
            words.add("Mean " + decimal + (mean.isEmpty() || mean.indexOf('/') < 0 ? "" : " (" + mean + ")"));
        }
        words.add("Deviation " + Shares.number(outcomes.deviation()));
        StringBuilder quantiles = new StringBuilder("Quantiles");
        for (int hundredths : QUANTILES) {
            quantiles
                    .append(hundredths == 5 ? " " : ", ")
                    .append(hundredths)
                    .append("%: ")
                    .append(outcomes.quantile(hundredths));
        }
        words.add(quantiles.toString());
        words.add((odds instanceof Odds.Estimated ? "Seen from " : "From ") + outcomes.least() + " to "
                + outcomes.most());
        return words;
    }

    /**
     * A figure by its name.
     *
     * @param fraction the same as a fraction; empty where it is none, or too long to read
     */
    public record Measure(String name, String value, String fraction) {
        Measure(String name, String value) {
            this(name, value, "");
        }
    }

    /** Mean, deviation, ends and quantiles, each by its name; the same for every kind of odds. */
    public static List<Measure> measures(Odds odds) {
        Distribution outcomes = distribution(odds);
        List<Measure> all = new ArrayList<>();
        if (odds instanceof Odds.Estimated estimated) {
            Interval mean = estimated.mean();
            all.add(new Measure("Mean", Shares.number(mean.least()) + " to " + Shares.number(mean.most())));
        } else {
            String fraction = Shares.fraction(outcomes.mean());
            all.add(new Measure(
                    "Mean", Shares.number(outcomes.mean().doubleValue()), fraction.indexOf('/') < 0 ? "" : fraction));
        }
        all.add(new Measure("Deviation", Shares.number(outcomes.deviation())));
        all.add(new Measure("Least", Long.toString(outcomes.least())));
        for (int hundredths : QUANTILES) {
            all.add(new Measure(
                    hundredths == MEDIAN ? "Median" : hundredths + "% quantile",
                    Long.toString(outcomes.quantile(hundredths))));
        }
        all.add(new Measure("Most", Long.toString(outcomes.most())));
        return all;
    }

    /** The chance of a number or more. */
    public static String atLeast(Odds odds, long number) {
        return switch (odds) {
            case Odds.Exact exact ->
                number + " or more: "
                        + bounds(exact.distribution(), exact.distribution().atLeast(number));
            case Odds.Estimated estimated -> number + " or more: " + Shares.between(estimated.atLeast(number));
            case Odds.Repeated repeated -> {
                List<Distribution> sorted = repeated.sorted();
                String each = "each " + number + " or more: "
                        + Shares.both(repeated.each().atLeast(number));
                yield sorted.isEmpty()
                        ? each
                        : each + "; all of them: "
                                + Shares.both(sorted.getFirst().atLeast(number))
                                + "; at least one: "
                                + Shares.both(sorted.getLast().atLeast(number));
            }
        };
    }

    /** A chance; where something lies beyond, that may belong to it as well. */
    private static String bounds(Distribution odds, Fraction chance) {
        double beyond = odds.beyond().doubleValue();
        return beyond < 1e-9
                ? Shares.both(chance)
                : "at least " + Shares.both(chance) + ", at most " + Shares.percent(chance.doubleValue() + beyond);
    }

    /** How the outcomes of one compare to those of another. */
    public static String contest(String one, String other, Contest contest) {
        return one + " against " + other + ": higher " + Shares.both(contest.higher()) + ", equal "
                + Shares.both(contest.equal()) + ", lower " + Shares.both(contest.lower());
    }

    /** Sorted repeats, one line for each rank from the lowest. */
    public static List<String> ranks(Odds.Repeated repeated) {
        List<String> words = new ArrayList<>();
        List<Distribution> sorted = repeated.sorted();
        for (int rank = 0; rank < sorted.size(); rank++) {
            Distribution one = sorted.get(rank);
            words.add(String.format(
                    Locale.ROOT,
                    "%-12s mean %s, half of the time %d or more, from %d to %d",
                    rankName(rank, sorted.size()),
                    Shares.number(one.mean().doubleValue()),
                    one.upperMedian(),
                    one.least(),
                    one.most()));
        }
        return words;
    }

    /** The name of a rank, counted from the lowest. */
    public static String rankName(int rank, int of) {
        if (rank == 0) {
            return "lowest";
        }
        if (rank == of - 1) {
            return "highest";
        }
        int number = rank + 1;
        String ending = number % 100 / 10 == 1
                ? "th"
                : number % 10 == 1 ? "st" : number % 10 == 2 ? "nd" : number % 10 == 3 ? "rd" : "th";
        return number + ending + " lowest";
    }
}
