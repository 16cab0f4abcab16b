package org.woodgrain.rules.magic;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;

/**
 * How long a spell lasts.
 *
 * @param kind how it ends
 * @param turns dice or a number, for {@link Kind#TURNS}
 * @param withLevel whether the caster's level is added
 * @param factor how many times as long as the turns say
 * @param text as the book has it
 */
public record Lasting(Kind kind, Formula turns, boolean withLevel, int factor, String text) {
    private static final Pattern TURNS =
            Pattern.compile("(?:up to )?(\\d+(?:d\\d+)?)( \\+ level)? turns?(?: \\(.*\\))?");
    private static final Pattern LEVEL_FIRST = Pattern.compile("level \\+ (\\d+d\\d+) turns.*");
    private static final Pattern DAYS = Pattern.compile("(\\d+) (?:game )?days?(?: \\(.*\\))?");
    private static final int TURNS_IN_DAY = 144;
    private static final Pattern READINGS = Pattern.compile("\\d+ readings or (\\d+) turn.*");

    /** How a spell ends. */
    public enum Kind {
        /** It is done at once, or what it does stays done. */
        DONE,
        /** After a number of turns. */
        TURNS,
        /** Until something ends it (MA-14). */
        UNTIL_DISPELLED,
        /** As long as its caster keeps his mind on it (MA-11). */
        CONCENTRATION,
        /** Told in words, by spells of the higher levels. */
        WORDS
    }

    /** Reads the column of the table of spells. */
    public static Lasting parse(String text) {
        if (text.startsWith("until ") || text.equals("permanent until dispelled")) {
            return new Lasting(Kind.UNTIL_DISPELLED, Formula.fixed(0), false, 1, text);
        }
        if (text.startsWith("instant") || text.equals("permanent") || text.startsWith("one full turn")) {
            return new Lasting(Kind.DONE, Formula.fixed(0), false, 1, text);
        }
        if (text.equals("concentration")) {
            return new Lasting(Kind.CONCENTRATION, Formula.fixed(0), false, 1, text);
        }
        Matcher days = DAYS.matcher(text);
        if (days.matches()) {
            return new Lasting(
                    Kind.TURNS, Formula.fixed(TURNS_IN_DAY * Integer.parseInt(days.group(1))), false, 1, text);
        }
        Matcher levelFirst = LEVEL_FIRST.matcher(text);
        if (levelFirst.matches()) {
            return new Lasting(Kind.TURNS, formula(levelFirst.group(1)), true, 1, text);
        }
        Matcher turns = TURNS.matcher(text);
        if (turns.matches()) {
            return new Lasting(Kind.TURNS, formula(turns.group(1)), turns.group(2) != null, 1, text);
        }
        Matcher readings = READINGS.matcher(text);
        return readings.matches()
                ? new Lasting(Kind.TURNS, formula(readings.group(1)), false, 1, text)
                : new Lasting(Kind.WORDS, Formula.fixed(0), false, 1, text);
    }

    private static Formula formula(String text) {
        return Formula.parse(text).orElse(Formula.fixed(0));
    }

    /** The same, twice as long. */
    Lasting doubled() {
        return new Lasting(kind, turns, withLevel, 2 * factor, text + ", doubled");
    }

    /** The turns that a casting lasts; throws dice if the spell has any. */
    public int turns(int casterLevel, Throws.Throw by) {
        return factor * (turns.roll(by) + (withLevel ? casterLevel : 0));
    }

    /** The combat rounds in a number of turns: ten to the turn, or sixty in the classic profile. */
    @Rule({"MA-07", "UX-09", "CE-03"})
    public static int rounds(Profile profile, int turns) {
        return turns * (profile == Profile.ORIGINAL ? 10 : 60);
    }

    /** The number of turns if it is the same for every casting. */
    public Optional<Integer> fixedTurns(int casterLevel) {
        return kind == Kind.TURNS && turns.count() == 0
                ? Optional.of(factor * (turns.plus() * turns.times() + (withLevel ? casterLevel : 0)))
                : Optional.empty();
    }
}
