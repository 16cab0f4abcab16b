package org.woodgrain.lab.fights;

import org.woodgrain.rules.melee.Ground;
import org.woodgrain.rules.melee.Room;

/**
 * How two sides meet, and how far they are led.
 *
 * @param distance feet between the front ranks when it begins; 10 or less is hand to hand
 * @param width feet across the place
 * @param front how many of a side stand abreast at most, however wide it is
 * @param morale whether monsters may lose heart
 * @param led whether each fights as his tactics and powers have it; if not, each strikes whoever stands opposite, to the end
 */
public record Conditions(int distance, int width, int front, boolean morale, boolean led) {
    /** Farther apart nobody sees, hits or charges anybody. */
    public static final int FARTHEST = 480;

    private static final int OPEN = 1000;

    /** Hand to hand in the open and to the end, each striking whoever stands opposite. */
    public static final Conditions PLAIN = new Conditions(0, OPEN, Integer.MAX_VALUE, false, false);

    /** Hand to hand in the open as at the table, with tactics, powers and morale. */
    public static final Conditions USUAL = new Conditions(0, OPEN, Integer.MAX_VALUE, true, true);

    public Conditions {
        if (distance < 0 || distance > FARTHEST) {
            throw new FightsException("the sides begin 0 to " + FARTHEST + " feet apart, not " + distance);
        }
        if (width < Ground.REACH || front < 1) {
            throw new FightsException("at least one must find room in front, and ten feet of width");
        }
        if (!led && (morale || distance > Ground.REACH)) {
            throw new FightsException("those whom nobody leads know neither morale nor movement");
        }
    }

    public Conditions apart(int feet) {
        return new Conditions(feet, width, front, morale, led);
    }

    /** In a place so many feet wide. */
    public Conditions wide(int feet) {
        return new Conditions(distance, feet, front, morale, led);
    }

    public Conditions abreast(int most) {
        return new Conditions(distance, width, most, morale, led);
    }

    public Conditions withMorale(boolean on) {
        return new Conditions(distance, width, front, on, led);
    }

    Ground ground() {
        return new Ground(width, distance, false, Room.OPEN, Room.OPEN, front);
    }

    /** In plain words, without a full stop. */
    public String told() {
        String where = width >= OPEN ? "in the open" : "in a place " + width + " feet wide";
        String how = distance > Ground.REACH ? distance + " feet apart" : "hand to hand";
        String rank = front == Integer.MAX_VALUE ? "" : ", at most " + front + " abreast";
        return "They begin " + where + ", " + how + rank;
    }
}
