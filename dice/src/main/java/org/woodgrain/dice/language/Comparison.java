package org.woodgrain.dice.language;

/** How two numbers are held against each other. */
public enum Comparison {
    AT_LEAST(">="),
    AT_MOST("<="),
    MORE(">"),
    LESS("<"),
    EQUAL("=");

    private final String sign;

    Comparison(String sign) {
        this.sign = sign;
    }

    /** As it is written. */
    public String sign() {
        return sign;
    }

    /** Whether it is true of two numbers. */
    public boolean holds(long left, long right) {
        return switch (this) {
            case AT_LEAST -> left >= right;
            case AT_MOST -> left <= right;
            case MORE -> left > right;
            case LESS -> left < right;
            case EQUAL -> left == right;
        };
    }
}
