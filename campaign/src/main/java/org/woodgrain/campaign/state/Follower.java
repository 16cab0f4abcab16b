package org.woodgrain.campaign.state;

/**
 * A monster that follows a member of the company and does as it is told, for a charm or for pay.
 *
 * @param foe the monster as it is now
 * @param master whom it serves
 * @param hired whether it was won by an offer, and counts against its master's charisma (NP-04)
 * @param loyalty the score of its first day, which only the referee knows; 0 for one under a charm
 */
public record Follower(Foe foe, CharacterId master, boolean hired, int loyalty) {

    /** One that serves because it must. */
    public Follower(Foe foe, CharacterId master) {
        this(foe, master, false, 0);
    }

    public Follower with(Foe now) {
        return new Follower(now, master, hired, loyalty);
    }
}
