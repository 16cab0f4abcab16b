package org.woodgrain.dice.odds;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.woodgrain.dice.language.Kept;

/** Goes through every throw there is: slow, and for what nothing else answers. */
final class EachThrow {
    private final List<Faces> members;
    private final Kept kept;
    private final Map<Long, BigInteger> sums = new HashMap<>();
    private final Faces.Face[] thrown;

    EachThrow(List<Faces> members, Kept kept, long most) {
        this.members = members;
        this.kept = kept;
        this.thrown = new Faces.Face[members.size()];
        double throwsInAll =
                members.stream().mapToDouble(member -> member.all().size()).reduce(1, (one, other) -> one * other);
        if (throwsInAll > most) {
            throw new TooLarge("the middle of " + members.size() + " different numbers takes too many steps");
        }
    }

    Distribution sum() {
        fall(0, BigInteger.ONE);
        return Distribution.of(sums, members.stream().map(Faces::total).reduce(BigInteger.ONE, BigInteger::multiply));
    }

    private void fall(int member, BigInteger weight) {
        if (member < thrown.length) {
            for (Faces.Face face : members.get(member).all()) {
                thrown[member] = face;
                fall(member + 1, weight.multiply(face.weight()));
            }
            return;
        }
        List<Faces.Face> ordered = IntStream.range(0, thrown.length)
                .mapToObj(i -> thrown[i])
                .sorted((one, other) -> Long.compare(other.rank(), one.rank()))
                .toList();
        long sum = 0;
        for (Faces.Face face : ordered.subList(kept.from(), kept.to())) {
            sum += face.counts().least();
        }
        sums.merge(sum, weight, BigInteger::add);
    }
}
