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
        Edit edit = new Edit(this);
        edit.review = now;
        return edit.done();
    }

    public Service withLoyalty(int now) {
        Edit edit = new Edit(this);
        edit.loyalty = now;
        return edit.done();
    }

    public Service withPay(int paidUntil, int owing) {
        Edit edit = new Edit(this);
        edit.paid = paidUntil;
        edit.owed = owing;
        return edit.done();
    }

    public Service withLate(int day) {
        Edit edit = new Edit(this);
        edit.late = day;
        return edit.done();
    }

    public Service withRewarded(int day) {
        Edit edit = new Edit(this);
        edit.rewarded = day;
        return edit.done();
    }

    public Service withEmployer(CharacterId now) {
        Edit edit = new Edit(this);
        edit.employer = now;
        return edit.done();
    }

    public Service withPromise(int day) {
        Edit edit = new Edit(this);
        edit.promised = day;
        return edit.done();
    }

    public Service withHangingBack(int round) {
        Edit edit = new Edit(this);
        edit.hangingBack = round;
        return edit.done();
    }

    public Service withLeaving(boolean now) {
        Edit edit = new Edit(this);
        edit.leaving = now;
        return edit.done();
    }

    /** Service being changed in a part or two. */
    private static final class Edit {
        private CharacterId employer;
        private final boolean lasting;
        private int loyalty;
        private Review review;
        private final int since;
        private int paid;
        private int late;
        private int rewarded;
        private int promised;
        private int owed;
        private int hangingBack;
        private boolean leaving;

        Edit(Service from) {
            employer = from.employer;
            lasting = from.lasting;
            loyalty = from.loyalty;
            review = from.review;
            since = from.since;
            paid = from.paid;
            late = from.late;
            rewarded = from.rewarded;
            promised = from.promised;
            owed = from.owed;
            hangingBack = from.hangingBack;
            leaving = from.leaving;
        }

        Service done() {
            return new Service(
                    employer,
                    lasting,
                    loyalty,
                    review,
                    since,
                    paid,
                    late,
                    rewarded,
                    promised,
                    owed,
                    hangingBack,
                    leaving);
        }
    }
}
