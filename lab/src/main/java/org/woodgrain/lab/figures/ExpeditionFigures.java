package org.woodgrain.lab.figures;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.woodgrain.lab.expeditions.Companies;
import org.woodgrain.lab.expeditions.Difference;
import org.woodgrain.lab.expeditions.Estimate;
import org.woodgrain.lab.expeditions.Figure;
import org.woodgrain.lab.expeditions.Findings;
import org.woodgrain.rules.Ruleset;

/** What expeditions came to as named figures, in rows and for JSON. */
public final class ExpeditionFigures {
    private ExpeditionFigures() {}

    /** A heading and a row for each figure; those of the second ruleset and the difference come behind. */
    public static List<List<Object>> rows(Findings findings) {
        boolean both = findings.rulesets().size() > 1;
        List<List<Object>> rows = new ArrayList<>();
        rows.add(
                both
                        ? List.of(
                                "figure",
                                "a",
                                "a.least",
                                "a.most",
                                "b",
                                "b.least",
                                "b.most",
                                "difference",
                                "difference.least",
                                "difference.most")
                        : List.of("figure", "value", "error", "least", "most", "counted", "of"));
        for (Figure figure : findings.figures()) {
            Estimate first = findings.estimate(0, figure);
            if (both) {
                Estimate second = findings.estimate(1, figure);
                Difference apart = findings.difference(figure);
                rows.add(List.of(
                        figure.name(),
                        first.value(),
                        first.interval().least(),
                        first.interval().most(),
                        second.value(),
                        second.interval().least(),
                        second.interval().most(),
                        apart.value(),
                        apart.interval().least(),
                        apart.interval().most()));
            } else {
                rows.add(List.of(
                        figure.name(),
                        first.value(),
                        first.error(),
                        first.interval().least(),
                        first.interval().most(),
                        first.above(),
                        first.below()));
            }
        }
        return rows;
    }

    /** Everything, as JSON has it. */
    public static Map<String, Object> of(Findings findings) {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("seed", findings.question().seed());
        all.put("asked", findings.question().campaigns());
        all.put("campaigns", findings.campaigns());
        all.put("sessions", findings.question().sessions());
        all.put("company", Companies.told(findings.question().company()));
        all.put(
                "rulesets",
                findings.rulesets().stream().map(ExpeditionFigures::rules).toList());
        List<Map<String, Object>> figures = new ArrayList<>();
        for (Figure figure : findings.figures()) {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("name", figure.name());
            one.put("label", figure.label());
            one.put("under", figure.group().label());
            List<Map<String, Object>> sides = new ArrayList<>();
            for (int side = 0; side < findings.rulesets().size(); side++) {
                sides.add(side(findings.estimate(side, figure)));
            }
            one.put("values", sides);
            if (findings.rulesets().size() > 1) {
                Difference apart = findings.difference(figure);
                Map<String, Object> difference = new LinkedHashMap<>();
                difference.put("value", apart.value());
                difference.put("error", apart.error());
                difference.put("least", apart.interval().least());
                difference.put("most", apart.interval().most());
                one.put("difference", difference);
            }
            figures.add(one);
        }
        all.put("figures", figures);
        return all;
    }

    private static Map<String, Object> side(Estimate estimate) {
        Map<String, Object> side = new LinkedHashMap<>();
        side.put("value", estimate.value());
        side.put("error", estimate.error());
        side.put("least", estimate.interval().least());
        side.put("most", estimate.interval().most());
        side.put("counted", estimate.above());
        side.put("of", estimate.below());
        return side;
    }

    /** A ruleset as it is typed: {@code classic variable-damage=true}. */
    public static String rules(Ruleset ruleset) {
        String options = ruleset.options().entrySet().stream()
                .map(each -> " " + each.getKey() + "=" + each.getValue())
                .collect(Collectors.joining());
        return ruleset.profile().label() + options;
    }
}
