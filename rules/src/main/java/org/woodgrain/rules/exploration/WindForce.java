package org.woodgrain.rules.exploration;

/** How hard the wind blows. */
public enum WindForce {
    CALM("calm"),
    LIGHT("a light breeze"),
    FRESH("a fresh wind"),
    GALE("a gale");

    private final String label;

    WindForce(String label) {
        this.label = label;
    }

    /** Whether it scatters clouds and swarms. */
    public boolean strong() {
        return compareTo(FRESH) >= 0;
    }

    /** In plain words. */
    public String label() {
        return label;
    }
}
