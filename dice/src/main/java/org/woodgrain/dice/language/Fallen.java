package org.woodgrain.dice.language;

import java.util.EnumSet;
import java.util.Set;

/** One die on the table, while it is still decided what it counts for. */
final class Fallen {
    private static final DiceResult.Mark[] MARKS = DiceResult.Mark.values();

    private final Die die;
    private final long shown;
    private long value;
    private int marks;

    Fallen(Die die, long shown) {
        this.die = die;
        this.shown = shown;
        this.value = shown;
    }

    long value() {
        return value;
    }

    void counts(long number) {
        value = number;
    }

    void clamp(Modifier.Clamp clamp) {
        if (clamp.applied(value) != value) {
            value = clamp.applied(value);
            mark(DiceResult.Mark.CLAMPED);
        }
    }

    void mark(DiceResult.Mark mark) {
        marks |= 1 << mark.ordinal();
    }

    boolean is(DiceResult.Mark mark) {
        return (marks & 1 << mark.ordinal()) != 0;
    }

    DiceResult.Thrown thrown() {
        Set<DiceResult.Mark> all = EnumSet.noneOf(DiceResult.Mark.class);
        for (DiceResult.Mark mark : MARKS) {
            if (is(mark)) {
                all.add(mark);
            }
        }
        return new DiceResult.Thrown(die.toString(), shown, value, all);
    }

    @Override
    public String toString() {
        if (is(DiceResult.Mark.REROLLED)) {
            return shown + " again,";
        }
        String counted = value == shown
                ? Long.toString(shown)
                : is(DiceResult.Mark.CLAMPED) ? shown + " as " + value : shown + "-" + (shown - value);
        return counted
                + (is(DiceResult.Mark.EXPLODED) ? "!" : "")
                + (is(DiceResult.Mark.STOPPED) ? " (thrown " + DiceLimits.CHAIN + " times)" : "")
                + (is(DiceResult.Mark.CHAIN_ENDED) ? " (the chain ends at " + DiceLimits.CHAIN + ")" : "")
                + (is(DiceResult.Mark.SUCCESS) ? " counts" : "")
                + (is(DiceResult.Mark.FAILURE) ? " fails" : "");
    }
}
