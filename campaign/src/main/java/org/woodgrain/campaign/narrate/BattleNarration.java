package org.woodgrain.campaign.narrate;

import java.util.ArrayList;
import java.util.List;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.battle.Eyes;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.sight.Phrases;
import org.woodgrain.campaign.sight.Spoils;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.rules.combat.Danger;

/** Fights as they are told. What a foe can still bear is the referee's to know. */
final class BattleNarration {
    private BattleNarration() {}

    static List<Line> tell(World world, CampaignState before, CampaignState after, BattleEvent event, Seat seat) {
        return switch (event) {
            case BattleEvent.Joined joined -> Lines.mark("Battle is joined");
            case BattleEvent.SegmentBegun begun ->
                Lines.mark(begun.company() ? "The company acts first, alone" : "They act first, alone");
            case BattleEvent.BacksTurned turned ->
                Lines.mark(turned.company() ? "The company turns its back" : "They turn their backs");
            case BattleEvent.RoundBegun begun -> round(after, begun);
            case BattleEvent.InitiativeThrown thrown ->
                Lines.of(
                        "Initiative: the company " + thrown.company() + ", their foes " + thrown.foes() + ".",
                        thrown,
                        seat,
                        Line.Tone.PLAIN);
            case BattleEvent.EachThrewInitiative thrown ->
                Lines.of("Initiative: " + each(after, thrown, seat) + ".", thrown, seat, Line.Tone.PLAIN);
            case BattleEvent.QuicknessThrown thrown ->
                seat.seesAll()
                        ? Lines.secret(
                                FighterNames.begin(FighterNames.of(after, thrown.foe(), seat)) + " has dexterity "
                                        + thrown.dexterity() + ".",
                                thrown)
                        : Lines.none();
            case BattleEvent.Closed closed ->
                Lines.of(
                        (closed.company() ? "The company closes" : "They come on")
                                + (closed.feet() == 0 ? ", hand to hand." : ", to " + closed.feet() + " feet."),
                        closed,
                        seat,
                        Line.Tone.PLAIN);
            case BattleEvent.Struck struck -> struck(before, struck, seat);
            case BattleEvent.SaveThrown thrown ->
                told(
                        FighterNames.begin(FighterNames.of(before, thrown.who(), seat))
                                + (thrown.made() ? " withstands " : " succumbs to ") + danger(thrown.danger()) + ".",
                        thrown,
                        seat,
                        tone(thrown.who(), !thrown.made()));
            case BattleEvent.Regained regained
            when regained.points() == 0 ->
                Lines.of(
                        FighterNames.begin(FighterNames.of(after, regained.foe(), seat)) + " had no wound to close.",
                        regained,
                        seat,
                        Line.Tone.PLAIN);
            case BattleEvent.Regained regained ->
                seat.seesAll()
                        ? Lines.secret(
                                FighterNames.begin(FighterNames.of(after, regained.foe(), seat)) + " regains "
                                        + regained.points() + ", to " + regained.now() + ".",
                                regained)
                        : Lines.of(
                                "The wounds of " + FighterNames.of(after, regained.foe(), seat) + " close.",
                                regained,
                                seat,
                                after.followers().stream()
                                                .anyMatch(
                                                        each -> each.foe().id().equals(regained.foe()))
                                        ? Line.Tone.GOOD
                                        : Line.Tone.BAD);
            case BattleEvent.Parted parted ->
                Lines.of(
                        FighterNames.begin(FighterNames.of(after, parted.foe(), seat)) + " parts: "
                                + parted.pieces().size() + " more of it.",
                        parted,
                        seat,
                        Line.Tone.BAD);
            case BattleEvent.FoeMarked marked -> Lines.none();
            case BattleEvent.MissileSpent spent -> Lines.none();
            case BattleEvent.MissilesGathered gathered -> gathered(after, gathered, seat);
            case BattleEvent.Thwarted thwarted ->
                Lines.of(
                        FighterNames.begin(FighterNames.of(after, thwarted.who(), seat)) + " is hindered: "
                                + thwarted.why(),
                        thwarted,
                        seat,
                        Line.Tone.PLAIN);
        };
    }

    private static List<Line> round(CampaignState after, BattleEvent.RoundBegun begun) {
        List<Line> lines = new ArrayList<>(Lines.mark("Round " + begun.round()));
        if (Eyes.none(after)) {
            lines.add(new Line(
                    "It is dark, and nobody of the company sees whom to strike.",
                    "CC-04",
                    List.of(),
                    Line.Tone.BAD,
                    false));
        }
        return lines;
    }

    private static List<Line> struck(CampaignState before, BattleEvent.Struck struck, Seat seat) {
        String by = FighterNames.begin(FighterNames.of(before, struck.by(), seat));
        String at = FighterNames.of(before, struck.at(), seat);
        String how = struck.missile() ? " shoots at " : " strikes at ";
        String with = " with " + article(struck.weapon());
        boolean seesWound = struck.at() instanceof Fighter.Member || seat.seesAll();
        String text;
        if (!struck.hit()) {
            text = by + how + at + with + " and misses.";
        } else if (struck.left() <= 0) {
            text = by + (struck.sure() ? " slays " : " fells ") + at + with
                    + (struck.points() > 0 ? ": " + points(struck.points()) : "") + ".";
        } else if (struck.points() == 0) {
            text = by + " hits " + at + with + ", to no effect.";
        } else {
            text = by + " hits " + at + with + ": " + points(struck.points())
                    + (seesWound ? ", " + struck.left() + " left" : "") + ".";
        }
        return told(text, struck, seat, struck.hit() ? tone(struck.at(), struck.points() > 0) : Line.Tone.PLAIN);
    }

    private static List<Line> told(String text, Event event, Seat seat, Line.Tone tone) {
        return List.of(new Line(text, event.rule(), FighterNames.dice(event.rolls(), seat), tone, false));
    }

    /** Good or bad news for the company. */
    private static Line.Tone tone(Fighter victim, boolean harmed) {
        boolean member = victim instanceof Fighter.Member;
        return member == harmed ? Line.Tone.BAD : Line.Tone.GOOD;
    }

    private static String points(int points) {
        return points == 1 ? "1 point" : points + " points";
    }

    private static String article(String weapon) {
        if (weapon.endsWith("s")) {
            return weapon;
        }
        return Phrases.article(weapon);
    }

    private static String danger(Danger danger) {
        return switch (danger) {
            case DEATH -> "the poison";
            case WANDS -> "it";
            case PARALYSIS -> "the paralysing touch";
            case STONE -> "the turning to stone";
            case BREATH -> "the blast";
            case SPELLS -> "the spell";
        };
    }

    private static String each(CampaignState after, BattleEvent.EachThrewInitiative thrown, Seat seat) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < thrown.order().size(); i++) {
            all.add(FighterNames.of(after, thrown.order().get(i), seat) + " "
                    + thrown.thrown().get(i));
        }
        return String.join(", ", all);
    }

    private static List<Line> gathered(CampaignState after, BattleEvent.MissilesGathered gathered, Seat seat) {
        if (gathered.found().isEmpty()) {
            return Lines.none();
        }
        String what = String.join(", ", Spoils.names(gathered.found()));
        return Lines.of(
                FighterNames.of(after, gathered.who()) + " picks up: " + what + ".", gathered, seat, Line.Tone.PLAIN);
    }
}
