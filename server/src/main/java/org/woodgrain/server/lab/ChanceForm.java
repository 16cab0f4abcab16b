package org.woodgrain.server.lab;

import java.util.LinkedHashMap;
import java.util.Map;
import org.woodgrain.lab.chance.ChanceAnswer;
import org.woodgrain.lab.chance.ChanceException;
import org.woodgrain.lab.chance.Chances;
import org.woodgrain.lab.chance.Fact;
import org.woodgrain.lab.chance.Question;
import org.woodgrain.lab.fights.FightsException;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;

/**
 * A question about a chance of the game as it was typed.
 *
 * @param ask the name of the question; empty if none was asked
 * @param profile the reading of the rules
 * @param facts those that were given, by name
 */
public record ChanceForm(String ask, String profile, Map<String, String> facts) {
    private static final int LONGEST = 200;

    public ChanceForm {
        ask = ask.strip();
    }

    /** From the parts of an address; what is left empty is left out. */
    public static ChanceForm of(Map<String, String> given) {
        Map<String, String> facts = new LinkedHashMap<>(given);
        facts.keySet().removeAll(java.util.List.of("ask", "profile", "format"));
        facts.values().removeIf(String::isBlank);
        facts.replaceAll((name, value) ->
                value.strip().substring(0, Math.min(LONGEST, value.strip().length())));
        return new ChanceForm(given.getOrDefault("ask", ""), given.getOrDefault("profile", "original"), facts);
    }

    /** What was given for a fact; empty if it was left out. */
    public String given(Fact fact) {
        return facts.getOrDefault(fact.name(), "");
    }

    /** The address of the question. */
    public Query address(String path) {
        Query query = Query.of(path).with("ask", ask);
        facts.forEach(query::with);
        return query.with("profile", profile, "original");
    }

    /** The profile, or a fault of the field {@code profile}. */
    Profile profile(Fields fields) {
        return fields.profile("profile", profile);
    }

    /** What is done to answer it. */
    Job.Work<ChanceAnswer> work(Chances chances, Question question, Profile rules) {
        return new Once<>("chance", () -> {
            try {
                return chances.ask(Ruleset.of(rules), question.name(), facts);
            } catch (ChanceException unfit) {
                throw new FightsException(String.valueOf(unfit.getMessage()));
            }
        });
    }
}
