package org.woodgrain.server.live;

import java.util.ArrayList;
import java.util.List;

/** Boxes to tick, as on a record sheet of paper. */
public final class Ticks {
    /** More boxes than this are drawn as a bar. */
    public static final int MOST = 12;

    private Ticks() {}

    /** One value for each box, true for a full one, the full ones first. */
    public static List<Boolean> of(int full, int all) {
        List<Boolean> boxes = new ArrayList<>();
        for (int i = 0; i < all; i++) {
            boxes.add(i < full);
        }
        return boxes;
    }

    public static boolean fit(int all) {
        return all <= MOST;
    }

    /** How much of a bar is full, in percent. */
    public static int percent(int full, int all) {
        return all <= 0 ? 0 : Math.clamp(100L * full / all, 0, 100);
    }
}
