package org.woodgrain.campaign.narrate;

import java.util.List;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Chase;
import org.woodgrain.campaign.state.Encounter;

/** Flight and pursuit in words. */
final class ChaseNarration {
    private ChaseNarration() {}

    static List<Line> begun(MeetingEvent.FlightBegun event, Seat seat) {
        Chase chase = event.chase();
        String text = chase.companyFlees()
                ? "You run, and they come after you, " + chase.gap() + " feet behind."
                : "You run after them.";
        return Lines.of(text, event, seat, chase.companyFlees() ? Line.Tone.BAD : Line.Tone.PLAIN);
    }

    static List<Line> ran(MeetingEvent.Ran event, Seat seat) {
        Chase chase = event.chase();
        if (chase.gap() <= 0) {
            return Lines.none();
        }
        return Lines.of(
                chase.companyFlees()
                        ? "You run on. They are " + chase.gap() + " feet behind."
                        : "You run on. They are " + chase.gap() + " feet ahead.",
                event,
                seat,
                Line.Tone.PLAIN);
    }

    static List<Line> tested(MeetingEvent.PursuitTested event, Seat seat) {
        if (event.at().equals("sight")) {
            return seat.seesAll()
                    ? Lines.secret(
                            event.goesOn() ? "They follow the trail without sight." : "They have lost sight.", event)
                    : Lines.none();
        }
        String text = switch (event.at()) {
            case "food" -> event.goesOn() ? "They run past the food." : "They fall upon the food.";
            case "shut door" -> "The door has shut behind you, and they lose time at it.";
            case "treasure" -> event.goesOn() ? "They run past the treasure." : "They stop to gather the treasure.";
            case "burning oil" ->
                event.goesOn()
                        ? event.chase().delay() > 0 ? "They wait behind the flames." : "They come through the flames."
                        : "They stop before the flames.";
            default -> event.goesOn() ? "They follow past the " + event.at() + "." : "";
        };
        return text.isEmpty()
                ? seat.seesAll() ? Lines.secret("They do not follow past the " + event.at() + ".", event) : Lines.none()
                : Lines.of(text, event, seat, event.goesOn() ? Line.Tone.BAD : Line.Tone.GOOD);
    }

    static List<Line> ended(CampaignState before, MeetingEvent.ChaseEnded event, Seat seat) {
        boolean fled = before.encounter()
                .flatMap(Encounter::chase)
                .map(Chase::companyFlees)
                .orElse(true);
        String text = switch (event.how()) {
            case "caught" -> fled ? "They have caught up with you!" : "You run them down.";
            case "turned" -> "You turn and face them.";
            case "not-followed" -> "They do not follow.";
            case "lost" -> fled ? "Nobody follows any more." : "You have lost them.";
            case "outdistanced" -> fled ? "They give up the chase." : "They are too far ahead.";
            case "outrun" -> "You are faster, and they fall behind.";
            case "bound" -> "They come no farther.";
            case "held" -> "The door holds, and they are shut out behind it.";
            case "door" -> "A door shuts between you and them.";
            case "out" -> "They do not follow out of the dungeon.";
            default -> "";
        };
        boolean bad = event.caught() && fled;
        return text.isEmpty() ? Lines.none() : Lines.of(text, event, seat, bad ? Line.Tone.BAD : Line.Tone.GOOD);
    }
}
