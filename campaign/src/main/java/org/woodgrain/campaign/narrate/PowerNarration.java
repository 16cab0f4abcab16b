package org.woodgrain.campaign.narrate;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.sight.Phrases;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.monsters.Habit;

/** What monsters' powers do, as it is seen. */
final class PowerNarration {
    /** By which a scroll is used up. */
    private static final String SCROLL = "MI-070";

    private PowerNarration() {}

    static List<Line> tell(World world, CampaignState before, CampaignState after, PowerEvent event, Seat seat) {
        return switch (event) {
            case PowerEvent.Unmasked shown ->
                Lines.of(
                        who(before, shown.foe(), seat) + " is no such thing: it is "
                                + Phrases.article(shown.name().replaceFirst(" \\d+$", "")) + "!",
                        shown,
                        seat,
                        Line.Tone.BAD);
            case PowerEvent.Veiled veiled ->
                seat.seesAll()
                        ? Lines.secret(
                                who(before, veiled.foe(), seat) + " is met in human shape, as \"" + veiled.name()
                                        + "\".",
                                veiled)
                        : Lines.none();
            case PowerEvent.ShapeTaken taken ->
                Lines.of(
                        who(before, taken.foe(), seat) + " is a man no longer: it is "
                                + Phrases.article(taken.name().replaceFirst(" \\d+$", "")) + "!",
                        taken,
                        seat,
                        Line.Tone.BAD);
            case PowerEvent.ThingUsed used -> used(before, used, seat);
            case PowerEvent.Wielded wielded ->
                Lines.of(
                        who(before, wielded.foe(), seat) + " raises "
                                + (seat.seesAll()
                                        ? Phrases.article(wielded.name().toLowerCase(Locale.ROOT))
                                        : "a thing of magic")
                                + (wielded.at().isEmpty() ? "" : " against " + wielded.at()) + ".",
                        wielded,
                        seat,
                        Line.Tone.BAD);
            case PowerEvent.Nursed nursed ->
                seat.seesAll()
                        ? Lines.secret(
                                who(before, nursed.healer(), seat) + " heals "
                                        + FighterNames.of(before, nursed.patient(), seat) + ": " + nursed.now()
                                        + " points now.",
                                nursed)
                        : Lines.none();
            case PowerEvent.MadeOff off ->
                Lines.of(who(before, off.foe(), seat) + " " + off.why() + ".", off, seat, Line.Tone.GOOD);
            case PowerEvent.Entombed entombed ->
                Lines.of(
                        who(before, entombed.foe(), seat)
                                + (entombed.here()
                                        ? " turns into mist, and the mist sinks into a coffin that stands here."
                                        : " turns into mist and drifts away."),
                        entombed,
                        seat,
                        Line.Tone.GOOD);
            case PowerEvent.CoffinBarred barred ->
                Lines.of(
                        PeopleNarration.name(before, barred.who()) + " " + barred.how() + ".",
                        barred,
                        seat,
                        Line.Tone.GOOD);
            case PowerEvent.RestMissed missed ->
                seat.seesAll()
                        ? Lines.secret(
                                who(before, missed.foe(), seat) + " has found no coffin to rest in, and loses "
                                        + missed.points() + " points: "
                                        + (missed.left() == 0 ? "it is destroyed." : missed.left() + " are left."),
                                missed)
                        : Lines.none();
            case PowerEvent.Used used ->
                Lines.of(
                        who(before, used.foe(), seat) + " " + Powers.does(used.power())
                                + (used.at().isEmpty() ? "" : targets(before, used, seat)) + ".",
                        used,
                        seat,
                        Line.Tone.BAD);
            case PowerEvent.MemberBreathed breathed ->
                Lines.of(
                        PeopleNarration.name(before, breathed.who()) + " breathes " + breathed.matter()
                                + (breathed.at().isEmpty()
                                        ? ", and reaches nobody."
                                        : " on "
                                                + breathed.at().stream()
                                                        .map(each -> FighterNames.of(before, each, seat))
                                                        .collect(Collectors.collectingAndThen(
                                                                Collectors.toList(), Phrases::join))
                                                + "."),
                        breathed,
                        seat,
                        Line.Tone.GOOD);
            case PowerEvent.ThingLost lost ->
                Lines.of(
                        before.adventurer(lost.who())
                                        .flatMap(who -> who.item(lost.item()))
                                        .map(Item::name)
                                        .map(thing -> "The " + thing + " of " + FighterNames.of(before, lost.who()))
                                        .orElse("Something")
                                + " " + lost.how() + ".",
                        lost,
                        seat,
                        Line.Tone.BAD);
            case PowerEvent.MoreCame more
            when !seat.seesAll() && more.foes().stream().allMatch(foe -> unseen(world, after, foe)) -> Lines.none();
            case PowerEvent.MoreCame more ->
                Lines.of(
                        Phrases.sentence(Naming.kinds(world, more.foes())) + " " + more.how() + ".",
                        more,
                        seat,
                        Line.Tone.BAD);
            case PowerEvent.Rose rose ->
                seat.seesAll()
                        ? Lines.secret(
                                FighterNames.of(before, rose.who()) + " has risen as "
                                        + Phrases.article(rose.risen().name()) + ".",
                                rose)
                        : Lines.of(
                                "The body of " + FighterNames.of(before, rose.who()) + " is gone.",
                                rose,
                                seat,
                                Line.Tone.BAD);
            case PowerEvent.ServantRose rose ->
                seat.seesAll()
                        ? Lines.secret(
                                "One who followed the company has risen as "
                                        + Phrases.article(rose.risen().name()) + ".",
                                rose)
                        : Lines.none();
            case PowerEvent.Turned turned ->
                Lines.of(
                        turned.here()
                                ? FighterNames.of(before, turned.who()) + " falls down writhing, and what gets up is "
                                        + Phrases.article(turned.beast().name()) + "!"
                                : FighterNames.of(before, turned.who())
                                        + " is gone in the night. The tracks that lead away are a beast's.",
                        turned,
                        seat,
                        Line.Tone.BAD);
            case PowerEvent.TookPlace took ->
                seat.seesAll()
                        ? Lines.secret(
                                "A doppelganger has made away with "
                                        + took.impostor().name() + " and goes on in that place.",
                                took)
                        : Lines.none();
            case PowerEvent.GuiseTested tested ->
                seat.seesAll()
                        ? Lines.secret(
                                tested.found() ? "The guise is seen through." : "Nobody sees through the guise today.",
                                tested)
                        : Lines.none();
            case PowerEvent.GiftMade gift ->
                Lines.of(
                        who(before, gift.servant(), seat) + " makes "
                                + (gift.thing().quantity() > 1
                                        ? "food for " + gift.thing().quantity()
                                        : Phrases.article(gift.thing().name()))
                                + " out of nothing; " + FighterNames.of(before, gift.holder()) + " takes it.",
                        gift,
                        seat,
                        Line.Tone.GOOD);
            case PowerEvent.WonBack back ->
                Lines.of(
                        "The beast falls down, and what gets up is " + FighterNames.of(before, back.who())
                                + ", healed and in the old shape again.",
                        back,
                        seat,
                        Line.Tone.GOOD);
            case PowerEvent.Consumed gone ->
                Lines.of(FighterNames.of(before, gone.who()) + " " + gone.how() + ".", gone, seat, Line.Tone.BAD);
        };
    }

