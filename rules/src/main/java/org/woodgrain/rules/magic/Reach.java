package org.woodgrain.rules.magic;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.woodgrain.rules.Rule;

/**
 * How far a spell reaches.
 *
 * @param kind how it is measured
 * @param inches for {@link Kind#INCHES}, else 0
 * @param text as the book has it
 */
public record Reach(Kind kind, int inches, String text) {
    private static final Pattern INCHES = Pattern.compile("(\\d+)in \\(.*");

    /** How a reach is measured. */
    public enum Kind {
        SELF,
        TOUCH,
        INCHES,
        /** Told in words, by spells of the higher levels. */
        WORDS
    }

    /** Reads the column of the table of spells. */
    public static Reach parse(String text) {
        if (text.equals("0") || text.startsWith("0 (self)")) {
            return new Reach(Kind.SELF, 0, text);
        }
        if (text.startsWith("touch") || text.startsWith("adjacent")) {
            return new Reach(Kind.TOUCH, 0, text);
        }
        Matcher inches = INCHES.matcher(text);
        return inches.matches()
                ? new Reach(Kind.INCHES, Integer.parseInt(inches.group(1)), text)
                : new Reach(Kind.WORDS, 0, text);
    }

    /** Feet that it reaches in a dungeon, where an inch is ten feet. */
    @Rule({"MA-06", "UX-01"})
    public int feetUnderground() {
        return inches * 10;
    }

    /** Yards that it reaches outdoors, where an inch is ten yards. */
    @Rule("MA-06")
    public int yardsOutdoors() {
        return inches * 10;
    }
}
