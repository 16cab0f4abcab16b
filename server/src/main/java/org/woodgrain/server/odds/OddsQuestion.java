package org.woodgrain.server.odds;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.woodgrain.dice.DiceException;
import org.woodgrain.dice.language.DiceExpression;
import org.woodgrain.dice.odds.Odds;
import org.woodgrain.press.odds.Question;

/**
 * A question about dice as it was typed.
 *
 * @param dice expressions with semicolons between
 * @param atLeast the number whose chance is wanted; may be empty
 */
public record OddsQuestion(String dice, String atLeast) {
    private static final int MOST = 5;

    /** It cannot be answered; the message says why, as a sentence. */
    public static final class Unclear extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Unclear(String message) {
            super(message, null, false, false);
        }
    }

    /**
     * What it asks, with the odds.
     *
     * @param questions the expressions
     * @param atLeast the number whose chance is wanted
     */
    public record Answered(List<Question> questions, OptionalLong atLeast) {
        public Answered {
            questions = List.copyOf(questions);
        }
    }

    /**
     * Tells the odds.
     *
     * @throws Unclear if something of it is not understood, or asks for too much
     */
    public Answered answer() {
        if (!atLeast.matches("|-?\\d{1,18}")) {
            throw new Unclear("\"" + atLeast + "\" is no whole number.");
        }
        String[] texts = dice.split(";", MOST + 1);
        if (texts.length > MOST) {
            throw new Unclear("At most " + MOST + " expressions can be compared.");
        }
        List<Question> questions = new ArrayList<>();
        for (String text : texts) {
            try {
                DiceExpression expression = DiceExpression.parse(text.strip());
                questions.add(new Question(expression, Odds.of(expression)));
            } catch (DiceException unclear) {
                throw new Unclear((texts.length > 1 ? text.strip() + ": " : "") + unclear.getMessage() + ".");
            }
        }
        return new Answered(
                questions, atLeast.isEmpty() ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(atLeast)));
    }

    /** The address of the question in another shape. */
    public String rows() {
        return "/lab/odds?dice=" + encode(dice) + (atLeast.isEmpty() ? "" : "&at-least=" + encode(atLeast))
                + "&format=tsv";
    }

    /** The address of the question for programs. */
    public String api() {
        return "/api/odds?expr=" + encode(dice) + (atLeast.isEmpty() ? "" : "&at-least=" + encode(atLeast));
    }

    static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
