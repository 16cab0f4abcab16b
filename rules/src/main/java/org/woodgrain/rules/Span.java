package org.woodgrain.rules;

/** Whole numbers from low to high, both included. */
public record Span(int low, int high) {

    /** The high end of a span without one: "16 and up". */
    public static final int OPEN = Integer.MAX_VALUE;

    public Span {
        if (low > high) {
            throw new RulesException("A span runs from low to high, not from " + low + " to " + high);
        }
    }

    public boolean contains(int number) {
        return low <= number && number <= high;
    }

    @Override
    public String toString() {
        return low == high ? Integer.toString(low) : high == OPEN ? low + " and up" : low + "-" + high;
    }
}
