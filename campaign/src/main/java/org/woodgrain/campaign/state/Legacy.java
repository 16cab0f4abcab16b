package org.woodgrain.campaign.state;

import java.util.Optional;

/**
 * Who is to have what a character leaves at home, and how far that has come.
 *
 * @param relative the name of his one heir; empty if he has named none
 * @param missingSince the day from which he is missed; 0 while he is at hand
 * @param certain whether his comrades have brought word of his death
 * @param heir the relative as a character, once he has taken it up
 * @param asked the last day on which he asked for it back, or on which the relative's loyalty was looked at
 * @param plotting whether the relative plots against him
 */
public record Legacy(
        String relative, int missingSince, boolean certain, Optional<CharacterId> heir, int asked, boolean plotting) {
    public static final Legacy NONE = new Legacy("", 0, false, Optional.empty(), 0, false);

    public Legacy withRelative(String name) {
        return new Legacy(name, missingSince, certain, heir, asked, plotting);
    }

    public Legacy missed(int day) {
        return new Legacy(relative, day, false, heir, asked, plotting);
    }

    public Legacy known() {
        return new Legacy(relative, missingSince, true, heir, asked, plotting);
    }

    public Legacy takenUp(CharacterId by) {
        return new Legacy(relative, missingSince, certain, Optional.of(by), asked, plotting);
    }

    public Legacy asked(int day) {
        return new Legacy(relative, missingSince, certain, heir, day, plotting);
    }

    public Legacy plotted() {
        return new Legacy(relative, missingSince, certain, heir, asked, true);
    }

    /** He is back, and what was his is his again; a relative in his service is still watched. */
    public Legacy back(boolean served) {
        return new Legacy(relative, 0, false, served ? heir : Optional.empty(), asked, false);
    }
}
