package org.woodgrain.dice.language;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A die with all that it brought: what is kept or dropped as one. */
final class Unit {
    /** The die, as long as it is only one: most units need no list. */
    private @Nullable Fallen only;

    private List<Fallen> chain = List.of();
    private boolean compound;
    private boolean dropped;
    private long whole;

    void add(Fallen die) {
        Fallen one = only;
        if (one == null && chain.isEmpty()) {
            only = die;
            return;
        }
        if (one != null) {
            chain = new ArrayList<>();
            chain.add(one);
            only = null;
        }
        chain.add(die);
    }

    List<Fallen> dice() {
        Fallen one = only;
        return one == null ? chain : List.of(one);
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
        Fallen one = only;
        if (one != null) {
            return one.value();
        }
        long sum = 0;
        for (Fallen die : chain) {
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
        dice().forEach(die -> die.mark(DiceResult.Mark.DROPPED));
    }

    void clamp(Modifier.Clamp clamp) {
        if (compound) {
            whole = clamp.applied(whole);
            return;
        }
        for (Fallen die : dice()) {
            if (!die.is(DiceResult.Mark.REROLLED)) {
                die.clamp(clamp);
            }
        }
    }

    /** Counts its successes less its failures. */
    long tally(Modifier.Tally tally) {
        if (compound) {
            mark(dice().getLast(), tally, whole);
            return tally.of(whole);
        }
        long counted = 0;
        for (Fallen die : dice()) {
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
        List<Fallen> all = dice();
        Fallen before = all.getFirst();
        text.append(before);
        for (Fallen die : all.subList(1, all.size())) {
            text.append(before.is(DiceResult.Mark.REROLLED) ? " " : " + ").append(die);
            before = die;
        }
        if (compound && (all.size() > 1 || whole != sum())) {
            text.append(" = ").append(sum()).append(whole == sum() ? "" : " as " + whole);
        }
        return text.toString();
    }
}
