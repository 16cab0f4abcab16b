package org.woodgrain.dice.language;

import java.util.ArrayList;
import java.util.List;

/** A die with all that it brought: what is kept or dropped as one. */
final class Unit {
    private List<Fallen> dice = List.of();
    private boolean compound;
    private boolean dropped;
    private long whole;

    /** Most units are one die and need no list that grows. */
    void add(Fallen die) {
        if (dice.isEmpty()) {
            dice = List.of(die);
            return;
        }
        if (dice.size() == 1) {
            dice = new ArrayList<>(dice);
        }
        dice.add(die);
    }

    List<Fallen> dice() {
        return dice;
    }

    /** From now on the chain is one die that shows the sum. */
    void compound() {
        whole = sum();
        compound = true;
    }

    long value() {
        return compound ? whole : sum();
    }

    private long sum() {
        if (dice.size() == 1) {
            return dice.getFirst().value();
        }
        long sum = 0;
        for (Fallen die : dice) {
            sum += die.is(DiceResult.Mark.REROLLED) ? 0 : die.value();
        }
        return sum;
    }

    boolean dropped() {
        return dropped;
    }

    void drop() {
        dropped = true;
        setAside();
    }

    /** It does not count, for all of which it is a part was dropped. */
    void setAside() {
        dice.forEach(die -> die.mark(DiceResult.Mark.DROPPED));
    }

    void clamp(Modifier.Clamp clamp) {
        if (compound) {
            whole = clamp.applied(whole);
            return;
        }
        for (Fallen die : dice) {
            if (!die.is(DiceResult.Mark.REROLLED)) {
                die.clamp(clamp);
            }
        }
    }

    /** Counts its successes less its failures. */
    long tally(Modifier.Tally tally) {
        if (compound) {
            mark(dice.getLast(), tally, whole);
            return tally.of(whole);
        }
        long counted = 0;
        for (Fallen die : dice) {
            if (!die.is(DiceResult.Mark.REROLLED)) {
                mark(die, tally, die.value());
                counted += tally.of(die.value());
            }
        }
        return counted;
    }

    private static void mark(Fallen die, Modifier.Tally tally, long value) {
        switch (tally.of(value)) {
            case 1 -> die.mark(DiceResult.Mark.SUCCESS);
            case -1 -> die.mark(DiceResult.Mark.FAILURE);
            default -> {
                // it is neither
            }
        }
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(dropped ? "dropped " : "");
        Fallen before = dice.getFirst();
        text.append(before);
        for (Fallen die : dice.subList(1, dice.size())) {
            text.append(before.is(DiceResult.Mark.REROLLED) ? " " : " + ").append(die);
            before = die;
        }
        if (compound && (dice.size() > 1 || whole != sum())) {
            text.append(" = ").append(sum()).append(whole == sum() ? "" : " as " + whole);
        }
        return text.toString();
    }
}
