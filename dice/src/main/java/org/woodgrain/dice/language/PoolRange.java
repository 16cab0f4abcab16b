package org.woodgrain.dice.language;

import java.util.List;
import java.util.Optional;

/** What dice of one kind can come to; refuses what would never end. */
final class PoolRange {
    private Range first;
    private Range further = new Range(0, 0);
    private boolean chained;

    private PoolRange(Range first) {
        this.first = first;
    }

    /**
     * The range of so many dice.
     *
     * @throws ArithmeticException if it does not fit 64 bits
     */
    static Range of(Range count, Die die, List<Modifier> modifiers) {
        PoolRange pool = new PoolRange(shown(die));
        boolean ofEachDie = false;
        for (Modifier modifier : modifiers) {
            ofEachDie |= modifier instanceof Modifier.Reroll
                    || modifier instanceof Modifier.Explode
                    || modifier instanceof Modifier.Clamp;
        }
        Optional<Faces> faces = ofEachDie ? Optional.of(Faces.of(die)) : Optional.empty();
        for (Modifier modifier : modifiers) {
            faces = pool.after(modifier, faces);
        }
        int least = Kept.of(modifiers, (int) count.least()).many();
        int most = Kept.of(modifiers, (int) count.most()).many();
        if (!modifiers.isEmpty() && modifiers.getLast() instanceof Modifier.LargestSet) {
            return new Range(Math.min(1, least), most);
        }
        Range unit = !modifiers.isEmpty() && modifiers.getLast() instanceof Modifier.Tally tally
                ? pool.counted(tally)
                : pool.unit();
        return Range.between(
                Math.multiplyExact(least, unit.least()),
                Math.multiplyExact(least, unit.most()),
                Math.multiplyExact(most, unit.least()),
                Math.multiplyExact(most, unit.most()));
    }

    private static Range shown(Die die) {
        return die.faces().isEmpty()
                ? new Range(1, die.sides())
                : Range.between(die.faces().stream().mapToLong(Long::longValue).toArray());
    }

    private Optional<Faces> after(Modifier modifier, Optional<Faces> faces) {
        return switch (modifier) {
            case Modifier.Reroll reroll when reroll.once() -> faces;
            case Modifier.Reroll reroll -> {
                if (faces.orElseThrow().allMeet(reroll.when())) {
                    throw new DiceSyntaxException(
                            reroll.column(), "every face of this die would be thrown again, and that without end");
                }
                Faces left = faces.orElseThrow().without(reroll.when());
                first = left.range();
                yield Optional.of(left);
            }
            case Modifier.Clamp clamp -> {
                first = clamped(first, clamp);
                further = chained ? clamped(further, clamp) : further;
                yield faces.map(each -> each.clamped(clamp));
            }
            case Modifier.Explode explode -> {
                if (faces.orElseThrow().allMeet(explode.when(first.most()))) {
                    throw new DiceSyntaxException(
                            explode.column(), "every face of this die would explode, and that without end");
                }
                int less = explode.penetrating() ? 1 : 0;
                further = first.minus(Range.of(less));
                chained = true;
                if (explode.compound()) {
                    first = unit();
                    chained = false;
                }
                yield faces;
            }
            case Modifier.Pick pick -> faces;
            case Modifier.Tally tally -> faces;
            case Modifier.LargestSet set -> faces;
        };
    }

    private static Range clamped(Range range, Modifier.Clamp clamp) {
        return new Range(clamp.applied(range.least()), clamp.applied(range.most()));
    }

    private Range unit() {
        return chained
                ? new Range(
                        Math.addExact(
                                first.least(), Math.multiplyExact(DiceLimits.CHAIN - 1L, Math.min(0, further.least()))),
                        Math.addExact(
                                first.most(), Math.multiplyExact(DiceLimits.CHAIN - 1L, Math.max(0, further.most()))))
                : first;
    }

    private Range counted(Modifier.Tally tally) {
        long most = chained ? DiceLimits.CHAIN : 1;
        return new Range(tally.failure().isPresent() ? -most : 0, most);
    }
}
