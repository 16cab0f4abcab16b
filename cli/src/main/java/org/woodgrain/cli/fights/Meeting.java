package org.woodgrain.cli.fights;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.woodgrain.lab.fights.Conditions;
import org.woodgrain.lab.fights.FightsException;
import picocli.CommandLine.Option;

/** The options that say how two sides meet. */
final class Meeting {
    private static final int WIDEST = 1000;
    private static final int MOST_ABREAST = 60;

    @Option(
            names = "--distance",
            paramLabel = "F",
            defaultValue = "0",
            description = "Feet between the sides when it begins; 10 or less is hand to hand (${DEFAULT-VALUE}).")
    private int distance;

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
            if (distance > 0 || width != null || front != null) {
                throw new FightsException(
                        "--plain is hand to hand in the open; it goes with no --distance, --width or" + " --front");
            }
            return Conditions.PLAIN;
        }
        Conditions all = Conditions.USUAL.apart(distance).withMorale(morale == Switch.ON);
        all = width == null ? all : all.wide(between("--width", width, 10, WIDEST));
        return front == null ? all : all.abreast(between("--front", front, 1, MOST_ABREAST));
    }

    private static int between(String option, int number, int least, int most) {
        if (number < least || number > most) {
            throw new FightsException(option + " is a number from " + least + " to " + most);
        }
        return number;
    }
}
