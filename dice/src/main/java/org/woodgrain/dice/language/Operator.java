package org.woodgrain.dice.language;

/** What makes one number of two. */
public enum Operator {
    PLUS("+"),
    MINUS("-"),
    TIMES("*"),
    /** Rounded toward the smaller number. */
    OVER("/"),
    /** Rounded toward the greater number. */
    OVER_UP("/");

    private final String sign;

    Operator(String sign) {
        this.sign = sign;
    }

    /** As it is written. */
    public String sign() {
        return sign;
    }

    /** Whether it divides. */
    public boolean divides() {
        return this == OVER || this == OVER_UP;
    }

    /** The result; a divisor is not 0, and what comes out fits 64 bits. */
    public long applied(long left, long right) {
        return switch (this) {
            case PLUS -> left + right;
            case MINUS -> left - right;
            case TIMES -> left * right;
            case OVER -> Math.floorDiv(left, right);
            case OVER_UP -> Math.ceilDiv(left, right);
        };
    }

    Range applied(Range left, Range right) {
        return switch (this) {
            case PLUS -> left.plus(right);
            case MINUS -> left.minus(right);
            case TIMES -> left.times(right);
            case OVER, OVER_UP -> left.dividedBy(right, this);
        };
    }
}
