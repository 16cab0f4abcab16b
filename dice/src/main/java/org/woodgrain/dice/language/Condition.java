package org.woodgrain.dice.language;

/**
 * What a die is asked.
 *
 * @param comparison how its value is held against the number
 * @param number the number
 */
public record Condition(Comparison comparison, long number) {

    /** Whether a value meets it. */
    public boolean holds(long value) {
        return comparison.holds(value, number);
    }

    @Override
    public String toString() {
        return comparison.sign() + number;
    }
}
