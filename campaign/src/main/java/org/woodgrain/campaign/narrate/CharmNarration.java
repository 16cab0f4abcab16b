package org.woodgrain.campaign.narrate;

import java.util.List;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.CharmEvent;
import org.woodgrain.campaign.sight.Phrases;
import org.woodgrain.campaign.state.CampaignState;

/** Those who serve under a charm as they are told. */
final class CharmNarration {
    private CharmNarration() {}

    static List<Line> tell(CampaignState before, CampaignState after, CharmEvent event, Seat seat) {
        return switch (event) {
            case CharmEvent.Bidden bidden ->
                Lines.of(
                        Phrases.sentence(FighterNames.of(before, bidden.who(), seat)) + ", told to " + bidden.order()
                                + ", "
                                + switch (bidden.how()) {
                                    case DOES -> "obeys.";
                                    case REFUSES -> "will not.";
                                    case AT_A_LOSS -> "understands nothing.";
                                    case FREE -> "stares, shakes off the charm and is itself again!";
                                },
                        event,
                        seat,
                        bidden.how() == CharmEvent.Obedience.DOES ? Line.Tone.GOOD : Line.Tone.BAD);
            case CharmEvent.LeftWaiting left ->
                Lines.of(
                        Phrases.sentence(FighterNames.of(before, left.foe(), seat)) + " stays here and waits.",
                        event,
                        seat,
                        Line.Tone.PLAIN);
            case CharmEvent.WaiterJoined joined ->
                Lines.of(
                        Phrases.sentence(FighterNames.of(after, joined.foe(), seat)) + ", who waited here, follows "
                                + SpellNarration.name(after, joined.master()) + " again.",
                        event,
                        seat,
                        Line.Tone.GOOD);
            case CharmEvent.BroughtUp brought ->
                Lines.of(
                        Phrases.sentence(FighterNames.of(before, brought.by(), seat)) + " brings "
                                + SpellNarration.hoard(before, brought.level(), brought.hoard()) + ".",
                        event,
                        seat,
                        Line.Tone.GOOD);
        };
    }
}
