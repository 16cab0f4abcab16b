package org.woodgrain.rules.melee;

import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Size;

/** What stands about those of one side, and so from how many sides they can be come at. */
public enum Room {
    /** Nothing: man-sized attackers find eight places round a man. */
    OPEN(8),
    /** A wall at their backs. */
    WALL(5),
    /** Walls on two sides that meet. */
    CORNER(3);

    /** Attackers are counted in thirds of a man-sized one. */
    static final int THIRDS = 3;

    private final int places;

    Room(int places) {
        this.places = places;
    }

    /** How many man-sized attackers find room round one target; half places are lost. */
    @Rule({"CB-36", "CC-12"})
    public int around(Size target) {
        int open = switch (target) {
            case TINY, SMALL, MAN -> 8;
            case LARGE -> 12;
            case HUGE -> 16;
        };
        return open * places / OPEN.places;
    }

    /** The room that an attacker takes up, in thirds of a man-sized one's: the small take two. */
    @Rule("CC-12")
    static int taken(Size attacker) {
        return attacker.compareTo(Size.SMALL) <= 0 ? 2 : THIRDS;
    }
}
