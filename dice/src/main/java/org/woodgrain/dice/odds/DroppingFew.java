package org.woodgrain.dice.odds;

import java.math.BigInteger;
import java.util.Map;
import java.util.TreeMap;

/**
 * The sum of many dice of which a few at one end are dropped.
 *
 * <p>The last of the dropped shows some face. All throws in which no other die lies before it and enough show it are those
 * without a die before it, less those in which too few show it: powers of polynomials, which are quick.
 */
final class DroppingFew {
    private final Faces faces;
    private final int many;
    private final int dropped;
    private final Effort effort;
    private final Packing packing;
    private final long least;
    private final long stride;

    /** The faces begin at the end where dice are dropped; each counts for one thing. */
    DroppingFew(Faces faces, int many, int dropped, Effort effort) {
        this.faces = faces;
        this.many = many;
        this.effort = effort;
        this.dropped = dropped;
        this.packing = new Packing(faces.total().pow(many));
        this.least = faces.least();
        this.stride = faces.stride();
    }

    Distribution sum() {
        long slots = (faces.most() - least) / stride * many + 1;
        if (packing.bits(slots) * faces.all().size() > Packing.ROOM) {
            throw new TooLarge("dropping " + dropped + " of " + many + " takes too many steps");
        }
        BigInteger[] choose = Keeping.binomials(many);
        BigInteger sum = BigInteger.ZERO;
        BigInteger before = BigInteger.ZERO;
        for (int i = 0; i < faces.all().size(); i++) {
            Faces.Face face = faces.all().get(i);
            for (int lying = 0; lying < dropped; lying++) {
                sum = sum.add(shown(i, lying).multiply(choose[lying].multiply(before.pow(lying))));
            }
            before = before.add(face.weight());
        }
        return packing.unpack(
                sum, least * (many - dropped), stride, faces.total().pow(many));
    }

    /** So many dice lie before a face, and of the others enough show it; those that are dropped are left out. */
    private BigInteger shown(int place, int lying) {
        int others = many - lying;
        int needed = dropped - lying;
        Faces.Face face = faces.all().get(place);
        long slot = (face.counts().least() - least) / stride;
        BigInteger[] choose = Keeping.binomials(others);
        BigInteger ways = power(place, others);
        for (int shown = 0; shown < needed; shown++) {
            ways = ways.subtract(packing.moved(power(place + 1, others - shown), slot * shown)
                    .multiply(choose[shown].multiply(face.weight().pow(shown))));
        }
        return ways.shiftRight(Math.toIntExact(packing.bits(slot * needed)));
    }

    /** So many dice that show only the faces from one on. */
    private BigInteger power(int place, int dice) {
        Map<Long, BigInteger> left = new TreeMap<>();
        for (Faces.Face face : faces.all().subList(place, faces.all().size())) {
            left.merge(face.counts().least(), face.weight(), BigInteger::add);
        }
        if (left.isEmpty()) {
            return BigInteger.ZERO;
        }
        Distribution power = Sums.power(Distribution.of(left, faces.total()), dice, effort);
        return packing.pack(power, least * dice, stride);
    }
}
