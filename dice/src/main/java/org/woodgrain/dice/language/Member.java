package org.woodgrain.dice.language;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** One of a group on the table, while it is still decided whether it counts. */
final class Member {
    private final long value;
    private final Supplier<String> text;
    private final List<Unit> units;
    private String fate = "";
    private boolean dropped;

    Member(long value, Supplier<String> text, List<Unit> units) {
        this.value = value;
        this.text = text;
        this.units = List.copyOf(units);
    }

    /** A member to which a number is added. */
    static Member of(long value, Supplier<String> text, List<Unit> units, long plus) {
        String added = plus == 0 ? "" : plus > 0 ? " + " + plus : " - " + -plus;
        return new Member(value + plus, () -> text.get() + added + " = " + (value + plus), units);
    }

    /** What members come to, each of which learns its fate. */
    static long counted(List<Member> members, List<Modifier> modifiers) {
        List<Member> left = new ArrayList<>(members);
        left.sort(Comparator.comparingLong((Member member) -> member.value).reversed());
        Kept kept = Kept.of(modifiers, left.size());
        IntStream.range(0, left.size())
                .filter(place -> !kept.holds(place))
                .forEach(place -> left.get(place).drop());
        List<Member> counting = left.subList(kept.from(), kept.to());
        if (!modifiers.isEmpty() && modifiers.getLast() instanceof Modifier.Tally tally) {
            return counting.stream().mapToLong(member -> member.tally(tally)).sum();
        }
        return counting.stream().mapToLong(member -> member.value).sum();
    }

    private void drop() {
        dropped = true;
        units.forEach(Unit::setAside);
    }

    private long tally(Modifier.Tally tally) {
        int counts = tally.of(value);
        fate = counts > 0 ? " counts" : counts < 0 ? " fails" : "";
        return counts;
    }

    @Override
    public String toString() {
        return (dropped ? "dropped " : "") + text.get() + fate;
    }
}
