package org.woodgrain.campaign.narrate;

import java.util.List;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.bands.Marks;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.rules.monsters.OnHit;

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
                        FighterNames.begin(FighterNames.of(before, died.foe(), seat)) + " is dead."
                                + dying(world, before, died),
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

    /** A dead lycanthrope has its human shape again, for all to see who saw the beast. */
    private static String dying(World world, CampaignState before, HarmEvent.FoeDied died) {
        return before.encounter()
                        .filter(meeting -> meeting.kindKnown())
                        .flatMap(meeting -> meeting.foe(died.foe()))
                        .filter(foe -> foe.number(Marks.HUMAN) == 0)
                        .flatMap(foe -> world.book().monsters().find(foe.monster()))
                        .filter(monster ->
                                monster.has(OnHit.Were.class, before.ruleset().profile()))
                        .isPresent()
                ? " Where the beast lay, there lies a man."
                : "";
    }
}
