package org.woodgrain.lab.chance;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.woodgrain.dice.odds.Fraction;
import org.woodgrain.dice.odds.Likelihood;
import org.woodgrain.rules.RuleOdds;

/** Puts an answer together. */
final class AnswerBuilder {
    private final Facts facts;
    private final String about;
    private final List<ChanceAnswer.Line> lines = new ArrayList<>();
    private final TreeSet<String> rules = new TreeSet<>();
    private final List<String> notes = new ArrayList<>();

    /** An answer about something, told with its facts. */
    AnswerBuilder(Facts facts, String about) {
        this.facts = facts;
        this.about = about;
    }

    AnswerBuilder line(String outcome, Likelihood chance) {
        lines.add(new ChanceAnswer.Line(outcome, chance));
        return this;
    }

    AnswerBuilder line(String outcome, Fraction chance) {
        return line(outcome, new Likelihood.Exact(chance));
    }

    /** A line for outcomes of some sort, and the rules by which dice were thrown. */
    <T> AnswerBuilder line(String outcome, RuleOdds<T> odds, Predicate<? super T> wanted) {
        rules.addAll(odds.rules());
        return line(outcome, odds.chance(wanted));
    }

    /** The two lines of what happens or does not. */
    AnswerBuilder yesOrNo(RuleOdds<Boolean> odds, String happens, String otherwise) {
        return line(happens, odds, each -> each).line(otherwise, odds, each -> !each);
    }

    AnswerBuilder rules(String... more) {
        rules.addAll(List.of(more));
        return this;
    }

    AnswerBuilder rules(Collection<String> more) {
        rules.addAll(more);
        return this;
    }

    /** Something else that should be known; nothing if it is empty. */
    AnswerBuilder note(String note) {
        if (!note.isEmpty()) {
            notes.add(note);
        }
        return this;
    }

    ChanceAnswer build() {
        return new ChanceAnswer(facts.question().name(), about, facts.profile(), lines, rules, notes);
    }
}
