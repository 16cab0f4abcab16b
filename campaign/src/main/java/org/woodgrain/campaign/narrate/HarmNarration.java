package org.woodgrain.campaign.narrate;

import java.util.List;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.state.CampaignState;

final class HarmNarration {
    private HarmNarration() {}

    static List<Line> tell(World world, CampaignState before, CampaignState after, HarmEvent event, Seat seat) {
        return switch (event) {
            case HarmEvent.CharacterHurt hurt ->
                Lines.of(
                        FighterNames.of(after, hurt.who()) + " takes " + points(hurt.points()) + " from " + hurt.cause()
                                + ", " + hurt.left() + " left.",
                        hurt,
                        seat,
                        Line.Tone.BAD);
            case HarmEvent.CharacterDied died ->
                Lines.of(
                        FighterNames.of(before, died.who()) + " is dead (" + died.cause() + ").",
                        died,
                        seat,
                        Line.Tone.BAD);
            case HarmEvent.CharacterHealed healed ->
                Lines.of(
                        FighterNames.of(after, healed.who()) + " regains " + points(healed.points()) + " by "
                                + healed.cause() + ", " + healed.now() + " now.",
                        healed,
                        seat,
                        Line.Tone.GOOD);
            case HarmEvent.FoeHurt hurt ->
                Lines.of(
                        FighterNames.begin(FighterNames.of(before, hurt.foe(), seat)) + " takes "
                                + points(hurt.points()) + " from " + hurt.cause()
                                + (seat.seesAll() ? ", " + hurt.left() + " left." : "."),
                        hurt,
                        seat,
                        Line.Tone.GOOD);
            case HarmEvent.FoeDied died ->
                Lines.of(
                        FighterNames.begin(FighterNames.of(before, died.foe(), seat)) + " is dead.",
                        died,
                        seat,
                        Line.Tone.GOOD);
            case HarmEvent.LevelLost lost ->
                Lines.of(
                        FighterNames.of(after, lost.who()) + " feels life drain away: level "
                                + lost.career().level() + " now.",
                        lost,
                        seat,
                        Line.Tone.BAD);
            case HarmEvent.CharacterPetrified petrified ->
                Lines.of(FighterNames.of(before, petrified.who()) + " turns to stone.", petrified, seat, Line.Tone.BAD);
        };
    }

    private static String points(int points) {
        return points == 1 ? "1 point" : points + " points";
    }
}
