package org.woodgrain.campaign.state;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Edge;

/**
 * Something that lasts: a spell, a poison, a paralysis, burning oil.
 *
 * @param id unique in the campaign
 * @param kind the spell's id ({@code "SP-04"}) or a power's tag ({@code "paralysis"})
 * @param label as shown: "asleep"
 * @param on whom or what it acts on
 * @param maker id of the caster or monster; empty if none
 * @param unit how its length is counted
 * @param left how many units are left
 * @param numbers figures that its rule needs, by name
 * @param secret whether only the referee knows how long it lasts
 */
public record Effect(
        String id,
        String kind,
        String label,
        On on,
        String maker,
        Unit unit,
        int left,
        SortedMap<String, Integer> numbers,
        boolean secret) {

    /** What an effect acts on. */
    public sealed interface On {
        record OnCharacter(CharacterId character) implements On {}

        record OnFoe(FoeId foe) implements On {}

        record OnDoor(String level, Edge edge) implements On {}

        record OnCell(String level, Cell cell) implements On {}
    }

    /** How the length of an effect is counted. */
    public enum Unit {
        ROUNDS,
        TURNS,
        DAYS,
        /** Ends with the encounter. */
        ENCOUNTER,
        /** Until something ends it. */
        LASTING
    }

    /** The number that says that whoever is under the effect cannot act: asleep, held, paralysed. */
    public static final String HELPLESS = "helpless";

    public Effect {
        numbers = Collections.unmodifiableSortedMap(new TreeMap<>(numbers));
    }

    /** A figure of its rule; 0 if it has none of that name. */
    public int number(String key) {
        return ((Map<String, Integer>) numbers).getOrDefault(key, 0);
    }

    /** Whether whoever is under it cannot act. */
    public boolean helpless() {
        return number(HELPLESS) != 0;
    }

    public Effect withLeft(int units) {
        return new Effect(id, kind, label, on, maker, unit, units, numbers, secret);
    }
}
