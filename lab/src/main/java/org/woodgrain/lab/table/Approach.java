package org.woodgrain.lab.table;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.woodgrain.lab.fights.Conditions;
import org.woodgrain.lab.fights.FightsException;

/**
 * How two sides are to meet, before it is settled where they fight.
 *
 * @param distance feet between them when it begins; if empty hand to hand in the arena, and thrown for at the table
 * @param width feet across the place
 * @param front how many of a side stand abreast at most
 * @param morale whether monsters may lose heart
 * @param plain whether each strikes whoever stands opposite, to the end
 * @param room feet across and along, as in {@code 60x160}
 * @param surprise who is surprised
 */
public record Approach(
        OptionalInt distance,
        OptionalInt width,
        OptionalInt front,
        boolean morale,
        boolean plain,
        Optional<String> room,
        Surprise surprise) {
    /** Feet across the widest place. */
    public static final int WIDEST = 1000;

    private static final int NARROWEST = 10;
    private static final int MOST_ABREAST = 60;
    /** Feet of room behind both sides. */
    private static final int MARGIN = 80;

    private static final Pattern ROOM = Pattern.compile("(\\d{1,4})x(\\d{1,4})");

    public Approach {
        within("the distance", distance, 0, room.isPresent() ? Terms.LONGEST : Terms.LONGEST - MARGIN);
        within("the width", width, NARROWEST, WIDEST);
        within("the front", front, 1, MOST_ABREAST);
        if (plain && (distance.orElse(0) > 0 || width.isPresent() || front.isPresent())) {
            throw new FightsException(
                    "plain fights are hand to hand in the open; they go with no distance, width or front");
        }
    }

    private static void within(String what, OptionalInt number, int least, int most) {
        if (number.isPresent() && (number.getAsInt() < least || number.getAsInt() > most)) {
            throw new FightsException(what + " is a number from " + least + " to " + most);
        }
    }

    /** The conditions of the arena. */
    public Conditions conditions() {
        if (plain) {
            return Conditions.PLAIN;
        }
        Conditions all = Conditions.USUAL.apart(distance.orElse(0)).withMorale(morale);
        all = width.isPresent() ? all.wide(width.getAsInt()) : all;
        return front.isPresent() ? all.abreast(front.getAsInt()) : all;
    }

    /**
     * The terms of the table.
     *
     * @throws FightsException if there is no such room, or a width beside it
     */
    public Terms terms() {
        if (room.isPresent()) {
            if (width.isPresent()) {
                throw new FightsException("a room has a width of its own; give the room or the width");
            }
            Matcher feet = ROOM.matcher(room.get());
            if (!feet.matches()) {
                throw new FightsException("a room is feet across and along, as in 60x160");
            }
            return new Terms(Integer.parseInt(feet.group(1)), Integer.parseInt(feet.group(2)), distance, surprise);
        }
        int across = width.isPresent() ? Math.min(Terms.WIDEST, width.getAsInt()) : Terms.HALL.width();
        return new Terms(across, Math.max(Terms.HALL.length(), distance.orElse(0) + MARGIN), distance, surprise);
    }

    /** What of it only the arena has; empty if nothing is. */
    String forArena() {
        return plain ? "plain fighting" : front.isPresent() ? "a front of so many" : "";
    }

    /** What of it only the table has; empty if nothing is. */
    String forTable() {
        return room.isPresent() ? "a room" : surprise != Surprise.NOBODY ? "surprise" : "";
    }
}
