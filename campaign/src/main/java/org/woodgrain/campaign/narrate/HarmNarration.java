package org.woodgrain.campaign.narrate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.bands.Marks;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.monsters.OnHit;

final class HarmNarration {
    private static final String TO_STONE = "SP-61";

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
                        healed.points() == 0
                                ? FighterNames.of(after, healed.who()) + " had no wound that " + healed.cause()
                                        + " could close."
                                : FighterNames.of(after, healed.who()) + " regains " + points(healed.points()) + " by "
                                        + healed.cause() + ", " + healed.now() + " now.",
                        healed,
                        seat,
                        Line.Tone.GOOD);
            case HarmEvent.FoeHurt hurt
            when away(before, hurt.foe(), hurt.rule()) ->
                Lines.secret(
                        FighterNames.begin(FighterNames.of(before, hurt.foe(), seat)) + ", far from here, takes "
                                + points(hurt.points()) + " from " + hurt.cause() + ", " + hurt.left() + " left.",
                        hurt);
            case HarmEvent.FoeDied died
            when away(before, died.foe(), died.rule()) ->
                Lines.secret(
                        FighterNames.begin(FighterNames.of(before, died.foe(), seat)) + ", far from here, is dead.",
                        died);
            case HarmEvent.FoeHurt hurt ->
                Lines.of(
                        FighterNames.begin(FighterNames.of(before, hurt.foe(), seat)) + " takes "
                                + points(hurt.points()) + " from " + hurt.cause()
                                + (seat.seesAll() ? ", " + hurt.left() + " left." : "."),
                        hurt,
                        seat,
                        Line.Tone.GOOD);
            case HarmEvent.FoeDied died
            when died.rule().equals(TO_STONE) -> Lines.none(); // that it has turned to stone has been told
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
            case HarmEvent.WaterBraved braved ->
                Lines.of(
                        FighterNames.of(before, braved.who())
                                + (braved.afloat()
                                        ? " keeps afloat."
                                        : " goes under, and drowns in a turn without breath or dry land."),
                        braved,
                        seat,
                        braved.afloat() ? Line.Tone.PLAIN : Line.Tone.BAD);
            case HarmEvent.BooksBurnt burnt ->
                Lines.of(
                        FighterNames.of(after, burnt.who()) + "'s books of spells burn too.",
                        event,
                        seat,
                        Line.Tone.BAD);
            case HarmEvent.ThingsScorched scorched -> scorched(before, scorched, seat);
            case HarmEvent.CharacterPetrified petrified ->
                Lines.of(FighterNames.of(before, petrified.who()) + " turns to stone.", petrified, seat, Line.Tone.BAD);
        };
    }

    /** Of what foes carried, and of what nobody has found, players learn nothing. */
    private static List<Line> scorched(CampaignState before, HarmEvent.ThingsScorched event, Seat seat) {
        List<Item> had = new ArrayList<>();
        String whose = "The " + event.force() + " falls on what lies there";
        boolean known = false;
        if (event.where() instanceof Effect.On.OnCharacter on) {
            before.adventurer(on.character()).map(Adventurer::items).ifPresent(had::addAll);
            whose = "The " + event.force() + " falls on what " + FighterNames.of(before, on.character()) + " had";
            known = true;
        } else if (event.where() instanceof Effect.On.OnCell on) {
            Optional<Hoard> hoard = before.level(on.level()).hoard(event.hoard());
            hoard.map(Hoard::things).ifPresent(had::addAll);
            known = hoard.filter(Hoard::atHand).isPresent();
        }
        String lost = had.stream()
                .filter(item -> event.lost().contains(item.id()))
                .map(Item::name)
                .collect(Collectors.joining(", "));
        boolean metal = event.now().stream().anyMatch(item -> item.kind().equals("loot"));
        String text = whose + (lost.isEmpty() ? "" : ": gone are " + lost) + (metal ? "; coins run into lumps." : ".");
        return known
                ? Lines.of(text, event, seat, Line.Tone.BAD)
                : seat.seesAll() ? Lines.secret(text, event) : Lines.none();
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

    /** Whether one has been carried off from a meeting, or is hunted by a stalker, so that nobody sees what becomes of it. */
    private static boolean away(CampaignState state, FoeId foe, String rule) {
        return rule.equals("SP-63")
                || state.encounter()
                        .flatMap(meeting -> meeting.foe(foe))
                        .filter(each -> each.standing() == Foe.Standing.FLED)
                        .isPresent();
    }
}