    private static String who(CampaignState state, FoeId foe, Seat seat) {
        return FighterNames.begin(FighterNames.of(state, foe, seat));
    }

    private static String targets(CampaignState state, PowerEvent.Used used, Seat seat) {
        return " "
                + used.at().stream()
                        .map(each -> FighterNames.of(state, each, seat))
                        .collect(Collectors.collectingAndThen(Collectors.toList(), Phrases::join));
    }

    private static List<Line> used(CampaignState before, PowerEvent.ThingUsed used, Seat seat) {
        String does = used.gained() > 0
                ? " drinks a potion, and its wounds close"
                : used.rule().equals(SCROLL) ? " reads from a scroll" : " drinks a potion";
        return Lines.of(
                who(before, used.foe(), seat) + does
                        + (seat.seesAll() && used.gained() > 0 ? ": " + used.now() + " points now" : "") + ".",
                used,
                seat,
                Line.Tone.BAD);
    }

    /** Whether nobody sees it before it strikes. */
    private static boolean unseen(World world, CampaignState state, Foe foe) {
        return world
                .book()
                .monsters()
                .monster(foe.monster())
                .powers(Habit.Invisible.class, state.ruleset().profile())
                .stream()
                .anyMatch(invisible -> invisible.mode().equals("always"));
    }
}
