package org.woodgrain.rules;

import java.util.Locale;

/** Which of the two readings of the game a campaign follows. */
public enum Profile {
    /** The campaign of 1974. */
    ORIGINAL,
    /** The classic adventuring procedures that came a little later, over the original booklets. */
    CLASSIC;

    /** The profile's name as typed and shown: {@code original} or {@code classic}. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
