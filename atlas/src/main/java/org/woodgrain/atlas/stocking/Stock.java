package org.woodgrain.atlas.stocking;

import java.util.List;
import java.util.Optional;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.treasure.Protection;
import org.woodgrain.rules.treasure.Riches;

/**
 * What a room holds.
 *
 * @param monster id of those who live there; empty if nobody does
 * @param number how many they are
 * @param treasure what lies there; empty if nothing does
 * @param protection how treasure without a guard is protected; empty if it is guarded
 */
public record Stock(Optional<String> monster, int number, Optional<Riches> treasure, Optional<Protection> protection) {

    /** Nobody and nothing. */
    public static final Stock EMPTY = new Stock(Optional.empty(), 0, Optional.empty(), Optional.empty());

    public boolean occupied() {
        return monster.isPresent();
    }

    /** A room as it stands in a plan: its id and its stock. */
    public record Stocked(String room, Stock stock, String rule, List<Roll> rolls) {
        public Stocked {
            rolls = List.copyOf(rolls);
        }
    }
}
