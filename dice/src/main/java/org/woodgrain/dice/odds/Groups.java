package org.woodgrain.dice.odds;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.LongUnaryOperator;
import org.woodgrain.dice.language.Kept;
import org.woodgrain.dice.language.Modifier;
import org.woodgrain.dice.language.Node;

/** Parts in braces. */
final class Groups {
    private final Reckoner reckoner;
    private final Effort effort;

    Groups(Reckoner reckoner, Effort effort) {
        this.reckoner = reckoner;
        this.effort = effort;
    }

    /** Some members that are thrown alike. */
    private record Alike(Distribution one, int many) {}

    Distribution of(Node.Group group) {
        if (group.spread() && group.modifiers().isEmpty()) {
            return summed(group);
        }
        List<Alike> members = members(group);
        Optional<Modifier.Tally> tally =
                group.modifiers().isEmpty() || !(group.modifiers().getLast() instanceof Modifier.Tally last)
                        ? Optional.empty()
                        : Optional.of(last);
        LongUnaryOperator counts =
                tally.<LongUnaryOperator>map(each -> each::of).orElse(LongUnaryOperator.identity());
        int many = members.stream().mapToInt(Alike::many).sum();
        Kept kept = Kept.of(group.modifiers(), many);
        if (kept.many() == many) {
            Distribution sum = Distribution.constant(0);
            for (Alike alike : members) {
                Distribution counted =
                        tally.isEmpty() ? alike.one() : alike.one().mapped(counts);
                sum = Sums.sum(sum, Sums.power(counted, alike.many(), effort), effort);
            }
            return sum;
        }
        if (members.size() == 1) {
            return Keeping.of(Faces.of(members.getFirst().one(), counts), many, kept, effort);
        }
        List<Faces> each = new ArrayList<>();
        for (Alike alike : members) {
            each.addAll(Collections.nCopies(alike.many(), Faces.of(alike.one(), counts)));
        }
        return MixedKeeping.of(each, kept, effort);
    }

    /** Repeats that are only added up. */
    private Distribution summed(Node.Group group) {
        Distribution sum = Distribution.constant(0);
        for (Alike alike : members(group)) {
            sum = Sums.sum(sum, Sums.power(alike.one(), alike.many(), effort), effort);
        }
        return sum;
    }

    private List<Alike> members(Node.Group group) {
        List<Alike> members = new ArrayList<>();
        for (Node node : group.members()) {
            if (group.spread() && node instanceof Node.Pool pool) {
                members.add(new Alike(new Pools(pool, effort).value().shifted(group.plus()), (int)
                        pool.count().range().most()));
            } else if (node instanceof Node.Repeat repeat) {
                members.add(new Alike(reckoner.of(repeat.of()).shifted(group.plus()), repeat.times()));
            } else {
                members.add(new Alike(reckoner.of(node), 1));
            }
        }
        return members;
    }
}
