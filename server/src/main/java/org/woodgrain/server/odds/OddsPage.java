package org.woodgrain.server.odds;

import java.util.List;

/**
 * A question about dice and its answer.
 *
 * @param question as it was typed; its dice may be empty
 * @param fault what is wrong with the question; empty if nothing is
 * @param answers one for each expression; none if something is wrong or nothing was asked
 * @param contests how the first does against the others
 * @param chart the drawing of all of them; empty without answers
 */
public record OddsPage(OddsQuestion question, String fault, List<Answer> answers, List<String> contests, String chart) {
    public OddsPage {
        answers = List.copyOf(answers);
        contests = List.copyOf(contests);
    }

    static OddsPage without(OddsQuestion question, String fault) {
        return new OddsPage(question, fault, List.of(), List.of(), "");
    }

    /** Questions worth asking. */
    public List<Example> examples() {
        return List.of(
                new Example("3d6; 4d6dl1", "two ways to throw abilities"),
                new Example("6x(4d6dl1)", "six of them, sorted"),
                new Example("2d20kh1+5", "the better of two"),
                new Example("10d10!=10,>=7", "successes, with tens thrown again"),
                new Example("(1d20+3)>=15 ? 1d8+1 : 0", "damage of a blow that may miss"));
    }

    /** A question and what it is about. */
    public record Example(String dice, String about) {}
}
