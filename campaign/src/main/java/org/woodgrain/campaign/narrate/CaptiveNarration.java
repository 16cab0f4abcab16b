package org.woodgrain.campaign.narrate;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.CaptiveEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Foe;

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
            case CaptiveEvent.PrisonersFreed freed ->
                Lines.of(
                        loose(freed.freed()) + " Unarmed, they keep close to "
                                + DoorNarration.name(after, freed.guide()) + ".",
                        freed,
                        seat,
                        Line.Tone.GOOD);
            case CaptiveEvent.FreedWentHome home ->
                Lines.of(
                        "Safe among houses, those who were freed give their thanks and go home: "
                                + String.join(", ", home.names()) + ".",
                        home,
                        seat,
                        Line.Tone.GOOD);
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

    private static String loose(List<Foe> freed) {
        String who = freed.stream().map(CaptiveNarration::person).collect(Collectors.joining("; "));
        return (freed.size() == 1
                        ? "Somebody lies bound here and is cut loose: "
                        : "People lie bound here and are cut loose: ")
                + who + ".";
    }

    private static String person(Foe foe) {
        String trade = foe.monster().replace('-', ' ');
        return trade.equals("normal human")
                ? foe.name()
                : foe.name() + ", by trade " + (trade.matches("[aeiou].*") ? "an " : "a ") + trade;
    }
}
