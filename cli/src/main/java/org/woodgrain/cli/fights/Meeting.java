package org.woodgrain.cli.fights;

import java.util.Locale;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.woodgrain.lab.fights.Conditions;
import org.woodgrain.lab.fights.FightsException;
import org.woodgrain.lab.table.Surprise;
import org.woodgrain.lab.table.Terms;
import picocli.CommandLine.Option;

/** The options that say how two sides meet. */
final class Meeting {
    private static final int WIDEST = 1000;
    private static final int MOST_ABREAST = 60;
    /** Feet of room behind both sides. */
    private static final int MARGIN = 80;

    private static final Pattern ROOM = Pattern.compile("(\\d{1,4})x(\\d{1,4})");

    @Option(
            names = "--distance",
            paramLabel = "F",
            description =
                    "Feet between the sides when it begins; 10 or less is hand to hand. If left out, hand to hand in"
                            + " the arena, and as the dice have it at the table.")
    private @Nullable Integer distance;

    @Option(
            names = "--morale",
            paramLabel = "on|off",
            defaultValue = "on",
            description = "Whether monsters may lose heart (${DEFAULT-VALUE}).")
    private Switch morale = Switch.ON;

    @Option(
            names = "--width",
            paramLabel = "F",
            description = "Feet across the place; three fight abreast in ten. In the open if left out.")
    private @Nullable Integer width;

    @Option(names = "--front", paramLabel = "N", description = "How many of a side stand abreast at most.")
    private @Nullable Integer front;

    @Option(
            names = "--plain",
            description = "Hand to hand and to the end, each striking whoever stands opposite: no tactics, missiles,"
                    + " morale, or powers that are not part of a blow.")
    private boolean plain;

    @Option(
            names = "--room",
            paramLabel = "WxL",
            description = "Feet across and along the room in which they meet at the table; 10 across is a corridor"
                    + " (60x160).")
    private @Nullable String room;

    @Option(
            names = "--surprise",
            paramLabel = "nobody|first|second|dice",
            defaultValue = "nobody",
            description = "Which side is surprised, at the table (${DEFAULT-VALUE}).")
    private Surprise surprise = Surprise.NOBODY;

    /** On or off. */
    enum Switch {
        ON,
        OFF;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * What the options come to.
     *
     * @throws FightsException if they are out of bounds or at odds with each other
     */
    Conditions conditions() {
        if (plain) {
            if (distance != null && distance > 0 || width != null || front != null) {
                throw new FightsException(
                        "--plain is hand to hand in the open; it goes with no --distance, --width or" + " --front");
            }
            return Conditions.PLAIN;
        }
        Conditions all = Conditions.USUAL.apart(distance == null ? 0 : distance).withMorale(morale == Switch.ON);
        all = width == null ? all : all.wide(between("--width", width, 10, WIDEST));
        return front == null ? all : all.abreast(between("--front", front, 1, MOST_ABREAST));
    }

    /**
     * The same at the table.
     *
     * @throws FightsException if they are out of bounds
     */
    Terms terms() {
        int across = Terms.HALL.width();
        int along = Terms.HALL.length();
        if (room != null) {
            Matcher feet = ROOM.matcher(room);
            if (!feet.matches()) {
                throw new FightsException("--room is feet across and along, as in 60x160");
            }
            across = Integer.parseInt(feet.group(1));
            along = Integer.parseInt(feet.group(2));
        } else {
            if (width != null) {
                across = Math.min(Terms.WIDEST, between("--width", width, 10, WIDEST));
            }
            along = Math.max(along, (distance == null ? 0 : distance) + MARGIN);
        }
        return new Terms(across, along, distance == null ? OptionalInt.empty() : OptionalInt.of(distance), surprise);
    }

    /** An option that only the arena has; empty if none was given. */
    String forArena() {
        return plain ? "--plain" : front != null ? "--front" : "";
    }

    /** An option that only the table has; empty if none was given. */
    String forTable() {
        return room != null ? "--room" : surprise != Surprise.NOBODY ? "--surprise" : "";
    }

    private static int between(String option, int number, int least, int most) {
        if (number < least || number > most) {
            throw new FightsException(option + " is a number from " + least + " to " + most);
        }
        return number;
    }
}
