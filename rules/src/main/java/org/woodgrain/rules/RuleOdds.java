package org.woodgrain.rules;

import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import org.woodgrain.dice.odds.Likelihood;
import org.woodgrain.dice.odds.Outcomes;

/**
 * The odds of a rule: of the very function that play calls, over every way in which its dice can fall.
 *
 * @param outcomes what it can come to
 * @param rules ids of the rules by which dice are thrown in it
 */
public record RuleOdds<T>(Outcomes<T> outcomes, SortedSet<String> rules) {

    public RuleOdds {
        rules = Collections.unmodifiableSortedSet(new TreeSet<>(rules));
    }

    /** The odds of a rule, which does the same whenever the same dice fall. */
    public static <T> RuleOdds<T> of(Function<Throws, T> rule) {
        TreeSet<String> rules = new TreeSet<>();
        Outcomes<T> outcomes = Outcomes.of(dice -> {
            Throws throwing = new Throws(dice);
            T outcome = rule.apply(throwing);
            throwing.take().forEach(roll -> rules.add(roll.rule()));
            return outcome;
        });
        return new RuleOdds<>(outcomes, rules);
    }

    /** How likely an outcome of some sort is. */
    public Likelihood chance(Predicate<? super T> wanted) {
        return outcomes.chance(wanted);
    }
}
