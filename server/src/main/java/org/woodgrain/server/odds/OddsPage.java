package org.woodgrain.server.odds;

import java.util.List;
import java.util.Optional;
import org.woodgrain.dice.odds.Fraction;
import org.woodgrain.press.odds.OddsComparison;
import org.woodgrain.press.odds.Shares;

/**
 * A question about dice and its answer.
 *
 * @param question as it was typed; its dice may be empty
 * @param faults what is wrong with the question; none if nothing is
 * @param answers one for each expression; none if something is wrong or nothing was asked
 * @param contests how the first does against each of the others
 * @param comparison the outcomes of all side by side; without rows unless there are several
 * @param chart the drawing of all of them; empty without answers
 */
public record OddsPage(
        OddsQuestion question,
        List<OddsQuestion.Fault> faults,
        List<Answer> answers,
        List<Versus> contests,
        OddsComparison comparison,
        String chart) {
    public OddsPage {
        faults = List.copyOf(faults);
        answers = List.copyOf(answers);
        contests = List.copyOf(contests);
    }

    /** A chance in hundredths, and as a fraction; the fraction is empty where it is too long to read. */
    public record Share(String percent, String fraction) {
        static Share of(Fraction chance) {
            return new Share(Shares.percent(chance), Shares.fraction(chance));
        }
    }

    /** How the first expression does against another: higher, equal, lower. */
    public record Versus(String other, List<Share> shares) {
        public Versus {
            shares = List.copyOf(shares);
        }
    }

    static OddsPage without(OddsQuestion question, List<OddsQuestion.Fault> faults) {
        return new OddsPage(question, faults, List.of(), List.of(), new OddsComparison(List.of(), true), "");
    }

    /** What is wrong with a field. */
    public Optional<OddsQuestion.Fault> fault(String field) {
        return faults.stream().filter(each -> each.field().equals(field)).findFirst();
    }

    /** Whether there are several expressions to be compared. */
    public boolean several() {
        return answers.size() > 1;
    }

    /** Questions worth asking. */
    public List<Example> examples() {
        return List.of(
                new Example("3d6; 4d6dl1; 2d6+6", "three ways to throw an ability, side by side"),
                new Example("6x(4d6dl1)", "six abilities, and how they fall when sorted"),
                new Example("2d20kh1+5", "the better of two"),
                new Example("10d10!=10,>=7", "successes, with tens thrown again"),
                new Example("(1d20+3)>=15 ? 1d8+1 : 0", "damage of a blow that may miss"));
    }

    /** A question and what it is about. */
    public record Example(String dice, String about) {}
}
