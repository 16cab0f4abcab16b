package org.woodgrain.campaign.narrate;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.ArcaneEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;

/** The magic-users' spells of the second and third levels as they are told. */
final class ArcaneNarration {
    /** Directions that are no point of the compass. */
    private static final Set<String> STRAIGHT = Set.of("here", "above", "below");

    private ArcaneNarration() {}

    static List<Line> tell(World world, CampaignState before, CampaignState after, ArcaneEvent event, Seat seat) {
        return switch (event) {
            case ArcaneEvent.Burst burst -> burst(burst, seat);
            case ArcaneEvent.Withstood withstood -> withstood(before, withstood, seat);
            case ArcaneEvent.DoorBurst door -> Lines.of("The door bursts asunder.", door, seat, Line.Tone.PLAIN);
            case ArcaneEvent.Dispelled dispelled -> dispelled(dispelled, seat);
            case ArcaneEvent.Noticed noticed -> noticed(before, noticed, seat);
            case ArcaneEvent.Unveiled unveiled -> unveiled(before, after, unveiled, seat);
            case ArcaneEvent.ObjectFelt felt ->
                sight(
                        FighterNames.of(before, felt.caster())
                                + (felt.direction().isEmpty()
                                        ? " feels no " + felt.sought() + " within reach."
                                        : " feels the nearest " + felt.sought() + ": "
                                                + (STRAIGHT.contains(felt.direction()) ? "" : "to the ")
                                                + felt.direction()
                                                + "."),
                        felt,
                        seat);
            case ArcaneEvent.MindsRead read -> minds(before, read, seat);
            case ArcaneEvent.PlaceSeen seen -> seen(before, seen, seat);
            case ArcaneEvent.PlaceHeard heard ->
                sight(
                        FighterNames.of(before, heard.caster()) + " listens to the " + heard.direction() + " and hears "
                                + (heard.heard().isEmpty() ? "nothing" : heard.heard()) + ".",
                        heard,
                        seat);
            case ArcaneEvent.DoorSprung door -> Lines.of("The door springs open.", door, seat, Line.Tone.GOOD);
            case ArcaneEvent.ChestSprung chest -> Lines.of("The lock clicks open.", chest, seat, Line.Tone.GOOD);
            case ArcaneEvent.Hovered hovered ->
                Lines.of(
                        name(before, hovered.who(), seat)
                                + (hovered.feet() == 0
                                        ? " stands on the ground again."
                                        : " hovers " + hovered.feet() + " feet up."),
                        hovered,
                        seat,
                        Line.Tone.PLAIN);
            case ArcaneEvent.FellDown fell ->
                Lines.of(
                        name(before, fell.who(), seat) + " falls " + fell.feet() + " feet.", fell, seat, Line.Tone.BAD);
        };
    }

    private static List<Line> sight(String text, ArcaneEvent event, Seat seat) {
        return Lines.of(text, event, seat, Line.Tone.SIGHT);
    }

    private static String name(CampaignState state, Effect.On who, Seat seat) {
        return switch (who) {
            case Effect.On.OnCharacter member -> FighterNames.of(state, member.character());
            case Effect.On.OnFoe foe -> FighterNames.begin(FighterNames.of(state, foe.foe(), seat));
            case Effect.On.OnDoor door -> "It";
            case Effect.On.OnThing thing -> "It";
            case Effect.On.OnCell cell -> "It";
        };
    }

    private static List<Line> minds(CampaignState before, ArcaneEvent.MindsRead read, Seat seat) {
        String who = FighterNames.of(before, read.caster()) + " reaches out to the " + read.direction();
        String what = read.number().isEmpty()
                ? " and finds no thought."
                : " and finds " + read.number() + ": " + read.mood()
                        + (read.purpose().isEmpty() ? "." : ", and the purpose " + read.purpose() + ".");
        return sight(who + what, read, seat);
    }

