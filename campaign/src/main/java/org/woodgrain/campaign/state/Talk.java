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
 * @param strange whether they were last spoken to in the tongue of an alignment not theirs (CH-110)
 * @param tone what the words are worth: insult -2, threat -1, else 0 (CE-20)
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
        boolean strange,
        int tone,
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
        /** They guard something, and have warned the company off; they attack next round if it stays. */
        WARN,
        /** A beast that is not hungry shows its teeth for a round, and goes if it is let be. */
        GROWL,
        /** They wait for a word or an offer. */
        WAIT,
        /** They are the weaker side, and hold out their coin to be let go. */
        TRIBUTE,
        /** They let the company pass, and will talk. */
        CALM,
        /** They are friendly. */
        FRIENDLY,
        /** They draw back before a stronger company. */
        WITHDRAW;

        /** Whether the company may go its way unhindered. */
        public boolean peaceful() {
            return this == CALM || this == FRIENDLY || this == WITHDRAW || this == TRIBUTE;
        }

        /** Whether they let the company be if it draws back now. */
        public boolean bidsGo() {
            return this == THREATEN || this == WARN || this == GROWL;
        }
    }

    public static final Talk NONE = new Talk(0, 0, Mood.UNKNOWN, Optional.empty(), false, false, 0, 0, 0, false);

    public Talk withMood(Mood now, int asked) {
        return new Talk(rolls, score, now, speaker, understood, strange, tone, paid, asked, offer);
    }

    /** After a reaction was thrown. */
    public Talk reacted(int total, Mood now, int asked) {
        return new Talk(rolls + 1, total, now, speaker, understood, strange, tone, paid, asked, false);
    }

    /** After somebody has spoken for the company. */
    public Talk spoken(CharacterId who, boolean heard, boolean foreign, int worth) {
        return new Talk(rolls, score, mood, Optional.of(who), understood || heard, foreign, worth, paid, toll, true);
    }

    /** After coin was given. */
    public Talk given(int copper) {
        return new Talk(rolls, score, mood, speaker, understood, strange, tone, paid + copper, toll, true);
    }
}
