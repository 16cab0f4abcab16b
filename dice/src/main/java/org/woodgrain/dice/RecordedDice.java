package org.woodgrain.dice;

import java.util.List;

/**
 * Dice that fall as they once fell, and insist on being thrown for the same things in the same order.
 *
 * <p>Not safe for several threads.
 */
public final class RecordedDice implements Dice {
    private final List<Thrown> record;
    private int next;

    public RecordedDice(List<Thrown> record) {
        this.record = List.copyOf(record);
    }

    @Override
    public int roll(DiceStream stream, int sides) {
        if (next == record.size()) {
            throw new DiceExhausted(
                    stream, sides, "The record ends after " + next + " dice; a d" + sides + " was asked for");
        }
        Thrown then = record.get(next);
        if (then.stream() != stream || then.sides() != sides) {
            throw new DiceException("Die " + (next + 1) + " of the record is a d" + then.sides() + " of "
                    + then.stream() + ", but a d" + sides + " of " + stream + " was asked for");
        }
        next++;
        return then.face();
    }

    /** How many recorded dice were not thrown again. */
    public int left() {
        return record.size() - next;
    }
}
