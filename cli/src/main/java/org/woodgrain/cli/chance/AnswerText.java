package org.woodgrain.cli.chance;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.woodgrain.dice.odds.Likelihood;
import org.woodgrain.lab.chance.ChanceAnswer;
import org.woodgrain.press.odds.Shares;

/** An answer for the terminal. */
final class AnswerText {
    private AnswerText() {}

    static List<String> of(ChanceAnswer answer) {
        List<String> lines = new ArrayList<>();
        lines.add(begun(answer.about()) + ", by the " + answer.profile().label() + " rules:");
        int outcome =
                width(answer.lines().stream().map(ChanceAnswer.Line::outcome).toList());
        int percent = width(answer.lines().stream().map(AnswerText::percent).toList());
        for (ChanceAnswer.Line line : answer.lines()) {
            lines.add(String.format(
                            Locale.ROOT,
                            "  %-" + outcome + "s  %" + percent + "s  %s",
                            line.outcome(),
                            percent(line),
                            figures(line))
                    .stripTrailing());
        }
        answer.notes().forEach(lines::add);
        lines.add((answer.exact() ? "Exact." : "Partly estimated by throwing, as marked.") + " Rules: "
                + String.join(", ", answer.rules()) + ".");
        return lines;
    }

    private static String begun(String about) {
        return about.substring(0, 1).toUpperCase(Locale.ROOT) + about.substring(1);
    }

    private static String percent(ChanceAnswer.Line line) {
        return Shares.percent(line.chance().about());
    }

    private static String figures(ChanceAnswer.Line line) {
        return switch (line.chance()) {
            case Likelihood.Exact exact -> {
                String fraction = Shares.fraction(exact.chance());
                String decimal = exact.chance().decimal().stripTrailingZeros().toPlainString();
                yield fraction.isEmpty()
                        ? "= " + decimal
                        : fraction.equals(decimal) ? "" : "= " + fraction + " = " + decimal;
            }
            case Likelihood.Estimated estimated ->
                "estimated, " + Shares.between(estimated.interval()) + " (" + estimated.tries() + " throws)";
        };
    }

    private static int width(List<String> texts) {
        return texts.stream().mapToInt(String::length).max().orElse(1);
    }
}
