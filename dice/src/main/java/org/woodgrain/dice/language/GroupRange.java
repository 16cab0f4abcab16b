package org.woodgrain.dice.language;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** What a group can come to. */
final class GroupRange {
    private GroupRange() {}

    static Range of(List<Node> members, List<Modifier> modifiers) {
        return summed(new ArrayList<>(members.stream().map(Node::range).toList()), modifiers);
    }

    private static Range summed(List<Range> members, List<Modifier> modifiers) {
        Kept kept = Kept.of(modifiers, members.size());
        if (!modifiers.isEmpty() && modifiers.getLast() instanceof Modifier.Tally tally) {
            return new Range(tally.failure().isPresent() ? -kept.many() : 0, kept.many());
        }
        // the second highest of several numbers grows when any of them grows
        members.sort(Comparator.comparingLong(Range::least).reversed());
        long least = 0;
        for (Range member : members.subList(kept.from(), kept.to())) {
            least = Math.addExact(least, member.least());
        }
        members.sort(Comparator.comparingLong(Range::most).reversed());
        long most = 0;
        for (Range member : members.subList(kept.from(), kept.to())) {
            most = Math.addExact(most, member.most());
        }
        return new Range(least, most);
    }

    static Range spread(Spread spread, List<Modifier> modifiers) {
        List<Range> members = new ArrayList<>();
        for (Node source : spread.sources()) {
            Range plus = Range.of(spread.plus());
            switch (source) {
                case Node.Repeat repeat ->
                    members.addAll(Collections.nCopies(
                            repeat.times(), repeat.of().range().plus(plus)));
                case Node.Pool pool -> {
                    int count = (int) pool.count().range().most();
                    Range one = PoolRange.of(Range.of(1), pool.die(), pool.modifiers());
                    members.addAll(Collections.nCopies(count, one.plus(plus)));
                }
                case Node other -> throw new IllegalStateException("not spread: " + other);
            }
        }
        return summed(members, modifiers);
    }
}
