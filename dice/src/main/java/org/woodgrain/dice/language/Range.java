package org.woodgrain.dice.language;

/**
 * The least and the most that a part of an expression can come to; what does not fit 64 bits is refused.
 *
 * @param least the smallest value
 * @param most the greatest
 */
public record Range(long least, long most) {

    static Range of(long number) {
        return new Range(number, number);
    }

    static Range between(long... values) {
        long least = values[0];
        long most = values[0];
        for (long value : values) {
            least = Math.min(least, value);
            most = Math.max(most, value);
        }
        return new Range(least, most);
    }

    /** Whether a number lies in it. */
    public boolean holds(long number) {
        return least <= number && number <= most;
    }

    Range or(Range other) {
        return new Range(Math.min(least, other.least), Math.max(most, other.most));
    }

    Range plus(Range other) {
        return new Range(Math.addExact(least, other.least), Math.addExact(most, other.most));
    }

    Range minus(Range other) {
        return new Range(Math.subtractExact(least, other.most), Math.subtractExact(most, other.least));
    }

    Range times(Range other) {
        return between(
                Math.multiplyExact(least, other.least),
                Math.multiplyExact(least, other.most),
                Math.multiplyExact(most, other.least),
                Math.multiplyExact(most, other.most));
    }

    /** A safe range of the quotient, whatever the divisor is within its own. */
    Range dividedBy(Range other, Operator division) {
        long widest = Math.max(Math.absExact(least), Math.absExact(most));
        return other.holds(0)
                ? new Range(-widest, widest)
                : between(
                        division.applied(least, other.least),
                        division.applied(least, other.most),
                        division.applied(most, other.least),
                        division.applied(most, other.most));
    }

    Range absolute() {
        if (least >= 0) {
            return this;
        }
        long greatest = Math.max(Math.absExact(least), Math.absExact(most));
        return new Range(most <= 0 ? Math.absExact(most) : 0, greatest);
    }
}
