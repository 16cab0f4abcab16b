package org.woodgrain.campaign.narrate;

import java.util.List;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.HeirEvent;
import org.woodgrain.campaign.people.Coinage;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;

/** Relatives in words; what they have in mind is the referee's to know. */
final class HeirNarration {
    private HeirNarration() {}

    static List<Line> tell(CampaignState before, CampaignState after, HeirEvent event, Seat seat) {
        return switch (event) {
            case HeirEvent.RelativeNamed named ->
                plain(name(after, named.who()) + " names " + named.name() + " as heir.", event, seat);
            case HeirEvent.Missed missed -> Lines.none();
            case HeirEvent.WordBrought brought -> Lines.none();
            case HeirEvent.CameBack back -> Lines.none();
            case HeirEvent.TakenUp taken -> Lines.none();
            case HeirEvent.Forfeited lost ->
                Lines.of(
                        "A month has gone by, and " + name(after, lost.from())
                                + " named nobody: what lay in the strongbox is lost.",
                        event,
                        seat,
                        Line.Tone.BAD);
            case HeirEvent.Withheld withheld ->
                Lines.of(
                        name(after, withheld.heir()) + " will not give back what was " + name(after, withheld.who())
                                + "'s. It may be asked for again in a month.",
                        event,
                        seat,
                        Line.Tone.BAD);
            case HeirEvent.GivenBack given ->
                Lines.of(
                        name(after, given.heir()) + " gives back what was " + name(after, given.who())
                                + "'s, less a tax of " + given.tax() + " gp"
                                + (given.service().isPresent() ? ", and stays in service." : "."),
                        event,
                        seat,
                        Line.Tone.GOOD);
            case HeirEvent.MonthWeighed month ->
                seat.seesAll() && !month.rolls().isEmpty()
                        ? Lines.secret(
                                name(before, month.relative())
                                        + (month.plots() ? " plots against " : " keeps faith with ")
                                        + name(before, month.who()) + ".",
                                event)
                        : Lines.none();
            case HeirEvent.MadeOff off ->
                Lines.of(
                        name(before, off.relative()) + " has made off with " + Coinage.label(off.copper()) + " out of "
                                + name(before, off.who()) + "'s strongbox.",
                        event,
                        seat,
                        Line.Tone.BAD);
        };
    }

    private static List<Line> plain(String text, HeirEvent event, Seat seat) {
        return Lines.of(text, event, seat, Line.Tone.PLAIN);
    }

    private static String name(CampaignState state, CharacterId who) {
        return PeopleNarration.name(state, who);
    }
}
