package org.woodgrain.campaign.narrate;

import java.util.List;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.WorkshopEvent;
import org.woodgrain.campaign.people.Coinage;
import org.woodgrain.campaign.sight.Spoils;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;

/** The work of wizards in words. */
final class WorkshopNarration {
    private WorkshopNarration() {}

    static List<Line> tell(CampaignState before, WorkshopEvent event, Seat seat) {
        return switch (event) {
            case WorkshopEvent.WorkBegun begun ->
                Lines.of(
                        name(before, begun.who()) + " sets to work: " + begun.what() + ", for " + begun.gold()
                                + " gp and " + weeks(begun.weeks()) + ".",
                        event,
                        seat,
                        Line.Tone.PLAIN);
            case WorkshopEvent.ThingsMade made ->
                Lines.of(
                        name(before, made.who()) + " has made: " + String.join("; ", Spoils.names(made.things())) + ".",
                        event,
                        seat,
                        Line.Tone.GOOD);
            case WorkshopEvent.WorkBroken broken ->
                Lines.of(
                        "The work of " + name(before, broken.who()) + " is broken off; "
                                + (broken.back() == 0 ? "nothing is" : broken.back() + " gp are")
                                + " left of what it cost.",
                        event,
                        seat,
                        Line.Tone.BAD);
            case WorkshopEvent.BookWritten written ->
                Lines.of(
                        name(before, written.who())
                                + (written.replaces() ? " has the book" : " has a second copy of the book")
                                + " of spells of level " + written.level() + (written.replaces() ? " again." : "."),
                        event,
                        seat,
                        Line.Tone.GOOD);
            case WorkshopEvent.FoundSold sold
            when sold.copper() == 0 ->
                Lines.of(
                        name(before, sold.who()) + " finds nobody who wants it: " + sold.name() + ".",
                        event,
                        seat,
                        Line.Tone.BAD);
            case WorkshopEvent.FoundSold sold ->
                Lines.of(
                        name(before, sold.who()) + " finds a buyer who pays " + Coinage.label(sold.copper()) + " for: "
                                + sold.name() + ".",
                        event,
                        seat,
                        Line.Tone.GOOD);
            case WorkshopEvent.MadeSold sold ->
                Lines.of(
                        name(before, sold.who()) + " finds a buyer who pays " + Coinage.label(sold.copper()) + " for: "
                                + sold.name() + ".",
                        event,
                        seat,
                        Line.Tone.GOOD);
        };
    }

    private static String weeks(int weeks) {
        return weeks == 1 ? "a week" : weeks + " weeks";
    }

    private static String name(CampaignState state, CharacterId who) {
        return state.adventurer(who).map(Adventurer::name).orElse("Somebody");
    }
}
