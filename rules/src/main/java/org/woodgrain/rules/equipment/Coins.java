package org.woodgrain.rules.equipment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.rules.Rule;

/**
 * Reckoning with coins, in copper pieces. Ten silver or fifty copper make a gold piece; electrum counts half a gold piece
 * and platinum five, where a hoard holds them (TR-13, TR-14).
 */
public final class Coins {
    public static final int GOLD = 50;
    public static final int SILVER = 5;
    public static final int ELECTRUM = 25;
    public static final int PLATINUM = 250;

    private Coins() {}

    /** The worth of a purse in copper pieces. */
    @Rule({"EQ-06", "TR-12", "TR-13", "TR-14"})
    public static int worth(Purse purse) {
        return purse.platinum() * PLATINUM
                + purse.gold() * GOLD
                + purse.electrum() * ELECTRUM
                + purse.silver() * SILVER
                + purse.copper();
    }

    /** So many gold pieces in copper pieces; a sum that nobody can have is the greatest there is. */
    public static int ofGold(int gold) {
        return Math.clamp((long) gold * GOLD, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    /** Change for a sum in copper pieces: as much gold as it holds, then silver, then copper. */
    @Rule("EQ-06")
    public static Purse change(int copper) {
        return new Purse(0, copper / GOLD, 0, copper % GOLD / SILVER, copper % SILVER);
    }

    /**
     * The purse after paying a price in copper pieces; empty if it does not reach. Small coin goes first, and what is paid
     * over comes back as change in gold and silver.
     */
    @Rule({"EQ-02", "EQ-06"})
    public static Optional<Purse> pay(Purse purse, int price) {
        if (price < 0 || worth(purse) < price) {
            return Optional.empty();
        }
        int due = price;
        int copper = Math.min(purse.copper(), due);
        due -= copper;
        int silver = Math.min(purse.silver(), due / SILVER);
        due -= silver * SILVER;
        int electrum = Math.min(purse.electrum(), due / ELECTRUM);
        due -= electrum * ELECTRUM;
        int gold = Math.min(purse.gold(), due / GOLD);
        due -= gold * GOLD;
        int platinum = Math.min(purse.platinum(), due / PLATINUM);
        due -= platinum * PLATINUM;
        Purse left = new Purse(
                purse.platinum() - platinum,
                purse.gold() - gold,
                purse.electrum() - electrum,
                purse.silver() - silver,
                purse.copper() - copper);
        return Optional.of(due == 0 ? left : breakCoin(left, due));
    }

    /** Breaks the smallest coin that covers what is still due. */
    private static Purse breakCoin(Purse left, int due) {
        if (left.silver() > 0 && due <= SILVER) {
            return left.plus(new Purse(0, 0, 0, -1, 0)).plus(change(SILVER - due));
        }
        if (left.electrum() > 0 && due <= ELECTRUM) {
            return left.plus(new Purse(0, 0, -1, 0, 0)).plus(change(ELECTRUM - due));
        }
        if (left.gold() > 0 && due <= GOLD) {
            return left.plus(new Purse(0, -1, 0, 0, 0)).plus(change(GOLD - due));
        }
        if (left.platinum() > 0 && due <= PLATINUM) {
            return left.plus(new Purse(-1, 0, 0, 0, 0)).plus(change(PLATINUM - due));
        }
        // several larger coins are needed: change all of them
        return change(worth(left) - due);
    }

    /** As many coins of a purse, dearest first, as come to no more than a sum in copper pieces. */
    public static Purse within(Purse purse, int copper) {
        int left = copper;
        int platinum = Math.min(purse.platinum(), left / PLATINUM);
        left -= platinum * PLATINUM;
        int gold = Math.min(purse.gold(), left / GOLD);
        left -= gold * GOLD;
        int electrum = Math.min(purse.electrum(), left / ELECTRUM);
        left -= electrum * ELECTRUM;
        int silver = Math.min(purse.silver(), left / SILVER);
        left -= silver * SILVER;
        return new Purse(platinum, gold, electrum, silver, Math.min(purse.copper(), left));
    }

    /** A purse in as few coins as the standard list has: gold, silver, copper. */
    public static Purse changed(Purse purse) {
        return change(worth(purse));
    }

    /** Divides coins into equal parts by kind; what does not divide goes singly to the first parts. */
    public static List<Purse> divide(Purse purse, int parts) {
        List<Purse> shares = new ArrayList<>();
        for (int i = 0; i < parts; i++) {
            shares.add(new Purse(
                    share(purse.platinum(), parts, i),
                    share(purse.gold(), parts, i),
                    share(purse.electrum(), parts, i),
                    share(purse.silver(), parts, i),
                    share(purse.copper(), parts, i)));
        }
        return List.copyOf(shares);
    }

    private static int share(int all, int parts, int index) {
        return all / parts + (index < all % parts ? 1 : 0);
    }
}
