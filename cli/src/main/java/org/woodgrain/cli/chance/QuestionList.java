package org.woodgrain.cli.chance;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.woodgrain.lab.chance.Fact;
import org.woodgrain.lab.chance.Question;

/** The questions, and what each of them takes. */
final class QuestionList {
    private QuestionList() {}

    static List<String> of(List<Question> questions) {
        List<String> lines = new ArrayList<>();
        lines.add("What the rules have a chance for, each with its facts; what is left out is as in brackets:");
        lines.add("");
        for (Question question : questions) {
            lines.addAll(facts(question));
            lines.add("");
        }
        lines.add("--profile classic asks the classic rules; --format tsv or json is for programs.");
        lines.add("For dice by themselves, ask odds.");
        return lines;
    }

    static List<String> facts(Question question) {
        List<String> lines = new ArrayList<>();
        lines.add(String.format(Locale.ROOT, "%-13s %s", question.name(), question.about()));
        for (Fact fact : question.facts()) {
            String preset =
                    fact.kind() == Fact.Kind.SWITCH || fact.preset().isEmpty() ? "" : " [" + fact.preset() + "]";
            lines.add(String.format(Locale.ROOT, "    %-16s %s%s", fact.usage(), fact.expected(), preset));
        }
        lines.add("    as in: chance " + question.example());
        return lines;
    }
}
