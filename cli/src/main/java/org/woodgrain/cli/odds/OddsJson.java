package org.woodgrain.cli.odds;

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
import org.woodgrain.press.odds.OddsWords;

/** Odds as JSON: an array with one object for each expression; whole numbers of any length stand in quotation marks. */
final class OddsJson {
    private static final int[] QUANTILES = {5, 25, 50, 75, 95};

    private OddsJson() {}

    static String of(List<Question> questions, OptionalLong atLeast) {
        return questions.stream().map(question -> one(question, atLeast)).collect(Collectors.joining(",\n", "[", "]"));
    }

    private static String one(Question question, OptionalLong atLeast) {
        Odds odds = question.odds();
        Distribution distribution = OddsWords.distribution(odds);
        List<String> members = new ArrayList<>();
        members.add(member("expression", text(question.expression().text())));
        question.expression().label().ifPresent(label -> members.add(member("label", text(label))));
        members.add(member("exact", Boolean.toString(!(odds instanceof Odds.Estimated))));
        switch (odds) {
            case Odds.Exact exact -> depth(members, exact.depth(), distribution);
            case Odds.Repeated repeated -> {
                members.add(member("repeats", Integer.toString(repeated.times())));
                depth(members, repeated.depth(), distribution);
            }
            case Odds.Estimated estimated -> {
                members.add(member("reason", text(estimated.reason())));
                members.add(member("tries", Long.toString(estimated.tries())));
                members.add(member("meanInterval", interval(estimated.mean())));
            }
        }
        members.add(member("mean", fraction(distribution.mean())));
        members.add(member("variance", fraction(distribution.variance())));
        members.add(member("deviation", Double.toString(distribution.deviation())));
        List<String> quantiles = new ArrayList<>();
        for (int hundredths : QUANTILES) {
            quantiles.add(member(Integer.toString(hundredths), Long.toString(distribution.quantile(hundredths))));
        }
        members.add(member("quantiles", "{" + String.join(",", quantiles) + "}"));
        atLeast.ifPresent(number -> members.add(member("atLeast", atLeast(odds, distribution, number))));
        members.add(member("total", text(distribution.total().toString())));
        members.add(member("outcomes", outcomes(distribution)));
        if (odds instanceof Odds.Repeated repeated) {
            members.add(member(
                    "sorted",
                    repeated.sorted().stream().map(OddsJson::outcomes).collect(Collectors.joining(",", "[", "]"))));
            repeated.tuples().ifPresent(tuples -> members.add(member("sets", sets(tuples))));
        }
        return "{" + String.join(",", members) + "}";
    }

    private static void depth(List<String> members, int depth, Distribution distribution) {
        if (depth > 0) {
            members.add(member("depth", Integer.toString(depth)));
            members.add(member("beyond", fraction(distribution.beyond())));
        }
    }

    private static String atLeast(Odds odds, Distribution distribution, long number) {
        String chance = odds instanceof Odds.Estimated estimated
                ? member("interval", interval(estimated.atLeast(number)))
                : member("chance", fraction(distribution.atLeast(number)));
        return "{" + member("number", Long.toString(number)) + "," + chance + "}";
    }

    private static String outcomes(Distribution distribution) {
        BigInteger[] weights = new BigInteger[distribution.size()];
        List<String> rows = new ArrayList<>();
        for (int place = 0; place < weights.length; place++) {
            rows.add("{" + member("outcome", Long.toString(distribution.outcome(place))) + ","
                    + member("weight", text(distribution.weight(place).toString())) + ","
                    + member("chance", Double.toString(distribution.share(place))) + "}");
        }
        return "[" + String.join(",\n", rows) + "]";
    }

    private static String sets(Tuples tuples) {
        List<String> rows = new ArrayList<>();
        for (int place = 0; place < tuples.size(); place++) {
            rows.add("{" + member("outcome", "[" + OddsRows.tuple(tuples, place) + "]") + ","
                    + member("weight", text(tuples.weight(place).toString())) + "}");
        }
        return "{" + member("total", text(tuples.total().toString())) + ","
                + member("outcomes", "[" + String.join(",\n", rows) + "]") + "}";
    }

    private static String fraction(Fraction fraction) {
        return "{" + member("fraction", text(fraction.toString())) + ","
                + member("decimal", fraction.decimal().toString()) + "}";
    }

    private static String interval(Interval interval) {
        return "[" + interval.least() + "," + interval.most() + "]";
    }

    private static String member(String name, String value) {
        return text(name) + ":" + value;
    }

    private static String text(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char sign = text.charAt(i);
            if (sign == '"' || sign == '\\') {
                quoted.append('\\').append(sign);
            } else if (sign < ' ') {
                quoted.append(String.format(java.util.Locale.ROOT, "\\u%04x", (int) sign));
            } else {
                quoted.append(sign);
            }
        }
        return quoted.append('"').toString();
    }
}
