package org.woodgrain.rules.equipment;

/** Coins by kind; each weighs a tenth of a pound (EQ-33). */
public record Purse(int platinum, int gold, int electrum, int silver, int copper) {

    public static final Purse EMPTY = new Purse(0, 0, 0, 0, 0);

    public static Purse gold(int pieces) {
        return new Purse(0, pieces, 0, 0, 0);
    }

    /** How many coins there are, which is their weight in tenths of a pound. */
    public int count() {
        return platinum + gold + electrum + silver + copper;
    }

    public Purse plus(Purse other) {
        return new Purse(
                platinum + other.platinum,
                gold + other.gold,
                electrum + other.electrum,
                silver + other.silver,
                copper + other.copper);
    }

    /** What is left after taking coins out; it must hold them. */
    public Purse minus(Purse other) {
        return new Purse(
                platinum - other.platinum,
                gold - other.gold,
                electrum - other.electrum,
                silver - other.silver,
                copper - other.copper);
    }

    /** Whether it holds at least as many of each coin. */
    public boolean holds(Purse other) {
        return platinum >= other.platinum
                && gold >= other.gold
                && electrum >= other.electrum
                && silver >= other.silver
                && copper >= other.copper;
    }

    /** The first so many of its coins, dearest first. */
    public Purse first(int coins) {
        int left = coins;
        int pp = Math.min(platinum, left);
        left -= pp;
        int gp = Math.min(gold, left);
        left -= gp;
        int ep = Math.min(electrum, left);
        left -= ep;
        int sp = Math.min(silver, left);
        left -= sp;
        return new Purse(pp, gp, ep, sp, Math.min(copper, left));
    }

    /** The smallest of its counts; below 0 if it is no real purse. */
    public int least() {
        return Math.min(Math.min(Math.min(platinum, gold), Math.min(electrum, silver)), copper);
    }
}
