package org.woodgrain.dice.language;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** What an expression came to. How it came about is written down only when somebody asks. */
public final class DiceResult {
    private final List<Long> totals;
    private final Supplier<String> breakdown;
    private final List<Unit> units;
    private final Optional<String> label;

    DiceResult(List<Long> totals, Supplier<String> breakdown, List<Unit> units, Optional<String> label) {
        this.totals = List.copyOf(totals);
        this.breakdown = breakdown;
        this.units = units;
        this.label = label;
    }

    /** What became of a die. */
    public enum Mark {
        /** It does not count. */
        DROPPED,
        /** It was thrown again and does not count. */
        REROLLED,
        /** It was thrown again a hundred times; this throw was among the faces that stand. */
        STOPPED,
        /** It brought another. */
        EXPLODED,
        /** Another brought it. */
        EXTRA,
        /** It would have brought another, but the chain had a hundred dice. */
        CHAIN_ENDED,
        /** It counts for at least or at most a number, not for what it showed. */
        CLAMPED,
        /** It is a success. */
        SUCCESS,
        /** It takes a success away. */
        FAILURE
    }

    /**
     * One die that fell.
     *
     * @param die its kind, such as {@code d6}
     * @param shown what it showed
     * @param value what it counts for, where it counts
     * @param marks what became of it
     */
    public record Thrown(String die, long shown, long value, Set<Mark> marks) {
        public Thrown {
            marks = Set.copyOf(marks);
        }

        /** Whether it counts. */
        public boolean kept() {
            return !marks.contains(Mark.DROPPED) && !marks.contains(Mark.REROLLED);
        }
    }

    /** The number; several where the expression is a repeat. */
    public List<Long> totals() {
        return totals;
    }

    /** The number; the sum where there are several. */
    public long total() {
        long sum = 0;
        for (long total : totals) {
            sum += total;
        }
        return sum;
    }

    /** The expression with each die in it, such as {@code 4d6kh3 [6, 5, 3, dropped 1] + 2}. */
    public String breakdown() {
        return breakdown.get();
    }

    /** Every die, in the order thrown. */
    public List<Thrown> dice() {
        return units.stream()
                .flatMap(unit -> unit.dice().stream())
                .map(Fallen::thrown)
                .toList();
    }

    /** What it was thrown for, if the expression said so. */
    public Optional<String> label() {
        return label;
    }

    /** The whole line: label, breakdown and total. */
    @Override
    public String toString() {
        return label.map(text -> text + ": ").orElse("") + breakdown() + " = "
                + totals.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }
}
