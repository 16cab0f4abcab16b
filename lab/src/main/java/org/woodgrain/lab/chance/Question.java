package org.woodgrain.lab.chance;

import java.util.List;

/**
 * A question that the rules have a chance for.
 *
 * @param name as typed: {@code door}
 * @param about what is asked, in a few words
 * @param example a whole question
 * @param facts what it wants to know
 * @param asking how it is answered
 */
public record Question(String name, String about, String example, List<Fact> facts, Asking asking) {
    public Question {
        facts = List.copyOf(facts);
    }

    /** Answers a question. */
    @FunctionalInterface
    public interface Asking {
        /**
         * The answer for these facts.
         *
         * @throws ChanceException if they do not fit
         */
        ChanceAnswer answer(Facts facts);
    }
}
