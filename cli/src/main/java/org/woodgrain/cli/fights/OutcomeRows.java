package org.woodgrain.cli.fights;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.woodgrain.lab.fights.Tally;

/** The outcome of many fights as named figures, in rows or as one JSON object. */
final class OutcomeRows {
    private OutcomeRows() {}

    static List<String> tsv(Outcome outcome) {
        return tsv(figures(outcome));
    }

    static String json(Outcome outcome) {
        return json(figures(outcome));
    }

    /** A row for each name. */
    static List<String> tsv(Map<String, Object> figures) {
        List<String> rows = new ArrayList<>();
        rows.add("figure\tvalue");
        figures.forEach((name, value) -> rows.add(name + "\t" + value));
        return rows;
    }

    /** One object; text is quoted, all else is a number. */
    static String json(Map<String, Object> figures) {
        return figures.entrySet().stream()
                .map(each -> quoted(each.getKey()) + ":"
                        + (each.getValue() instanceof String text ? quoted(text) : each.getValue()))
                .collect(Collectors.joining(",", "{", "}"));
    }

    private static String quoted(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }

    private static Map<String, Object> figures(Outcome outcome) {
        Tally tally = outcome.tally();
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("profile", outcome.profile().name().toLowerCase(Locale.ROOT));
        all.put("seed", outcome.seed());
        all.put("asked", outcome.asked());
        all.put("fights", tally.fights());
        all.put("unended", tally.unended());
        all.put("rounds.mean", tally.meanRounds());
        all.put("rounds.median", tally.roundsOf(50));
        all.put("rounds.p95", tally.roundsOf(95));
        all.put("neither.won", tally.won(Tally.NEITHER));
        for (int side = 0; side < 2; side++) {
            String letter = Outcome.letter(side) + ".";
            all.put(letter + "size", outcome.setting().size(side));
            all.put(letter + "won", tally.won(side));
            all.put(letter + "win.least", tally.chance(side).least());
            all.put(letter + "win.most", tally.chance(side).most());
            all.put(letter + "slain.mean", tally.meanSlain(side));
            all.put(letter + "helpless.mean", tally.meanHelpless(side));
            all.put(letter + "hitPoints.lost", tally.meanLost(side));
            all.put(letter + "hitPoints.left", tally.meanLeft(side));
            for (int many = 0; many <= outcome.setting().size(side); many++) {
                all.put(letter + "losses." + many, tally.losses(side, many));
            }
        }
        for (int who = 0; who < tally.size(); who++) {
            all.put("slain." + tally.name(who), tally.slain(who));
        }
        return all;
    }
}
