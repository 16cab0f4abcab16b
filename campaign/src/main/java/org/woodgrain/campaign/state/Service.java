package org.woodgrain.campaign.state;

import org.woodgrain.rules.hirelings.Review;

/**
 * The terms on which a hireling serves.
 *
 * @param employer who hired him and pays him
 * @param lasting whether he stays in service; a mercenary serves for one expedition and its profits (NP-01)
 * @param loyalty the score of his first day, which only the referee knows (NP-27)
 * @param review what has befallen him since
 * @param since the day on which he entered service
 * @param paid the day up to which his pay is settled
 * @param late the last day for which late pay was counted against his employer
 * @param rewarded the last day on which a reward told for his employer
 * @param promised the day on which a cleric was promised a place of worship; 0 if none is owed
 * @param owed his share of treasure that he has not been given, in copper pieces
 * @param hangingBack the round of the present fight in which he does nothing; 0 if none (NP-31)
 * @param leaving whether he will leave at the next town, his courage having failed him (CC-39)
 */
public record Service(
        CharacterId employer,
        boolean lasting,
        int loyalty,
        Review review,
        int since,
        int paid,
        int late,
        int rewarded,
        int promised,
        int owed,
        int hangingBack,
        boolean leaving) {

    /** Service entered on a day. */
    public static Service entered(CharacterId employer, boolean lasting, int loyalty, int day, boolean promised) {
        return new Service(employer, lasting, loyalty, Review.NONE, day, day, day, 0, promised ? day : 0, 0, 0, false);
    }

    /** His loyalty now. */
    public int score() {
        return loyalty + review.change();
    }

    public Service withReview(Review now) {
        return new Service(
                employer, lasting, loyalty, now, since, paid, late, rewarded, promised, owed, hangingBack, leaving);
    }

    public Service withPay(int paidUntil, int owing) {
        return new Service(
                employer,
                lasting,
                loyalty,
                review,
                since,
                paidUntil,
                late,
                rewarded,
                promised,
                owing,
                hangingBack,
                leaving);
    }

    public Service withLate(int day) {
        return new Service(
                employer, lasting, loyalty, review, since, paid, day, rewarded, promised, owed, hangingBack, leaving);
    }

    public Service withRewarded(int day) {
        return new Service(
                employer, lasting, loyalty, review, since, paid, late, day, promised, owed, hangingBack, leaving);
    }

    public Service withEmployer(CharacterId now) {
        return new Service(
                now, lasting, loyalty, review, since, paid, late, rewarded, promised, owed, hangingBack, leaving);
    }

    public Service withPromise(int day) {
        return new Service(
                employer, lasting, loyalty, review, since, paid, late, rewarded, day, owed, hangingBack, leaving);
    }

    public Service withHangingBack(int round) {
        return new Service(
                employer, lasting, loyalty, review, since, paid, late, rewarded, promised, owed, round, leaving);
    }

    public Service withLeaving(boolean now) {
        return new Service(
                employer, lasting, loyalty, review, since, paid, late, rewarded, promised, owed, hangingBack, now);
    }
}
