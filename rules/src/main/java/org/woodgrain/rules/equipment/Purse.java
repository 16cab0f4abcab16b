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
}
