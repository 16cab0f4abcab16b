package org.woodgrain.dice.odds;

/** How far chains of exploding dice are followed, and how far they have been. */
final class Depth {
    private final int wanted;
    private int followed;

    /** As many dice as somebody wants; 0 for as many as it takes until the rest is very rare. */
    Depth(int wanted) {
        this.wanted = wanted;
    }

    int wanted() {
        return wanted;
    }

    void follow(int dice) {
        followed = Math.max(followed, dice);
    }

    /** The most dice of a chain that were followed; 0 if nothing explodes. */
    int followed() {
        return followed;
    }
}
