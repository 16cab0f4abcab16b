package org.woodgrain.campaign.state;

import java.util.Optional;

/**
 * How far words have gone in a meeting.
 *
 * @param rolls reactions thrown so far
 * @param score the last reaction with its modifiers, 2 to 12; 0 before the first
 * @param mood what the monsters mean to do
 * @param speaker who has spoken for the company
 * @param understood whether the monsters know a tongue in which they were spoken to
 * @param paid coin given to them so far, in copper pieces
 * @param toll gold pieces that they ask for; 0 if nothing
 * @param offer whether something new has been said or given since the last reaction
 */
public record Talk(
        int rolls,
        int score,
        Mood mood,
        Optional<CharacterId> speaker,
        boolean understood,
        int paid,
        int toll,
        boolean offer) {

    /** What the monsters mean to do. */
    public enum Mood {
        /** They have not shown it yet. */
        UNKNOWN,
        /** They attack. */
        ATTACK,
        /** They bar the way and will attack next round unless paid, or unless the company withdraws. */
        THREATEN,
        /** They wait for a word or an offer. */
        WAIT,
        /** They let the company pass, and will talk. */
        CALM,
        /** They are friendly. */
        FRIENDLY,
        /** They draw back before a stronger company. */
        WITHDRAW
    }

    public static final Talk NONE = new Talk(0, 0, Mood.UNKNOWN, Optional.empty(), false, 0, 0, false);

    public Talk withMood(Mood now) {
        return new Talk(rolls, score, now, speaker, understood, paid, toll, offer);
    }
}
