package org.woodgrain.server.odds;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.woodgrain.dice.DiceException;
import org.woodgrain.dice.language.DiceExpression;
import org.woodgrain.dice.language.DiceLimits;
import org.woodgrain.dice.language.DiceSyntaxException;
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

    /**
     * What is wrong with a part of it.
     *
     * @param field {@code dice} or {@code at-least}
     * @param message as a sentence
     * @param text the expression that is meant; empty if none is
     * @param column where in it the fault lies, from 1; 0 if nowhere in particular
     */
    public record Fault(String field, String message, String text, int column) {
        /** The text before the fault. */
        public String before() {
            return text.substring(0, at());
        }

        /** The sign that is at fault; empty at the end of the text. */
        public String sign() {
            return text.substring(at(), Math.min(text.length(), at() + 1));
        }

        /** The text after it. */
        public String after() {
            return text.substring(Math.min(text.length(), at() + 1));
        }

        private int at() {
            return Math.clamp(column - 1, 0, text.length());
        }
    }

    /** It cannot be answered. */
    public static final class Unclear extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final transient List<Fault> faults;

        Unclear(List<Fault> faults) {
            super(faults.stream().map(Fault::message).collect(Collectors.joining(" ")), null, false, false);
            this.faults = List.copyOf(faults);
        }

        /** What is wrong, at least one thing. */
        public List<Fault> faults() {
            return faults;
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
        return answer(0, Map.of());
    }

    /**
     * Tells the odds.
     *
     * @param depth dice of a chain that are followed, 1 to 100; 0 for as many as it takes
     * @param names what {@code $name} stands for
     * @throws Unclear if something of it is not understood, or asks for too much
     */
    public Answered answer(int depth, Map<String, Long> names) {
        List<Fault> faults = new ArrayList<>();
        if (!atLeast.matches("|-?\\d{1,18}")) {
            faults.add(new Fault("at-least", "\"" + atLeast + "\" is no whole number.", "", 0));
        }
        List<Question> questions = new ArrayList<>();
        String[] texts = dice.split(";", MOST + 1);
        if (texts.length > MOST) {
            faults.add(new Fault("dice", "At most " + MOST + " expressions can be compared.", "", 0));
        } else {
            for (String text : texts) {
                read(text.strip(), texts.length > 1, depth, names, questions, faults);
            }
        }
        if (!faults.isEmpty()) {
            throw new Unclear(faults);
        }
        return new Answered(
                questions, atLeast.isEmpty() ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(atLeast)));
    }

    private static void read(
            String text,
            boolean several,
            int depth,
            Map<String, Long> names,
            List<Question> questions,
            List<Fault> faults) {
        String whose = several ? text + ": " : "";
        try {
            DiceExpression expression = DiceExpression.parse(text, DiceLimits.USUAL, names);
            questions.add(new Question(expression, Odds.of(expression, depth)));
        } catch (DiceSyntaxException unread) {
            faults.add(new Fault("dice", whose + unread.getMessage() + ".", text, unread.column()));
        } catch (DiceException unclear) {
            faults.add(new Fault("dice", whose + unclear.getMessage() + ".", "", 0));
        }
    }

    /** The address of another question about dice. */
    public static String address(String dice) {
        return "/lab/odds?dice=" + encode(dice);
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
