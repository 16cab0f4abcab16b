package org.woodgrain.campaign.narrate;

import java.util.List;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.SpiritEvent;
import org.woodgrain.campaign.sight.Phrases;
import org.woodgrain.campaign.state.CampaignState;

/** Spirits out of magic jars, and their stones, as they are told. */
final class SpiritNarration {
    private SpiritNarration() {}

    static List<Line> tell(CampaignState before, CampaignState after, SpiritEvent event, Seat seat) {
        return switch (event) {
            case SpiritEvent.DwellerCame came ->
                Lines.of(
                        Phrases.sentence(Phrases.one(came.servant().foe().name())) + " comes out of the dark, and "
                                + SpellNarration.name(after, came.servant().master()) + " looks out of its eyes.",
                        event,
                        seat,
                        Line.Tone.GOOD);
            case SpiritEvent.StoneSought sought ->
                Lines.of(
                        SpellNarration.name(after, sought.who())
                                + (sought.found()
                                        ? " finds a stone in which something stirs."
                                        : " looks for a stone, and finds none yet."),
                        event,
                        seat,
                        sought.found() ? Line.Tone.GOOD : Line.Tone.PLAIN);
            case SpiritEvent.StoneSmashed smashed ->
                Lines.of(
                        SpellNarration.name(after, smashed.who()) + " smashes the stone, and a cry dies away.",
                        event,
                        seat,
                        Line.Tone.GOOD);
            case SpiritEvent.HostNoticed looked ->
                looked.noticed()
                        ? Lines.of(
                                "Its comrades see that " + FighterNames.of(before, looked.host(), seat)
                                        + " is not like itself.",
                                event,
                                seat,
                                Line.Tone.BAD)
                        : Lines.secret(
                                "Its comrades notice nothing about " + FighterNames.of(before, looked.host(), seat)
                                        + ".",
                                event);
        };
    }
}
