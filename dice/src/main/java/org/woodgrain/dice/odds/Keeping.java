package org.woodgrain.dice.odds;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.woodgrain.dice.language.Kept;

/**
 * The sum of those that are kept of several dice alike.
 *
 * <p>The lowest that is kept shows some face; so many dice lie above it, and of those that show it too, enough are kept to
 * make up the number. Added up over all faces and numbers, that is the answer.
 */
final class Keeping {

    private static final int FEW_KEPT = 12;
    private static final int FEW_DROPPED = 4;
    private static final int MANY_MORE = 4;

    private final Faces faces;
    private final int many;
    private final Kept kept;
    private final Packing packing;
    private final long least;
    private final long stride;
    private final BigInteger[] choose;

    private Keeping(Faces faces, int many, Kept kept) {
        this.faces = faces;
        this.many = many;
        this.kept = kept;
        this.packing = new Packing(faces.total().pow(many));
        this.least = faces.least();
        this.stride = faces.stride();
        this.choose = binomials(many, kept.to());
    }

    /** The sum of the dice in the kept places. */
    static Distribution of(Faces faces, int many, Kept kept, Effort effort) {
        BigInteger total = faces.total().pow(many);
        if (kept.many() == 0) {
            BigInteger covered = faces.all().stream()
                    .map(Faces.Face::weight)
                    .reduce(BigInteger.ZERO, BigInteger::add)
                    .pow(many);
            return new Distribution(new long[] {0}, new BigInteger[] {covered}, total);
        }
        if (kept.many() == 1 && faces.plain()) {
            return single(faces, many, kept.from(), effort);
        }
        // from the side where fewer dice have to be followed
        boolean below = many - kept.from() < kept.to();
        int dropped = many - kept.many();
        if (faces.plain() && kept.many() > FEW_KEPT && dropped <= FEW_DROPPED) {
            if (kept.to() == many) {
                return new DroppingFew(faces, many, dropped, effort).sum();
            }
            if (kept.from() == 0) {
                return new DroppingFew(faces.reversed(), many, dropped, effort).sum();
            }
        }
        Keeping keeping = below
                ? new Keeping(faces.reversed(), many, new Kept(many - kept.to(), many - kept.from()))
                : new Keeping(faces, many, kept);
        return keeping.sum(effort);
    }

    /** The one in a single place. */
    private static Distribution single(Faces faces, int many, int place, Effort effort) {
        BigInteger total = faces.total().pow(many);
        double words = total.bitLength() / 64.0 + 1;
        int terms = Math.min(place + 1, many - place);
        effort.spend(
                faces.all().size() * (double) terms * (words * 20 + Math.pow(words, 1.6) * 4 + 200),
                "keeping one of " + many + " takes too many steps");
        Map<Long, BigInteger> weights = new TreeMap<>();
        BigInteger below = faces.all().stream().map(Faces.Face::weight).reduce(BigInteger.ZERO, BigInteger::add);
        BigInteger reached = BigInteger.ZERO;
        BigInteger before = BigInteger.ZERO;
        for (Faces.Face face : faces.all()) {
            reached = reached.add(face.weight());
            below = below.subtract(face.weight());
            BigInteger enough = enough(many, place + 1, 0, reached, below);
            weights.merge(face.counts().least(), enough.subtract(before), BigInteger::add);
            before = enough;
        }
        return Distribution.of(weights, total);
    }

    private Distribution sum(Effort effort) {
        long slots = (faces.most() - least) / stride * kept.many() + 1;
        double steps = (double) faces.all().size() * kept.to();
        String words = "keeping " + kept.many() + " of " + many + " takes too many steps";
        if (many > MANY_MORE * kept.to()) {
            Packing few = new Packing(faces.total().pow(kept.to()).multiply(choose[kept.to()]));
            double shifts = steps * kept.to() * few.bits(slots) / Integer.SIZE * 2;
            double endings = steps * slots * (packing.bits(1) / 20.0 + 100);
            effort.spend(slots > Packing.ROOM / 64 ? Double.MAX_VALUE : shifts + endings, words);
            return few(few, (int) slots);
        }
        double wide = packing.bits(slots) / 32.0 + many;
        boolean byRuns = kept.from() == 0 && runs();
        double shifts = byRuns
                ? steps * wide * Integer.numberOfTrailingZeros(Integer.highestOneBit(many) * 4)
                : steps * wide * kept.to();
        double work = faces.plain() ? shifts * 2 : steps * kept.to() * packing.work(packing.bits(slots)) / 4;
        effort.spend(packing.bits(slots) > Packing.ROOM ? Double.MAX_VALUE : work, words);
        return packing.unpack(
                byRuns ? top() : between(),
                least * kept.many(),
                stride,
                faces.total().pow(many));
    }

