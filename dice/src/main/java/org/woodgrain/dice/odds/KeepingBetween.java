package org.woodgrain.dice.odds;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.woodgrain.dice.language.Kept;

/** The sum of dice kept from the middle: face by face from the highest, it is followed how many dice have been placed. */
final class KeepingBetween {
    private final Faces faces;
    private final int many;
    private final Kept kept;
    private final Packing packing;
    private final long least;
    private final long stride;

    /** For each number of dice placed before: in how many ways some are chosen of the others. */
    private final List<BigInteger[]> rows;

    KeepingBetween(Faces faces, int many, Kept kept, Packing packing, long least, long stride) {
        this.faces = faces;
        this.many = many;
        this.kept = kept;
        this.packing = packing;
        this.least = least;
        this.stride = stride;
        this.rows = IntStream.range(0, kept.to())
                .mapToObj(before -> Keeping.binomials(many - before, kept.to()))
                .toList();
    }

    /** Where throws are laid that have filled all kept places. */
    interface Done {
        /**
         * Takes throws.
         *
         * @param counted what the kept dice count for, packed
         * @param ways in how many ways the other dice can have fallen
         */
        void add(BigInteger counted, BigInteger ways);
    }

    /** Goes through all throws. */
    void sum(Done done) {
        BigInteger[] placed = new BigInteger[kept.to()];
        Arrays.fill(placed, BigInteger.ZERO);
        placed[0] = BigInteger.ONE;
        BigInteger below = faces.all().stream().map(Faces.Face::weight).reduce(BigInteger.ZERO, BigInteger::add);
        for (Faces.Face face : faces.all()) {
            BigInteger weight = face.weight();
            below = below.subtract(weight);
            Own own = own(face);
            BigInteger[] weights = Keeping.powers(weight, kept.to());
            for (int before = kept.to() - 1; before >= 0; before--) {
                if (placed[before].signum() != 0) {
                    int counting = kept.to() - Math.max(before, kept.from());
                    done.add(
                            own.times(placed[before], counting),
                            Keeping.enough(many - before, kept.to() - before, counting, weight, below));
                }
            }
            // downwards, so that a face is placed once only
            for (int after = kept.to() - 1; after > 0; after--) {
                for (int shown = 1; shown <= after; shown++) {
                    int before = after - shown;
                    if (placed[before].signum() != 0) {
                        int counting = counting(before, shown);
                        BigInteger ways = choose(before, shown).multiply(weights[shown - counting]);
                        placed[after] = placed[after].add(own.times(placed[before].multiply(ways), counting));
                    }
                }
            }
        }
    }

    /** How many of those that show the face lie in kept places; these count, the others only weigh. */
    private int counting(int before, int shown) {
        return Math.max(0, Math.min(before + shown, kept.to()) - Math.max(before, kept.from()));
    }

    /** What several dice count for that show the same face. */
    private interface Own {
        BigInteger times(BigInteger packed, int counting);
    }

    private Own own(Faces.Face face) {
        if (face.counts().size() > 1) {
            BigInteger[] powers = Keeping.powers(packing.pack(face.counts(), least, stride), kept.many());
            return (packed, counting) -> packed.multiply(powers[counting]);
        }
        BigInteger[] powers = Keeping.powers(face.weight(), kept.many());
        long slot = (face.counts().least() - least) / stride;
        return (packed, counting) -> packing.moved(packed.multiply(powers[counting]), slot * counting);
    }

    private BigInteger choose(int before, int some) {
        return rows.get(before)[some];
    }
}
