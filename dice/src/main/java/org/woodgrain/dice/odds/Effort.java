package org.woodgrain.dice.odds;

/** How far chains of exploding dice are followed, and how much work one question may make. */
final class Effort {
    /** About how many nanoseconds one question may take. */
    private static final double MOST = 1.2e9;

    private final int wanted;
    private int followed;
    private double spent;

    /** Chains of as many dice as somebody wants; 0 for as many as it takes until the rest is very rare. */
    Effort(int wanted) {
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

    /**
     * Tells how much is going to be spent later.
     *
     * @throws TooLarge if that is too much
     */
    void foresee(double nanoseconds) {
        if (spent + nanoseconds > MOST) {
            throw new TooLarge("one of so many numbers of dice takes too many steps");
        }
    }

    /** How much has been done so far. */
    double spent() {
        return spent;
    }

    /**
     * Tells what is about to be done, and about how many nanoseconds it takes.
     *
     * @throws TooLarge with the words, if that is too much
     */
    void spend(double nanoseconds, String words) {
        spent += nanoseconds;
        if (!(spent <= MOST)) {
            throw new TooLarge(words);
        }
    }
}
