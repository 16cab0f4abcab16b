package org.woodgrain.rules.hirelings;

import org.woodgrain.rules.Rule;

/** What those in service cost. */
public final class Wages {
    private static final int PER_LEVEL = 10;

    private Wages() {}

    /** Gold pieces a month, besides half a share of treasure. */
    @Rule("NP-08")
    public static int monthly(int level) {
        return PER_LEVEL * Math.max(1, level);
    }

    /** Divides a sum among full sharers and hirelings, who have half a share each; what cannot be divided is left. */
    @Rule("NP-02")
    public static Shares shares(int sum, int full, int half) {
        int parts = 2 * full + half;
        return parts == 0 ? new Shares(0, 0) : new Shares((int) (2L * sum / parts), sum / parts);
    }

    /** A full share and a hireling's. */
    public record Shares(int full, int half) {}
}
