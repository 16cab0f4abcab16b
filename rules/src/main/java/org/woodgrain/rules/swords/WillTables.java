package org.woodgrain.rules.swords;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.RulesException;
import org.woodgrain.rules.SpanTable;

/**
 * Swords against their bearers.
 *
 * @param changes what the state of a bearer does to his total
 * @param influence chance in a hundred, by the difference of two totals from 0 up, that the higher has its way; where
 *     neither is really higher, that the sword has
 */
public record WillTables(Map<Bearing, Change> changes, SpanTable<Integer> influence) {

    /** Dice that a state adds ({@code sign} 1) or takes away (-1). */
    public record Change(int sign, Formula dice) {}

    public WillTables {
        EnumMap<Bearing, Change> all = new EnumMap<>(Bearing.class);
        all.putAll(changes);
        if (all.size() != Bearing.values().length) {
            throw new RulesException("Every state of a bearer needs its dice; there are " + all.keySet());
        }
        changes = Collections.unmodifiableMap(all);
    }

    /** The dice of a state. */
    public Change change(Bearing bearing) {
        Change change = changes.get(bearing);
        if (change == null) {
            throw new RulesException("There are no dice for the state " + bearing);
        }
        return change;
    }
}