    private static List<Line> seen(CampaignState before, ArcaneEvent.PlaceSeen seen, Seat seat) {
        String who = FighterNames.of(before, seen.caster()) + " looks to the " + seen.direction();
        String what = seen.cells().isEmpty()
                ? " and sees nothing."
                : " and sees " + (seen.found().isEmpty() ? "an empty place." : String.join(", ", seen.found()) + ".");
        return sight(who + what, seen, seat);
    }

    private static List<Line> burst(ArcaneEvent.Burst burst, Seat seat) {
        String shape = switch (burst.force()) {
            case "fire" -> "Fire fills ";
            case "cold" -> "Cold fills ";
            default -> "Lightning runs through ";
        };
        String text = shape + burst.cells().size() + " squares"
                + (burst.rebounded() ? " and comes back from the wall" : "") + ": " + burst.points()
                + " points to whoever stands in it.";
        boolean ours = burst.caster() instanceof Caster.Member;
        return Lines.of(text, burst, seat, ours ? Line.Tone.GOOD : Line.Tone.BAD);
    }

    private static List<Line> withstood(CampaignState before, ArcaneEvent.Withstood withstood, Seat seat) {
        if (withstood.who() instanceof Effect.On.OnCharacter member) {
            return Lines.of(
                    FighterNames.of(before, member.character())
                            + (withstood.nothing() ? " takes no harm." : " escapes half of it."),
                    withstood,
                    seat,
                    Line.Tone.GOOD);
        }
        String who = withstood.who() instanceof Effect.On.OnFoe foe
                ? FighterNames.begin(FighterNames.of(before, foe.foe(), seat))
                : "It";
        if (withstood.nothing()) {
            return Lines.of(who + " takes no harm.", withstood, seat, Line.Tone.BAD);
        }
        return seat.seesAll() ? Lines.secret(who + " saves and takes half.", withstood) : Lines.none();
    }

    private static List<Line> dispelled(ArcaneEvent.Dispelled dispelled, Seat seat) {
        return Lines.of(
                dispelled.ended() == 0
                        ? "No magic ends that one could see."
                        : dispelled.ended() == 1 ? "A spell comes to its end." : "Spells come to their end.",
                dispelled,
                seat,
                dispelled.caster() instanceof Caster.Member && dispelled.ended() > 0
                        ? Line.Tone.GOOD
                        : Line.Tone.PLAIN);
    }

    private static List<Line> noticed(CampaignState before, ArcaneEvent.Noticed noticed, Seat seat) {
        return switch (noticed.who()) {
            case Effect.On.OnCharacter member ->
                Lines.of(
                        "They have become aware of " + FighterNames.of(before, member.character())
                                + " and strike at a guess.",
                        noticed,
                        seat,
                        Line.Tone.BAD);
            case Effect.On.OnFoe foe -> Lines.of("Something unseen is close by.", noticed, seat, Line.Tone.BAD);
            case Effect.On.OnDoor door -> Lines.none();
            case Effect.On.OnThing thing -> Lines.none();
            case Effect.On.OnCell cell -> Lines.none();
        };
    }

    private static List<Line> unveiled(
            CampaignState before, CampaignState after, ArcaneEvent.Unveiled unveiled, Seat seat) {
        String foes = unveiled.foes().stream()
                .map(foe -> FighterNames.of(after, foe, seat))
                .collect(Collectors.joining(", "));
        String hoards = unveiled.hoards().stream()
                .flatMap(id -> after.level(unveiled.level()).hoard(id).stream())
                .map(hoard -> "treasure " + hoard.where())
                .collect(Collectors.joining(", "));
        String what = foes.isEmpty() ? hoards : hoards.isEmpty() ? foes : foes + ", " + hoards;
        return Lines.of(
                FighterNames.of(before, unveiled.caster()) + " points out what no other eye sees: " + what + ".",
                unveiled,
                seat,
                Line.Tone.SIGHT);
    }
}
