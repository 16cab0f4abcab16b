package org.woodgrain.cli.fights;

import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.woodgrain.cli.options.Toggle;
import org.woodgrain.lab.fights.FightsException;
import org.woodgrain.lab.table.Approach;
import org.woodgrain.lab.table.Surprise;
import picocli.CommandLine.Option;

/** The options that say how two sides meet. */
final class Meeting {
    @Option(
            names = "--distance",
            paramLabel = "F",
            description =
                    "Feet between the sides when it begins; 10 or less is hand to hand. If left out, hand to hand in"
                            + " the arena, and as the dice have it at the table.")
    private @Nullable Integer distance;

    @Option(names = "--morale", paramLabel = "on|off", description = "Whether monsters may lose heart (on).")
    private @Nullable Toggle morale;

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

    /**
     * What the options come to.
     *
     * @throws FightsException if they are out of bounds or at odds with each other
     */
    Approach approach() {
        if (plain && morale == Toggle.ON) {
            throw new FightsException("plain fights are to the end; --plain goes with no --morale on");
        }
        return new Approach(
                of(distance), of(width), of(front), morale != Toggle.OFF, plain, Optional.ofNullable(room), surprise);
    }

    private static OptionalInt of(@Nullable Integer number) {
        return number == null ? OptionalInt.empty() : OptionalInt.of(number);
    }
}
