package org.woodgrain.dice.odds;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.woodgrain.dice.language.Kept;

/**
 * The sum of those that are kept of several numbers that are thrown in different ways.
 *
 * <p>For each value that the last of the kept may have, the members are gone through one by one, and it is followed how
 * many lie above it and how many equal it.
 */
final class MixedKeeping {
    private static final long MOST_THROWS = 300_000;

    private final List<Faces> members;
    private final Kept kept;
    private final Packing packing;
    private final BigInteger total;
    private final long least;
    private final long stride;

    private MixedKeeping(List<Faces> members, Kept kept) {
        this.members = members;
        this.kept = kept;
        this.total = members.stream().map(Faces::total).reduce(BigInteger.ONE, BigInteger::multiply);
        this.packing = new Packing(total);
        this.least = members.stream().mapToLong(Faces::least).min().orElse(0);
        long common = 0;
        for (Faces member : members) {
            common = Distribution.gcd(member.least() - least, common);
            common = member.most() > member.least() ? Distribution.gcd(member.stride(), common) : common;
        }
        this.stride = Math.max(1, common);
    }

    /** The sum of the members in the kept places. */
    static Distribution of(List<Faces> members, Kept kept, Effort effort) {
        if (kept.from() > 0 && kept.to() < members.size()) {
            return new EachThrow(members, kept, MOST_THROWS).sum();
        }
        MixedKeeping keeping = kept.from() > 0
                ? new MixedKeeping(members.stream().map(Faces::reversed).toList(), new Kept(0, kept.many()))
                : new MixedKeeping(members, kept);
        return keeping.packing.unpack(
                keeping.sum(kept.from() > 0, effort), keeping.least * kept.many(), keeping.stride, keeping.total);
    }

    private BigInteger sum(boolean fromBelow, Effort effort) {
        if (kept.many() == 0) {
            return members.stream()
                    .map(member ->
                            member.all().stream().map(Faces.Face::weight).reduce(BigInteger.ZERO, BigInteger::add))
                    .reduce(BigInteger.ONE, BigInteger::multiply);
        }
        Comparator<Long> order = fromBelow ? Comparator.naturalOrder() : Comparator.reverseOrder();
        SortedSet<Long> ranks = new TreeSet<>(order);
        members.forEach(member -> member.all().forEach(face -> ranks.add(face.rank())));
        long most = members.stream().mapToLong(Faces::most).max().orElse(0);
        long words = packing.bits((most - least) / stride * kept.many() + 1) / Integer.SIZE + 1;
        long states = (long) kept.many() * (kept.many() + 1) / 2;
        effort.spend(
                words > Packing.ROOM / Integer.SIZE
                        ? Double.MAX_VALUE
                        : (double) ranks.size() * members.size() * states * (words + 60) * 8,
                "keeping " + kept.many() + " of " + members.size() + " different numbers takes too many steps");
        int[] next = new int[members.size()];
        BigInteger[] above = new BigInteger[members.size()];
        Arrays.fill(above, BigInteger.ZERO);
        BigInteger[] below = members.stream()
                .map(member -> member.all().stream().map(Faces.Face::weight).reduce(BigInteger.ZERO, BigInteger::add))
                .toArray(BigInteger[]::new);
        BigInteger sum = BigInteger.ZERO;
        for (long rank : ranks) {
            BigInteger[] equal = new BigInteger[members.size()];
            long counts = 0;
            for (int i = 0; i < equal.length; i++) {
                List<Faces.Face> faces = members.get(i).all();
                boolean shows = next[i] < faces.size() && faces.get(next[i]).rank() == rank;
                equal[i] = shows ? faces.get(next[i]).weight() : BigInteger.ZERO;
                counts = shows ? faces.get(next[i]).counts().least() : counts;
                below[i] = below[i].subtract(equal[i]);
            }
            sum = sum.add(ended(above, equal, below, (counts - least) / stride));
            for (int i = 0; i < equal.length; i++) {
                if (equal[i].signum() != 0) {
                    above[i] = above[i].add(packing.moved(equal[i], (counts - least) / stride));
                    next[i]++;
                }
            }
        }
        return sum;
    }

    /** The throws in which the last of the kept has one rank, which counts for so many slots. */
    private BigInteger ended(BigInteger[] above, BigInteger[] equal, BigInteger[] below, long slot) {
        int number = kept.many();
        BigInteger[][] ways = new BigInteger[number + 1][];
        for (int over = 0; over <= number; over++) {
            ways[over] = new BigInteger[number - over + 1];
            Arrays.fill(ways[over], BigInteger.ZERO);
        }
        ways[0][0] = BigInteger.ONE;
        for (int member = 0; member < above.length; member++) {
            for (int over = number - 1; over >= 0; over--) {
                BigInteger[] row = ways[over];
                for (int same = number - over; same >= 0; same--) {
                    BigInteger now = row[same].multiply(below[member]);
                    boolean full = same == number - over;
                    now = full ? now.add(row[same].multiply(equal[member])) : now;
                    now = same > 0 ? now.add(row[same - 1].multiply(equal[member])) : now;
                    if (over > 0) {
                        now = now.add(ways[over - 1][same].multiply(above[member]));
                        // one more above leaves room for one less that equals
                        now = full ? now.add(ways[over - 1][same + 1].multiply(above[member])) : now;
                    }
                    row[same] = now;
                }
            }
        }
        BigInteger sum = BigInteger.ZERO;
        for (int over = 0; over < number; over++) {
            sum = sum.add(packing.moved(ways[over][number - over], slot * (number - over)));
        }
        return sum;
    }
}
