package org.woodgrain.rules.realm;

import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;

/**
 * A way for the ruler of a territory to put gold to work.
 *
 * @param id such as {@code "inns"}
 * @param name as shown
 * @param unit gold pieces, of which whole multiples are put in
 * @param setUp months before it pays
 * @param perHead gold pieces for each inhabitant up to which it earns
 * @param tenths tenths of a hundredth that it brings in a common month
 */
public record Venture(String id, String name, int unit, int setUp, int perHead, int tenths) {
    private static final int DECIMATED = 10;
    private static final int HUNDREDTHS = 100;
    private static final int THOUSANDTHS = 1000;
    private static final int SETTLER = 2000;

    /** What a month brought; {@code lost} of the capital is gone, and newcomers came for {@code success}. */
    public record Month(int gold, int lost, boolean success) {}

    /** Gold that earns, of so much put in, among so many people. */
    public int working(int capital, int people) {
        return (int) Math.min(capital, (long) perHead * people);
    }

    /** Throws for a month of it; a lord's hand is the surer by one. */
    @Rule("CH-75")
    public Month month(Throws dice, int working, boolean lord) {
        int total = dice.of("ST-79", "a month of " + id)
                .secret()
                .plus(lord ? 1 : 0)
                .roll(2, 6)
                .total();
        long base = (long) working * tenths / THOUSANDTHS;
        return switch (Math.clamp(total, 2, 12)) {
            case 2 -> new Month(0, working / DECIMATED, false);
            case 3, 4 -> new Month(-working / HUNDREDTHS, 0, false);
            case 5, 6 -> new Month(0, 0, false);
            case 7, 8 -> new Month((int) base, 0, false);
            case 9, 10 -> new Month((int) ((long) working * tenths * 3 / (2L * THOUSANDTHS)), 0, true);
            case 11 -> new Month((int) (2 * base), 0, true);
            default -> new Month((int) (3 * base), 0, true);
        };
    }

    /** People who settle for a success: one for each 2,000 gp at work, one at the least, a fiftieth of all at the most. */
    public static int newcomers(int working, int people) {
        return Math.min(Math.max(1, working / SETTLER), (people + 49) / 50);
    }
}
