package org.woodgrain.campaign.state;

import java.util.SortedMap;
import java.util.TreeMap;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Edge;
import org.woodgrain.rules.equipment.ItemId;

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
 * @param words texts that its rule needs, by name: a shape, a task, an order
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
        SortedMap<String, String> words,
        boolean secret) {

    /** What an effect acts on. */
    public sealed interface On {
        record OnCharacter(CharacterId character) implements On {}

        record OnFoe(FoeId foe) implements On {}

        record OnDoor(String level, Edge edge) implements On {}

        record OnCell(String level, Cell cell) implements On {}

        /** A thing, wherever it is and whoever carries it. */
        record OnThing(ItemId thing) implements On {}
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

    /** The number that says that an effect sleeps: it is there, its time runs, and it does nothing. */
    public static final String SUSPENDED = "suspended";

    /** The word that names the monster whose shape its bearer has. */
    public static final String FORM = "form";

    /** The kind of the effect on a member whom his last hit point has left senseless and not dead. */
    public static final String SENSELESS = "senseless";

    /** The number that says that whoever is under the effect cannot act: asleep, held, paralysed. */
    public static final String HELPLESS = "helpless";

    /** The kind of the effect of going without food, and the number that counts its points. */
    public static final String HUNGER = "hunger";

    /** The number that says that whoever is under the effect is not seen. */
    public static final String UNSEEN = "unseen";

    /** The number that says that others know all the same that he is there. */
    public static final String NOTICED = "noticed";

    /** The number that gives the pace under the effect in hundredths of the usual. */
    public static final String PACE = "pace";

    /** The number that gives the inches at which one flies under the effect. */
    public static final String FLIES = "flies";

    /** The number that gives the feet at which one hovers under the effect. */
    public static final String HEIGHT = "height";

    /** The number that says that its caster must keep his mind on it. */
    public static final String KEPT = "concentration";

    /** The number that says that a thing that shines is covered and gives no light. */
    public static final String COVERED = "covered";

    /** The kind of the effect on whoever is in a pit; its number {@code feet} is the depth. */
    public static final String IN_PIT = "pit";

    /** The word that says what one under a charm was bidden in a fight. */
    public static final String BID = "bid";

    /** The word that names the one thing on which the effect lies, not on its bearer or on the whole place. */
    public static final String THING = "thing";

    public Effect {
        numbers = FlatMap.of(numbers);
        words = FlatMap.of(words);
    }

    /** An effect whose rule needs no texts. */
    public Effect(
            String id,
            String kind,
            String label,
            On on,
            String maker,
            Unit unit,
            int left,
            SortedMap<String, Integer> numbers,
            boolean secret) {
        this(id, kind, label, on, maker, unit, left, numbers, new TreeMap<>(), secret);
    }

    /** A figure of its rule; 0 if it has none of that name. */
    public int number(String key) {
        Integer found = numbers.get(key);
        return found == null ? 0 : found;
    }

    /** A text of its rule; empty if it has none of that name. */
    public String word(String key) {
        String found = words.get(key);
        return found == null ? "" : found;
    }

    /** Whether whoever is under it cannot act. */
    public boolean helpless() {
        return number(HELPLESS) != 0;
    }

    public Effect withLeft(int units) {
        return new Effect(id, kind, label, on, maker, unit, units, numbers, words, secret);
    }

    public Effect withNumber(String key, int value) {
        return new Effect(
                id, kind, label, on, maker, unit, left, FlatMap.of(numbers).with(key, value), words, secret);
    }

    public Effect withWord(String key, String text) {
        return new Effect(
                id,
                kind,
                label,
                on,
                maker,
                unit,
                left,
                numbers,
                FlatMap.of(words).with(key, text),
                secret);
    }

    /** The same effect somewhere else. */
    public Effect withOn(On other) {
        return new Effect(id, kind, label, other, maker, unit, left, numbers, words, secret);
    }

    public Effect withLabel(String shown) {
        return new Effect(id, kind, shown, on, maker, unit, left, numbers, words, secret);
    }
}
