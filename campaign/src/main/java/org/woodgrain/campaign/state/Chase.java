package org.woodgrain.campaign.state;

/**
 * A flight with pursuers behind.
 *
 * @param companyFlees true if the company runs, false if it follows
 * @param gap feet between the last who flees and the first who follows
 * @param moves quarter turns (original) or rounds (classic) run so far
 * @param delay rounds the pursuers still lose before an obstacle (CE-38)
 * @param foodTried whether food has been thrown down (EN-31)
 * @param treasureTried whether treasure has been (EN-32)
 * @param trail rounds for which pursuers go on without sight; -1 while they see (CE-35)
 */
public record Chase(
        boolean companyFlees, int gap, int moves, int delay, boolean foodTried, boolean treasureTried, int trail) {

    /** A chase that begins. */
    public static Chase begun(boolean companyFlees, int gap) {
        return new Chase(companyFlees, gap, 0, 0, false, false, -1);
    }

    public Chase run(int newGap, int newDelay, int newTrail) {
        return new Chase(companyFlees, newGap, moves + 1, newDelay, foodTried, treasureTried, newTrail);
    }

    public Chase withDelay(int rounds) {
        return new Chase(companyFlees, gap, moves, rounds, foodTried, treasureTried, trail);
    }

    public Chase withFoodTried() {
        return new Chase(companyFlees, gap, moves, delay, true, treasureTried, trail);
    }

    public Chase withTreasureTried() {
        return new Chase(companyFlees, gap, moves, delay, foodTried, true, trail);
    }
}
