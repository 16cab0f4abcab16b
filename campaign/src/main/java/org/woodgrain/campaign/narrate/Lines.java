package org.woodgrain.campaign.narrate;

import java.util.List;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.rules.Roll;

/** Ways to make lines of the log. */
final class Lines {
    private Lines() {}

    static List<Line> none() {
        return List.of();
    }

    static List<Line> one(String text) {
        return List.of(new Line(text, "", List.of(), Line.Tone.PLAIN, false));
    }

    static List<Line> mark(String text) {
        return List.of(new Line(text, "", List.of(), Line.Tone.MARK, false));
    }

    /** A line with the event's rule and those of its dice that the seat may see. */
    static List<Line> of(String text, Event event, Seat seat, Line.Tone tone) {
        return List.of(new Line(text, event.rule(), visible(event.rolls(), seat), tone, false));
    }

    /** A line for the referee alone. */
    static List<Line> secret(String text, Event event) {
        return List.of(new Line(text, event.rule(), event.rolls(), Line.Tone.PLAIN, true));
    }

    /** The dice that a seat may see. */
    static List<Roll> visible(List<Roll> rolls, Seat seat) {
        return seat.seesAll()
                ? rolls
                : rolls.stream().filter(roll -> !roll.secret()).toList();
    }
}
