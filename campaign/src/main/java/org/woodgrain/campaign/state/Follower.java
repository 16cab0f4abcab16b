package org.woodgrain.campaign.state;

/**
 * A monster that follows a member of the company and does as it is told, such as one that is charmed.
 *
 * @param foe the monster as it is now
 * @param master whom it serves
 */
public record Follower(Foe foe, CharacterId master) {
    public Follower with(Foe now) {
        return new Follower(now, master);
    }
}
