package org.woodgrain.cli.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import org.woodgrain.dice.odds.Contest;
import org.woodgrain.dice.odds.Distribution;
import org.woodgrain.dice.odds.Odds;
import org.woodgrain.press.odds.OddsTable;
import org.woodgrain.press.odds.OddsWords;
import org.woodgrain.press.odds.Question;
import org.woodgrain.press.odds.Shares;

/** Odds as text for the terminal. */
final class OddsText {
    private static final int ROWS = 40;
    private static final int BAR = 36;
    private static final String EIGHTHS = " ▏▎▍▌▋▊▉";

    private final List<String> lines = new ArrayList<>();

    private OddsText() {}

    static List<String> of(List<Question> questions, OptionalLong atLeast) {
        OddsText text = new OddsText();
        for (Question question : questions) {
            text.one(question, atLeast);
        }
        text.contests(questions);
        return text.lines;
    }

    /** The first against each of the others. */
    private void contests(List<Question> questions) {
        for (Question other : questions.subList(1, questions.size())) {
            Question first = questions.getFirst();
            if (!(first.odds() instanceof Odds.Estimated) && !(other.odds() instanceof Odds.Estimated)) {
                lines.add(OddsWords.contest(
                        first.name(),
                        other.name(),
                        Contest.of(OddsWords.distribution(first.odds()), OddsWords.distribution(other.odds()))));
            }
        }
    }

    private void one(Question question, OptionalLong atLeast) {
        Odds odds = question.odds();
        lines.add(question.expression().toString());
        lines.addAll(OddsWords.standing(odds));
        lines.add(String.join("; ", OddsWords.figures(odds)) + ".");
        atLeast.ifPresent(number -> lines.add(OddsWords.atLeast(odds, number)));
        lines.add("");
        table(OddsWords.distribution(odds), !(odds instanceof Odds.Estimated));
        lines.add("");
        if (odds instanceof Odds.Repeated repeated) {
            lines.add("Sorted:");
            lines.addAll(OddsWords.ranks(repeated));
            lines.add("");
        }
    }

    private void table(Distribution odds, boolean exact) {
        OddsTable table = OddsTable.of(odds, ROWS, exact);
        int outcome = width(table.rows().stream().map(OddsTable.Row::outcome).toList(), "outcome");
        int fraction = table.fractions()
                ? width(table.rows().stream().map(OddsTable.Row::fraction).toList(), "fraction")
                : 0;
        String shape = "%" + outcome + "s  " + (fraction > 0 ? "%" + fraction + "s  " : "%s") + "%14s  %14s  %s";
        lines.add(String.format(Locale.ROOT, shape, "outcome", fraction > 0 ? "fraction" : "", "chance", "or more", "")
                .stripTrailing());
        for (OddsTable.Row row : table.rows()) {
            lines.add(String.format(
                            Locale.ROOT,
                            shape,
                            row.outcome(),
                            fraction > 0 ? row.fraction() : "",
                            Shares.percent(row.chance()),
                            Shares.percent(row.orMore()),
                            bar(row.chance() / table.likeliest()))
                    .stripTrailing());
        }
    }

    private static int width(List<String> texts, String heading) {
        return Math.max(
                heading.length(), texts.stream().mapToInt(String::length).max().orElse(0));
    }

    private static String bar(double share) {
        int eighths = (int) Math.round(share * BAR * EIGHTHS.length());
        int rest = eighths % EIGHTHS.length();
        return "█".repeat(eighths / EIGHTHS.length()) + (rest == 0 ? "" : EIGHTHS.substring(rest, rest + 1));
    }
}
