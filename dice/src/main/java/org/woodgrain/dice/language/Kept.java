package org.woodgrain.dice.language;

import java.util.List;

/**
 * The places of those that are kept, when all are laid in a row from the highest to the lowest.
 *
 * @param from the first of them, counted from 0
 * @param to the place after the last
 */
public record Kept(int from, int to) {

    /** What is left of so many after all choices, applied in order. */
    public static Kept of(List<? extends Modifier> modifiers, int many) {
        Kept kept = new Kept(0, many);
        for (Modifier modifier : modifiers) {
            if (modifier instanceof Modifier.Pick pick) {
                kept = kept.after(pick);
            }
        }
        return kept;
    }

    /** What is left after one choice more. */
    public Kept after(Modifier.Pick pick) {
        int number = Math.min(pick.number(), many());
        if (pick.keep()) {
            return pick.highest() ? new Kept(from, from + number) : new Kept(to - number, to);
        }
        return pick.highest() ? new Kept(from + number, to) : new Kept(from, to - number);
    }

    /** How many they are. */
    public int many() {
        return to - from;
    }

    /** Whether the one at a place is among them. */
    public boolean holds(int place) {
        return from <= place && place < to;
    }
}
