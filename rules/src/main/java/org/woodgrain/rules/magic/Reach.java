package org.woodgrain.rules.magic;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.woodgrain.rules.Rule;

/**
 * How far a spell reaches.
 *
 * @param kind how it is measured
 * @param inches for {@link Kind#INCHES}, else 0
 * @param perLevel inches added for each level of the casting
 * @param text as the book has it
 */
public record Reach(Kind kind, int inches, int perLevel, String text) {
    private static final Pattern INCHES = Pattern.compile(
            "(?:head not beyond |line of sight, )?(\\d+)in(?: \\+ (\\d+)in x level)?(?: from the caster)? \\(.*");
    private static final Pattern BY_LEVEL = Pattern.compile("(?:up to )?(\\d+)in x level.*");

    /** How a reach is measured. */
    public enum Kind {
        SELF,
        TOUCH,
        INCHES,
        /** Told in words, by a few spells of the higher levels. */
        WORDS
    }

    /** Reads the column of the table of spells. */
    public static Reach parse(String text) {
        if (text.equals("0") || text.startsWith("0 (self)")) {
            return new Reach(Kind.SELF, 0, 0, text);
        }
        if (text.startsWith("touch") || text.startsWith("adjacent")) {
            return new Reach(Kind.TOUCH, 0, 0, text);
        }
        Matcher byLevel = BY_LEVEL.matcher(text);
        if (byLevel.matches()) {
            return new Reach(Kind.INCHES, 0, Integer.parseInt(byLevel.group(1)), text);
        }
        Matcher inches = INCHES.matcher(text);
        if (!inches.matches()) {
            return new Reach(Kind.WORDS, 0, 0, text);
        }
        int more = inches.group(2) == null ? 0 : Integer.parseInt(inches.group(2));
        return new Reach(Kind.INCHES, Integer.parseInt(inches.group(1)), more, text);
    }

    /** The same, twice as far. */
    Reach doubled() {
        return new Reach(kind, 2 * inches, 2 * perLevel, text + ", doubled");
    }

    /** Feet that it reaches in a dungeon, where an inch is ten feet. */
    @Rule({"MA-06", "UX-01"})
    public int feetUnderground(int level) {
        return (inches + perLevel * level) * 10;
    }

    /** Feet that it reaches under rock, or under the open sky, where they are yards. */
    @Rule("MA-06")
    public int feet(int level, boolean open) {
        return open ? 3 * yardsOutdoors(level) : feetUnderground(level);
    }

    /** Yards that it reaches outdoors, where an inch is ten yards. */
    @Rule("MA-06")
    public int yardsOutdoors(int level) {
        return (inches + perLevel * level) * 10;
    }
}
