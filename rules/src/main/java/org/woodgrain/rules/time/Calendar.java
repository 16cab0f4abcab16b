package org.woodgrain.rules.time;

import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;

/**
 * A date: seven days a week, four weeks a month, twelve months a year.
 *
 * @param year from 1
 * @param month from 1 to 12
 * @param week of the month, from 1 to 4
 * @param day of the month, from 1 to 28
 */
@Rule("TI-13")
public record Calendar(int year, int month, int week, int day) {
    public static final int WEEK = 7;
    public static final int MONTH = 4 * WEEK;
    public static final int YEAR = 12 * MONTH;

    /** The date of a day of play, the first being 1. */
    public static Calendar of(int dayOfPlay) {
        int since = dayOfPlay - 1;
        int inMonth = since % MONTH;
        return new Calendar(since / YEAR + 1, since % YEAR / MONTH + 1, inMonth / WEEK + 1, inMonth + 1);
    }

    /** "day 1 of month 2"; the year is left out in the first. */
    public String label() {
        return "day " + day + " of month " + month + (year > 1 ? " of year " + year : "");
    }

    /**
     * Days that a dungeon expedition takes in all: a week for a descent of one day, preparation included, and each further
     * day below; in classic the days that it took, the night at home included.
     *
     * @param below days from setting out to coming back, the same day being 0
     */
    @Rule("TI-07")
    public static int expedition(Ruleset rules, int below) {
        return rules.original() ? WEEK + below : below + 1;
    }

    /** Days of complete rest in the week of an expedition. */
    @Rule({"TI-07", "TI-08"})
    public static int restOfExpedition(Ruleset rules) {
        return rules.original() ? 3 : 0;
    }
}
