package org.woodgrain.campaign.narrate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.PrayerEvent;
import org.woodgrain.campaign.sight.Phrases;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Hoard;

/** What single spells of clerics did, as it is told. */
final class PrayerNarration {
    private PrayerNarration() {}

    static List<Line> tell(World world, CampaignState before, CampaignState after, PrayerEvent event, Seat seat) {
        return switch (event) {
            case PrayerEvent.TrapsFound found ->
                Lines.of(
                        FighterNames.of(after, found.caster()) + " sees a glow: " + traps(world, after, found) + ".",
                        event,
                        seat,
                        Line.Tone.SIGHT);
            case PrayerEvent.Told told ->
                Lines.of(
                        FighterNames.of(after, told.caster()) + " hears from " + told.by() + ": "
                                + String.join("; ", told.words()) + ".",
                        event,
                        seat,
                        Line.Tone.SIGHT);
            case PrayerEvent.AnimalsSwayed swayed ->
                Lines.of(
                        "The " + kind(world, before, swayed)
                                + switch (swayed.bent()) {
                                    case LEAVES ->
                                        several(swayed)
                                                ? " will not listen, and go their way."
                                                : " will not listen, and goes its way.";
                                    case TALKS ->
                                        several(swayed) ? " answer, and do no harm." : " answers, and does no harm.";
                                    case SERVES ->
                                        (several(swayed) ? " listen, and will do " : " listens, and will do ")
                                                + FighterNames.of(after, swayed.caster()) + " a service.";
                                },
                        event,
                        seat,
                        Line.Tone.GOOD);
            case PrayerEvent.SustenanceMade made ->
                Lines.of(
                        "Food for " + made.thing().quantity() + " is there, enough for a day; "
                                + FighterNames.of(after, made.holder()) + " takes charge of it.",
                        event,
                        seat,
                        Line.Tone.GOOD);
            case PrayerEvent.Called called ->
                Lines.of(
                        called.lives()
                                ? FighterNames.of(after, called.who())
                                        + " draws breath, and rises, weak as a child: two weeks of rest lie ahead."
                                : FighterNames.of(after, called.who())
                                        + " does not stir; this body will never be called back.",
                        event,
                        seat,
                        called.lives() ? Line.Tone.GOOD : Line.Tone.BAD);
            case PrayerEvent.SnakesMade made ->
                Lines.of(
                        (made.snakes().size() == 1
                                        ? "A stick writhes, and is a snake."
                                        : made.snakes().size() + " sticks writhe, and are snakes.")
                                + (made.maker() instanceof Caster.Member
                                        ? " The maker knows: " + (made.snakes().size() == 1 ? "it is " : "they are ")
                                                + (made.venomous() ? "venomous." : "not venomous.")
                                        : ""),
                        event,
                        seat,
                        made.maker() instanceof Caster.Member ? Line.Tone.GOOD : Line.Tone.BAD);
            case PrayerEvent.SnakeUndone undone -> Lines.of("A snake is a stick again.", event, seat, Line.Tone.PLAIN);
            case PrayerEvent.SnakesBidden bidden ->
                Lines.of(
                        FighterNames.of(after, bidden.maker()) + " calls to the snakes: "
                                + switch (bidden.at()) {
                                    case PrayerEvent.SnakesBidden.HOLD -> "they keep back.";
                                    case "" -> "they go for whoever is nearest.";
                                    default ->
                                        "they go for " + FighterNames.of(after, new FoeId(bidden.at()), seat) + ".";
                                },
                        event,
                        seat,
                        Line.Tone.PLAIN);
            case PrayerEvent.QuestRefused refused ->
                Lines.of(
                        FighterNames.of(after, refused.who())
                                + (refused.cursed()
                                        ? " has refused the quest, and the curse strikes."
                                        : " has refused the quest, and nothing happens."),
                        event,
                        seat,
                        refused.cursed() ? Line.Tone.BAD : Line.Tone.PLAIN);
            case PrayerEvent.QuestFulfilled done ->
                Lines.of(
                        FighterNames.of(after, done.who()) + " has done what the quest asked, and is free.",
                        event,
                        seat,
                        Line.Tone.GOOD);
            case PrayerEvent.SentOff sent ->
                Lines.of(
                        Phrases.sentence(foe(before, sent.foe(), seat)) + " is gone, sent back whence it came.",
                        event,
                        seat,
                        Line.Tone.PLAIN);
        };
    }

    private static String traps(World world, CampaignState after, PrayerEvent.TrapsFound found) {
        List<String> words = new ArrayList<>();
        for (String id : found.traps()) {
            world.level(found.level()).stream()
                    .flatMap(level -> level.traps().stream())
                    .filter(trap -> trap.id().equals(id))
                    .findFirst()
                    .ifPresent(trap -> words.add(
                            "a mechanical trap at " + place(trap.cells().getFirst())));
        }
        for (String id : found.hoards()) {
            after.level(found.level())
                    .hoard(id)
                    .map(Hoard::where)
                    .ifPresent(where -> words.add("a mechanical trap " + where));
        }
        return String.join(", ", words);
    }

    private static String place(Cell cell) {
        return cell.x() + "," + cell.y();
    }

    private static boolean several(PrayerEvent.AnimalsSwayed swayed) {
        return swayed.who().size() > 1;
    }

    private static String kind(World world, CampaignState before, PrayerEvent.AnimalsSwayed swayed) {
        String one = singular(world, before, swayed);
        return several(swayed) ? Phrases.plural(one) : one;
    }

    private static String singular(World world, CampaignState before, PrayerEvent.AnimalsSwayed swayed) {
        return before.encounter().filter(meeting -> meeting.kindKnown()).isPresent()
                ? world.book()
                        .monsters()
                        .find(swayed.kind())
                        .map(monster -> monster.name().toLowerCase(Locale.ROOT))
                        .orElse("animal")
                : "animal";
    }

    private static String foe(CampaignState state, FoeId id, Seat seat) {
        return FighterNames.of(state, id, seat);
    }
}
