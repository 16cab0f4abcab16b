package org.woodgrain.dice.odds;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.woodgrain.dice.language.Kept;

/**
 * The sum of those that are kept of several dice alike.
 *
 * <p>The lowest that is kept shows some face; so many dice lie above it, and of those that show it too, enough are kept to
 * make up the number. Added up over all faces and numbers, that is the answer.
 */
final class Keeping {
    private static final double MOST_WORK = 2e9;

    private static final int FEW_KEPT = 12;
    private static final int FEW_DROPPED = 4;

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
        this.choose = binomials(many);
    }

    /** The sum of the dice in the kept places. */
    static Distribution of(Faces faces, int many, Kept kept) {
        BigInteger total = faces.total().pow(many);
        if (kept.many() == 0) {
            BigInteger covered = faces.all().stream()
                    .map(Faces.Face::weight)
                    .reduce(BigInteger.ZERO, BigInteger::add)
                    .pow(many);
            return new Distribution(new long[] {0}, new BigInteger[] {covered}, total);
        }
        // from the side where fewer dice have to be followed
        boolean below = many - kept.from() < kept.to();
        int dropped = many - kept.many();
        if (faces.plain() && kept.many() > FEW_KEPT && dropped <= FEW_DROPPED) {
            if (kept.to() == many) {
                return new DroppingFew(faces, many, dropped).sum();
            }
            if (kept.from() == 0) {
                return new DroppingFew(faces.reversed(), many, dropped).sum();
            }
        }
        Keeping keeping = below
                ? new Keeping(faces.reversed(), many, new Kept(many - kept.to(), many - kept.from()))
                : new Keeping(faces, many, kept);
        return keeping.packing.unpack(keeping.sum(), keeping.least * kept.many(), keeping.stride, total);
    }

    private BigInteger sum() {
        long slots = (faces.most() - least) / stride * kept.many() + 1;
        double words = packing.bits(slots) / 32.0 + many;
        double steps = (double) faces.all().size() * kept.to();
        boolean byRuns = kept.from() == 0 && runs();
        double shifts =
                byRuns ? steps * Integer.numberOfTrailingZeros(Integer.highestOneBit(many) * 4) : steps * kept.to();
        double work = faces.plain() ? shifts * words * 2 : steps * kept.to() * packing.work(packing.bits(slots)) / 4;
        if (packing.bits(slots) > Packing.ROOM || work > MOST_WORK) {
            throw new TooLarge("keeping " + kept.many() + " of " + many + " takes too many steps");
        }
        return byRuns ? top() : new KeepingBetween(faces, many, kept, packing, least, stride).sum();
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
            List<BigInteger> tails = tails(weight, below, number);
            BigInteger part = BigInteger.ZERO;
            BigInteger powers = BigInteger.ONE;
            for (int over = number - 1; over >= 0; over--) {
                if (length > 0 && part.signum() != 0) {
                    part = packing.moved(packing.timesRun(part, length), lowest).multiply(weight);
                } else {
                    part = BigInteger.ZERO;
                }
                powers = powers.multiply(weight);
                BigInteger ways = powers.multiply(choose[over].multiply(tails.get(over)));
                part = part.add(packing.moved(ways, slot * (number - over)));
            }
            sum = sum.add(part);
            lowest = Math.min(lowest, slot);
            length++;
        }
        return sum;
    }

    /**
     * For each number of dice above: the ways in which, of the others, enough show the face to make up the number kept and
     * the rest lie below; the weights of those that are kept are left out.
     */
    private List<BigInteger> tails(BigInteger weight, BigInteger below, int number) {
        BigInteger[] weights = powers(weight, many);
        BigInteger[] belows = powers(below, many);
        List<BigInteger> tails = new ArrayList<>();
        for (int over = 0; over < number; over++) {
            int others = many - over;
            int needed = number - over;
            BigInteger row = BigInteger.ONE;
            BigInteger sum = BigInteger.ZERO;
            for (int shown = 0; shown <= others; shown++) {
                if (shown >= needed) {
                    sum = sum.add(row.multiply(weights[shown - needed]).multiply(belows[others - shown]));
                }
                row = row.multiply(BigInteger.valueOf(others - shown)).divide(BigInteger.valueOf(shown + 1L));
            }
            tails.add(sum);
        }
        return tails;
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
        BigInteger[] row = new BigInteger[many + 1];
        row[0] = BigInteger.ONE;
        for (int i = 1; i <= many; i++) {
            row[i] = row[i - 1].multiply(BigInteger.valueOf(many - i + 1L)).divide(BigInteger.valueOf(i));
        }
        return row;
    }
}
