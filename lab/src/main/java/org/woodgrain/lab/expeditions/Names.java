package org.woodgrain.lab.expeditions;

/** What the counts of a {@link Ledger} are called; those that end in a point have a value behind it. */
final class Names {
    static final String CAMPAIGNS = "campaigns";
    static final String SESSIONS = "sessions";
    /** Expeditions from which nobody came back. */
    static final String WIPED = "sessions.lost";
    /** Expeditions from which everybody came back. */
    static final String WHOLE = "sessions.whole";
    /** Campaigns broken off because the player got nowhere. */
    static final String STUCK = "campaigns.stuck";

    /** Members of the first company. */
    static final String FOUNDERS = "founders";

    /** Campaigns that have had so many sessions, and the members of their first companies. */
    static final String PLAYED = "played.";

    static final String FOUNDED = "founded.";
    /** Of them, those who live after a session. */
    static final String ALIVE = "alive.";
    /** Companies not wiped out up to a session. */
    static final String COMPANY = "company.";
    /** Founders who have reached a level, and the sessions that they took for it, summed up. */
    static final String REACHED = "reached.";

    static final String REACHED_AFTER = "reached-after.";
    /** Campaigns in which anybody has reached a level. */
    static final String SOMEBODY = "somebody.";

    static final String EXPERIENCE = "experience";
    /** In copper pieces. */
    static final String TREASURE = "treasure";

    static final String MEETINGS = "meetings";
    static final String FIGHTS = "fights";
    static final String SLAIN = "slain";
    static final String TURNS = "turns";
    static final String TURNS_DEPTH = "turns.depth.";

    /** Members who set out, each once for each session. */
    static final String WENT = "went";

    static final String WENT_CLASS = "went.class.";
    static final String WENT_RANK = "went.level.";
    static final String DEATHS = "deaths";
    static final String DEATHS_CAUSE = "deaths.cause.";
    static final String DEATHS_DEPTH = "deaths.depth.";
    static final String DEATHS_CLASS = "deaths.class.";
    static final String DEATHS_RANK = "deaths.level.";

    private Names() {}
}
