package org.woodgrain.press.odds;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.woodgrain.dice.odds.Distribution;
import org.woodgrain.dice.odds.Fraction;
import org.woodgrain.dice.odds.Interval;
import org.woodgrain.dice.odds.Odds;
import org.woodgrain.dice.odds.Tuples;
import org.woodgrain.press.figures.Json;

/** Odds as JSON: an array with one object for each expression; whole numbers of any length stand in quotation marks. */
public final class OddsJson {
    private static final int[] QUANTILES = {5, 25, 50, 75, 95};

    private OddsJson() {}

    /** The array. */
    public static String of(List<Question> questions, OptionalLong atLeast) {
        return questions.stream().map(question -> one(question, atLeast)).collect(Collectors.joining(",\n", "[", "]"));
    }

    private static String one(Question question, OptionalLong atLeast) {
        Odds odds = question.odds();
        Distribution distribution = OddsWords.distribution(odds);
        List<String> members = new ArrayList<>();
        members.add(Json.member("expression", Json.text(question.expression().text())));
        question.expression().label().ifPresent(label -> members.add(Json.member("label", Json.text(label))));
        members.add(Json.member("exact", Boolean.toString(!(odds instanceof Odds.Estimated))));
        switch (odds) {
            case Odds.Exact exact -> depth(members, exact.depth(), distribution);
            case Odds.Repeated repeated -> {
                members.add(Json.member("repeats", Integer.toString(repeated.times())));
                depth(members, repeated.depth(), distribution);
            }
            case Odds.Estimated estimated -> {
                members.add(Json.member("reason", Json.text(estimated.reason())));
                members.add(Json.member("tries", Long.toString(estimated.tries())));
                members.add(Json.member("meanInterval", interval(estimated.mean())));
            }
        }
        members.add(Json.member("mean", fraction(distribution.mean())));
        members.add(Json.member("variance", fraction(distribution.variance())));
        members.add(Json.member("deviation", Double.toString(distribution.deviation())));
        List<String> quantiles = new ArrayList<>();
        for (int hundredths : QUANTILES) {
            quantiles.add(Json.member(Integer.toString(hundredths), Long.toString(distribution.quantile(hundredths))));
        }
        members.add(Json.member("quantiles", "{" + String.join(",", quantiles) + "}"));
        atLeast.ifPresent(number -> members.add(Json.member("atLeast", atLeast(odds, distribution, number))));
        members.add(Json.member("total", Json.text(distribution.total().toString())));
        members.add(Json.member("outcomes", outcomes(distribution)));
        if (odds instanceof Odds.Repeated repeated) {
            members.add(Json.member(
                    "sorted",
                    repeated.sorted().stream().map(OddsJson::outcomes).collect(Collectors.joining(",", "[", "]"))));
            repeated.tuples().ifPresent(tuples -> members.add(Json.member("sets", sets(tuples))));
        }
        return "{" + String.join(",", members) + "}";
    }

    private static void depth(List<String> members, int depth, Distribution distribution) {
        if (depth > 0) {
            members.add(Json.member("depth", Integer.toString(depth)));
            members.add(Json.member("beyond", fraction(distribution.beyond())));
        }
    }

    private static String atLeast(Odds odds, Distribution distribution, long number) {
        String chance = odds instanceof Odds.Estimated estimated
                ? Json.member("interval", interval(estimated.atLeast(number)))
                : Json.member("chance", fraction(distribution.atLeast(number)));
        return "{" + Json.member("number", Long.toString(number)) + "," + chance + "}";
    }

    private static String outcomes(Distribution distribution) {
        BigInteger[] weights = new BigInteger[distribution.size()];
        List<String> rows = new ArrayList<>();
        for (int place = 0; place < weights.length; place++) {
            rows.add("{" + Json.member("outcome", Long.toString(distribution.outcome(place))) + ","
                    + Json.member("weight", Json.text(distribution.weight(place).toString())) + ","
                    + Json.member("chance", Double.toString(distribution.share(place))) + "}");
        }
        return "[" + String.join(",\n", rows) + "]";
    }

    private static String sets(Tuples tuples) {
        List<String> rows = new ArrayList<>();
        for (int place = 0; place < tuples.size(); place++) {
            rows.add("{" + Json.member("outcome", "[" + OddsRows.tuple(tuples, place) + "]") + ","
                    + Json.member("weight", Json.text(tuples.weight(place).toString())) + "}");
        }
        return "{" + Json.member("total", Json.text(tuples.total().toString())) + ","
                + Json.member("outcomes", "[" + String.join(",\n", rows) + "]") + "}";
    }

    private static String fraction(Fraction fraction) {
        return "{" + Json.member("fraction", Json.text(fraction.toString())) + ","
                + Json.member("decimal", fraction.decimal().toString()) + "}";
    }

    private static String interval(Interval interval) {
        return "[" + interval.least() + "," + interval.most() + "]";
    }
}
