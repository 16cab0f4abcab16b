package org.woodgrain.rules.monsters;

import java.util.Optional;
import org.woodgrain.rules.Profile;

/**
 * A power as a row of the monster table carries it.
 *
 * @param power what it is
 * @param only the one profile in which it holds; empty for both
 */
public record Tag(Power power, Optional<Profile> only) {
    /** Whether it holds in a profile. */
    public boolean holdsIn(Profile profile) {
        return only.isEmpty() || only.get() == profile;
    }
}
