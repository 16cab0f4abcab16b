package org.woodgrain.rules.hirelings;

import org.woodgrain.rules.Rule;

/**
 * What has befallen a hireling since he entered service; the dice of his loyalty stay as they fell.
 *
 * @param months of service
 * @param bonuses times he was paid more than his due
 * @param abuses times he was treated unfairly or sent into danger alone
 * @param latePayments times his pay was late
 * @param abandoned comrades whom the company left to die
 * @param brokenPromise whether a cleric was not given the place of worship that he was promised
 */
public record Review(int months, int bonuses, int abuses, int latePayments, int abandoned, boolean brokenPromise) {
    public static final Review NONE = new Review(0, 0, 0, 0, 0, false);

    private static final int HALF_YEAR = 6;
    private static final int MOST_FOR_SERVICE = 2;
    private static final int LATE = -2;
    private static final int BROKEN = -3;

    /** Added to the loyalty of his first day. */
    @Rule({"NP-11", "NP-25", "NP-32"})
    public int change() {
        return Math.min(MOST_FOR_SERVICE, months / HALF_YEAR)
                + bonuses
                - abuses
                + LATE * latePayments
                - abandoned
                + (brokenPromise ? BROKEN : 0);
    }

    public Review served(int wholeMonths) {
        return new Review(wholeMonths, bonuses, abuses, latePayments, abandoned, brokenPromise);
    }

    public Review rewarded() {
        return new Review(months, bonuses + 1, abuses, latePayments, abandoned, brokenPromise);
    }

    public Review abused() {
        return new Review(months, bonuses, abuses + 1, latePayments, abandoned, brokenPromise);
    }

    public Review paidLate() {
        return new Review(months, bonuses, abuses, latePayments + 1, abandoned, brokenPromise);
    }

    /** A comrade was left to die. */
    public Review bereaved() {
        return new Review(months, bonuses, abuses, latePayments, abandoned + 1, brokenPromise);
    }

    public Review deceived() {
        return new Review(months, bonuses, abuses, latePayments, abandoned, true);
    }
}
