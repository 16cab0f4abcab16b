package org.woodgrain.campaign.narrate;

import java.util.List;
import java.util.Locale;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.CaptiveEvent;
import org.woodgrain.campaign.state.CampaignState;

/** Captives in words. */
final class CaptiveNarration {
    private CaptiveNarration() {}

    static List<Line> tell(CampaignState after, CaptiveEvent event, Seat seat) {
        return switch (event) {
            case CaptiveEvent.Led led ->
                Lines.of(
                        led.obeys()
                                ? "The " + led.foe().name() + " does as it is told, and comes along with "
                                        + DoorNarration.name(after, led.master()) + "."
                                : DoorNarration.name(after, led.master()) + " leads the "
                                        + led.foe().name() + " along, bound.",
                        led,
                        seat,
                        Line.Tone.GOOD);
            case CaptiveEvent.TermEnded ended ->
                Lines.of(
                        ended.stays()
                                ? "The " + ended.name() + " has got used to the company, and stays of its own will."
                                : "The " + ended.name() + " obeys no longer, and is gone.",
                        ended,
                        seat,
                        ended.stays() ? Line.Tone.GOOD : Line.Tone.BAD);
            case CaptiveEvent.Freed freed ->
                Lines.of("The " + freed.name() + " is let go.", freed, seat, Line.Tone.PLAIN);
            case CaptiveEvent.BuyerSought sought ->
                sought.found()
                        ? Lines.of(
                                String.format(
                                        Locale.ROOT,
                                        "A buyer is found for the %s, who pays %,d gp.",
                                        sought.name(),
                                        sought.gold()),
                                sought,
                                seat,
                                Line.Tone.GOOD)
                        : Lines.of(
                                "Nobody in town wants the " + sought.name() + " this month.",
                                sought,
                                seat,
                                Line.Tone.PLAIN);
        };
    }
}
