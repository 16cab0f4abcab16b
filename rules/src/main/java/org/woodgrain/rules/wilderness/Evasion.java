package org.woodgrain.rules.wilderness;

import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.SpanTable;
import org.woodgrain.rules.Throws;

/**
 * Getting away from those whom a party meets outdoors, before a blow is struck.
 *
 * @param original chance in a hundred by size of the party, then by what part of their greatest number has been met, in
 *     hundredths rounded up
 * @param classic the same by size of the party, then by the number of pursuers
 */
public record Evasion(SpanTable<SpanTable<Integer>> original, SpanTable<SpanTable<Integer>> classic) {
    private static final int HUNDRED = 100;
    private static final int WOODS = 25;
    private static final int SURPRISED_IN_WOODS = 10;
    private static final int TWICE_AS_FAST = 25;
    private static final int DARK = 10;
    private static final int TRACKS = -10;
    private static final int LEAST_CLASSIC = 5;

    /** Which side knew of the other first. */
    public enum Surprise {
        NOBODY,
        /** The party, which its foes have not noticed yet. */
        PARTY_UNSEEN,
        /** The party is caught unawares. */
        PARTY_CAUGHT
    }

    /**
     * Who would get away from whom.
     *
     * @param party how many people it is of, without its beasts
     * @param pursuers how many there are of them
     * @param possible how many of them there could be at most; only the original asks for it
     * @param pace of the party's slowest
     * @param pursuersPace theirs, in the same measure
     */
    public record Sides(int party, int pursuers, int possible, int pace, int pursuersPace) {
        public Sides {
            if (party < 1 || pursuers < 1 || possible < 1 || pace < 1 || pursuersPace < 1) {
                throw new IllegalArgumentException("no number of an evasion is less than 1");
            }
        }
    }

    /**
     * Where they meet.
     *
     * @param woods forest or jungle
     * @param dark night, fog or heavy rain; only the classic rules ask for it
     * @param tracks fresh snow or mud that tells where somebody went; only the classic rules ask for it
     */
    public record Ground(boolean woods, boolean dark, boolean tracks) {}

    /** The chance in a hundred that the party gets away. */
    public int chance(Ruleset ruleset, Sides sides, Surprise surprise, Ground ground) {
        return ruleset.original() ? original(sides, surprise, ground) : classic(sides, surprise, ground);
    }

    @Rule({"WI-87", "WI-90", "WI-93", "WI-95"})
    private int original(Sides sides, Surprise surprise, Ground ground) {
        int base = original.at(sides.party()).at(share(sides.pursuers(), sides.possible()));
        int chance = switch (surprise) {
            case NOBODY -> base + (ground.woods() ? WOODS : 0);
            case PARTY_UNSEEN -> 2 * base + (ground.woods() ? WOODS : 0);
            case PARTY_CAUGHT -> ground.woods() ? SURPRISED_IN_WOODS : 0;
        };
        return Math.clamp(chance + speed(sides), 0, HUNDRED);
    }

    /** Hundredths rounded up, so that whatever is above a quarter is not a quarter. */
    @Rule("WI-88")
    static int share(int pursuers, int possible) {
        return Math.min(HUNDRED, Math.ceilDiv(HUNDRED * pursuers, possible));
    }

    @Rule({"CE-51", "CE-54", "CE-55"})
    private int classic(Sides sides, Surprise surprise, Ground ground) {
        return switch (surprise) {
            case PARTY_UNSEEN -> HUNDRED;
            case PARTY_CAUGHT -> ground.woods() ? SURPRISED_IN_WOODS : 0;
            case NOBODY ->
                Math.clamp(
                        classic.at(sides.party()).at(sides.pursuers())
                                + speed(sides)
                                + (ground.woods() ? WOODS : 0)
                                + (ground.dark() ? DARK : 0)
                                + (ground.tracks() ? TRACKS : 0),
                        LEAST_CLASSIC,
                        HUNDRED);
        };
    }

    private static int speed(Sides sides) {
        if (sides.pace() >= 2 * sides.pursuersPace()) {
            return TWICE_AS_FAST;
        }
        return sides.pursuersPace() >= 2 * sides.pace() ? -TWICE_AS_FAST : 0;
    }

    /** Throws for it; whoever cannot fail, or cannot but fail, throws nothing. */
    public static boolean thrown(Throws dice, Ruleset ruleset, int chance) {
        if (chance <= 0 || chance >= HUNDRED) {
            return chance > 0;
        }
        return dice.of(ruleset.original() ? "WI-86" : "CE-49", "getting away")
                .atMost(chance)
                .roll(1, HUNDRED)
                .success();
    }
}
