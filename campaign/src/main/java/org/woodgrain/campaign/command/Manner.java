package org.woodgrain.campaign.command;

/** How somebody speaks to monsters (CE-20). */
public enum Manner {
    CIVIL(0),
    /** Weighs no more than civil words, but with those who like to hear it. */
    FLATTERY(0),
    THREAT(-1),
    INSULT(-2);

    private final int worth;

    Manner(int worth) {
        this.worth = worth;
    }

    /** What it does to a classic reaction. */
    public int worth() {
        return worth;
    }
}
