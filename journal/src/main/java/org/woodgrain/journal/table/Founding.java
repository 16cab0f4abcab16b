package org.woodgrain.journal.table;

import java.util.Arrays;
import java.util.List;
import org.woodgrain.atlas.Level;
import org.woodgrain.rules.Ruleset;

/**
 * What a new campaign needs.
 *
 * @param id chosen by the caller; letters, digits and hyphens
 * @param name as shown
 * @param ruleset profile and options, frozen from now on
 * @param secret what the dice are drawn from; only its hash is published
 * @param levels the dungeon, from the top down
 */
@SuppressWarnings("ArrayRecordComponent")
public record Founding(String id, String name, Ruleset ruleset, byte[] secret, List<Level> levels) {
    public Founding {
        secret = Arrays.copyOf(secret, secret.length);
        levels = List.copyOf(levels);
    }

    @Override
    public byte[] secret() {
        return Arrays.copyOf(secret, secret.length);
    }

    /** Leaves the secret out. */
    @Override
    public String toString() {
        return "Founding[" + id + ", " + name + ", " + ruleset + "]";
    }
}