    private BigInteger between() {
        BigInteger[] sum = {BigInteger.ZERO};
        new KeepingBetween(faces, many, kept, packing, least, stride)
                .sum((counted, ways) -> sum[0] = sum[0].add(counted.multiply(ways)));
        return sum[0];
    }

    /** Where few of many are kept, what they count for needs far less room than the ways of all the others. */
    private Distribution few(Packing few, int slots) {
        BigInteger[] sums = new BigInteger[slots];
        Arrays.fill(sums, BigInteger.ZERO);
        new KeepingBetween(faces, many, kept, few, least, stride).sum((counted, ways) -> {
            Distribution places = few.unpack(counted, 0, 1, BigInteger.ONE);
            for (int i = 0; i < places.size(); i++) {
                int slot = (int) places.outcome(i);
                sums[slot] = sums[slot].add(places.weight(i).multiply(ways));
            }
        });
        Map<Long, BigInteger> weights = new TreeMap<>();
        for (int slot = 0; slot < slots; slot++) {
            weights.put(least * kept.many() + slot * stride, sums[slot]);
        }
        return Distribution.of(weights, faces.total().pow(many));
    }

    /** Whether all faces have the same weight and count for numbers in a row. */
    private boolean runs() {
        List<Faces.Face> all = faces.all();
        for (int i = 0; i < all.size(); i++) {
            Distribution counts = all.get(i).counts();
            if (counts.size() > 1
                    || !counts.weight(0).equals(all.getFirst().counts().weight(0))
                    || Math.abs(counts.least() - all.getFirst().counts().least()) != i * stride) {
                return false;
            }
        }
        return true;
    }

    /** The sum of those from the highest down to a place, where the faces above another are a run of equal weights. */
    private BigInteger top() {
        int number = kept.to();
        BigInteger weight = faces.all().getFirst().weight();
        BigInteger below = weight.multiply(BigInteger.valueOf(faces.all().size()));
        BigInteger sum = BigInteger.ZERO;
        long lowest = Long.MAX_VALUE;
        int length = 0;
        for (Faces.Face face : faces.all()) {
            below = below.subtract(weight);
            long slot = (face.counts().least() - least) / stride;
            BigInteger part = BigInteger.ZERO;
            BigInteger powers = BigInteger.ONE;
            for (int over = number - 1; over >= 0; over--) {
                if (length > 0 && part.signum() != 0) {
                    part = packing.moved(packing.timesRun(part, length), lowest).multiply(weight);
                } else {
                    part = BigInteger.ZERO;
                }
                powers = powers.multiply(weight);
                BigInteger ways = powers.multiply(
                        choose[over].multiply(enough(many - over, number - over, number - over, weight, below)));
                part = part.add(packing.moved(ways, slot * (number - over)));
            }
            sum = sum.add(part);
            lowest = Math.min(lowest, slot);
            length++;
        }
        return sum;
    }

    /**
     * The ways in which, of some dice that do not lie above a face, enough show it and the rest lie below.
     *
     * @param others how many dice
     * @param needed how many must show it at least
     * @param without the weights of so many of them are left out, at most {@code needed}
     * @param weight of the face
     * @param below the weight of all below it
     */
    static BigInteger enough(int others, int needed, int without, BigInteger weight, BigInteger below) {
        boolean fewMore = others - needed < needed;
        BigInteger sum = fewMore ? BigInteger.ZERO : weight.add(below).pow(others);
        int from = fewMore ? needed : 0;
        int to = fewMore ? others : needed - 1;
        BigInteger[] choose = binomials(others, Math.min(to, others));
        for (int shown = from; shown <= to; shown++) {
            BigInteger ways = choose[shown]
                    .multiply(weight.pow(fewMore ? shown - without : shown))
                    .multiply(below.pow(others - shown));
            sum = fewMore ? sum.add(ways) : sum.subtract(ways);
        }
        return fewMore || weight.equals(BigInteger.ONE) ? sum : sum.divide(weight.pow(without));
    }

    static BigInteger[] powers(BigInteger of, int most) {
        BigInteger[] powers = new BigInteger[most + 1];
        powers[0] = BigInteger.ONE;
        for (int i = 1; i <= most; i++) {
            powers[i] = powers[i - 1].multiply(of);
        }
        return powers;
    }

    /** In how many ways so many of them are chosen. */
    static BigInteger[] binomials(int many) {
        return binomials(many, many);
    }

    /** The same for as few as none to as many as {@code most}. */
    static BigInteger[] binomials(int many, int most) {
        BigInteger[] row = new BigInteger[most + 1];
        row[0] = BigInteger.ONE;
        for (int i = 1; i <= most; i++) {
            row[i] = row[i - 1].multiply(BigInteger.valueOf(many - i + 1L)).divide(BigInteger.valueOf(i));
        }
        return row;
    }
}
