package org.woodgrain.atlas;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * What is seen from a cell as long as certain doors hide or show what lies behind them.
 *
 * @param radius cells of light
 * @param shut doors that were looked at and hide it
 * @param open doors that were looked through
 * @param seen the cells
 */
record Outlook(int radius, List<Door> shut, List<Door> open, CellSet seen) {

    /** Looks about, and keeps which doors mattered. */
    static Outlook of(FloorPlan plan, Cell eye, int radius, Predicate<Door> seeThrough) {
        List<Door> shut = new ArrayList<>();
        List<Door> open = new ArrayList<>();
        CellSet seen = Sight.from(plan, eye, radius, door -> {
            boolean through = seeThrough.test(door);
            List<Door> alike = through ? open : shut;
            if (!alike.contains(door)) {
                alike.add(door);
            }
            return through;
        });
        return new Outlook(radius, List.copyOf(shut), List.copyOf(open), seen);
    }

    /** Whether it is still what is seen. */
    boolean holds(int wanted, Predicate<Door> seeThrough) {
        if (wanted != radius) {
            return false;
        }
        for (Door door : open) {
            if (!seeThrough.test(door)) {
                return false;
            }
        }
        for (Door door : shut) {
            if (seeThrough.test(door)) {
                return false;
            }
        }
        return true;
    }
}
