package org.woodgrain.lab.chance;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import org.woodgrain.dice.odds.Likelihood;
import org.woodgrain.rules.Profile;

/**
 * What a question came to.
 *
 * @param question its name
 * @param about what was asked, with its facts
 * @param profile by which it was answered
 * @param lines the outcomes; the first is what the question is about
 * @param rules ids of the rules that were applied
 * @param notes what else should be known
 */
public record ChanceAnswer(
        String question, String about, Profile profile, List<Line> lines, SortedSet<String> rules, List<String> notes) {

    /** An outcome and how likely it is. */
    public record Line(String outcome, Likelihood chance) {}

    public ChanceAnswer {
        lines = List.copyOf(lines);
        rules = Collections.unmodifiableSortedSet(new TreeSet<>(rules));
        notes = List.copyOf(notes);
    }

    /** Whether every chance is exact; else some are estimated, and say so. */
    public boolean exact() {
        return lines.stream().allMatch(line -> line.chance() instanceof Likelihood.Exact);
    }

    /** Outcome, fraction (or nothing where the chance is estimated) and decimal of each line. */
    public List<List<String>> rows() {
        List<List<String>> rows = new ArrayList<>();
        for (Line line : lines) {
            rows.add(
                    switch (line.chance()) {
                        case Likelihood.Exact exact ->
                            List.of(
                                    line.outcome(),
                                    exact.chance().toString(),
                                    exact.chance().decimal().toPlainString());
                        case Likelihood.Estimated estimated ->
                            List.of(line.outcome(), "", Double.toString(estimated.about()));
                    });
        }
        return rows;
    }

    /** The same as maps, lists, numbers and text. */
    public Map<String, Object> named() {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("question", question);
        all.put("about", about);
        all.put("profile", profile.label());
        all.put("exact", exact());
        List<Map<String, Object>> chances = new ArrayList<>();
        for (Line line : lines) {
            chances.add(named(line));
        }
        all.put("chances", chances);
        all.put("rules", List.copyOf(rules));
        all.put("notes", notes);
        return all;
    }

    private static Map<String, Object> named(Line line) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("outcome", line.outcome());
        switch (line.chance()) {
            case Likelihood.Exact exact -> {
                row.put("fraction", exact.chance().toString());
                row.put("decimal", exact.chance().decimal());
            }
            case Likelihood.Estimated estimated -> {
                row.put("decimal", BigDecimal.valueOf(estimated.about()));
                row.put(
                        "interval",
                        List.of(
                                estimated.interval().least(),
                                estimated.interval().most()));
                row.put("tries", estimated.tries());
            }
        }
        return row;
    }
}
