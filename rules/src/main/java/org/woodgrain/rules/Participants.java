package org.woodgrain.rules;

import java.util.OptionalInt;

/**
 * Who takes part in a campaign.
 *
 * @param players how many
 * @param referees how many people referee; where none does, the automatic referee counts as one
 */
@Rule("CH-02")
public record Participants(int players, int referees) {
    private static final int EACH = 20;

    /** How many referees are advised where there are too few for the players; empty where there are enough. */
    @Rule("CH-02")
    public OptionalInt advised() {
        int needed = Math.max(1, (players + EACH - 1) / EACH);
        return needed > Math.max(1, referees) ? OptionalInt.of(needed) : OptionalInt.empty();
    }
}
