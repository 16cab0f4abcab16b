package org.woodgrain.server.lab;

import java.util.List;
import java.util.Optional;
import org.woodgrain.dice.odds.Likelihood;
import org.woodgrain.lab.chance.ChanceAnswer;
import org.woodgrain.lab.chance.Chances;
import org.woodgrain.lab.chance.Fact;
import org.woodgrain.lab.chance.Question;
import org.woodgrain.press.odds.Shares;

/**
 * A question about a chance of the game, and its answer.
 *
 * @param chances all that can be asked
 * @param form as it was typed
 * @param question which it is; empty if none was asked
 * @param fault what is wrong, as a sentence; empty if nothing is
 * @param job what works on it; empty if nothing was asked, or something is wrong
 */
public record ChancePage(
        Chances chances, ChanceForm form, Optional<Question> question, String fault, Optional<Job<ChanceAnswer>> job) {

    /** Whether it is still worked on. */
    public boolean working() {
        return job.isPresent() && !job.get().ended(0);
    }

    /** What is known; empty as long as it is worked on. */
    public Optional<ChanceAnswer> answer() {
        return job.flatMap(Job::answer);
    }

    /** Why there is no answer, as a sentence; empty if there is one, or may be one yet. */
    public String failed() {
        return job.map(Job::fault)
                .filter(message -> !message.isEmpty())
                .map(Fields::sentence)
                .orElse(fault);
    }

    /** What is wrong with a fact, as a sentence; empty if nothing is. */
    public String fault(Fact fact) {
        String said = failed();
        int at = said.indexOf(": " + fact.usage() + " ");
        if (at < 0) {
            return "";
        }
        String rest = said.substring(at + fact.usage().length() + 3);
        int example = rest.indexOf(", as in: ");
        String told = example < 0 ? rest : rest.substring(0, example);
        return Fields.sentence("It " + told);
    }

    /** What is wrong with none of the facts by itself; empty if nothing is. */
    public String faultOfAll() {
        return question.stream()
                        .flatMap(each -> each.facts().stream())
                        .anyMatch(fact -> !fault(fact).isEmpty())
                ? ""
                : failed();
    }

    /** The address of a question with the facts of its example. */
    public String example(Question each) {
        ChanceForm form = new ChanceForm(each.name(), "original", chances.facts(each, each.example()));
        return form.address("/lab/chance").toString();
    }

    /** The address of this question. */
    public String here() {
        return form.address("/lab/chance").toString();
    }

    /** The address of this question in another shape. */
    public String address(String format) {
        return form.address("/lab/chance").with("format", format).toString();
    }

    /** The address of the same question for programs. */
    public String api() {
        return form.address("/api/chance").toString();
    }

    /** The label of a fact: "at least". */
    public static String label(Fact fact) {
        return fact.name().replace('-', ' ');
    }

    /** A chance in hundredths. */
    public static String percent(ChanceAnswer.Line line) {
        return Shares.percent(line.chance().about());
    }

    /** How wide a bar is drawn for a chance: 0 to 100. */
    public static String bar(ChanceAnswer.Line line) {
        return String.format(java.util.Locale.ROOT, "%.1f", 100 * line.chance().about());
    }

    /** A chance as a fraction, or where it lies if it is estimated; empty if that is too long. */
    public static String fraction(ChanceAnswer.Line line) {
        return switch (line.chance()) {
            case Likelihood.Exact exact -> Shares.fraction(exact.chance());
            case Likelihood.Estimated estimated -> Shares.between(estimated.interval());
        };
    }

    /** What the answer says of itself. */
    public static String standing(ChanceAnswer answer) {
        return answer.exact() ? "Exact." : "Partly estimated by throwing; the bounds hold nineteen times in twenty.";
    }

    /** Questions by what they are about. */
    public List<Chances.Kind> kinds() {
        return chances.kinds();
    }

    /** What is expected of a fact, without the quotation marks that a shell needs. */
    public static String expected(Fact fact) {
        return fact.expected().replaceAll("'([^']*)'", "$1");
    }
}
