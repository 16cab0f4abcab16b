package org.woodgrain.campaign.view;

import java.util.List;
import java.util.Locale;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.narrate.Naming;
import org.woodgrain.campaign.spells.Doubting;
import org.woodgrain.campaign.spells.Vanished;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;

/** A meeting as a seat sees it: kinds only once seen, hit points never but for the referee. */
final class MeetingViews {
    private MeetingViews() {}

    static View.Meeting of(World world, CampaignState state, Encounter meeting, Seat seat) {
        if (meeting.phase() == Encounter.Phase.WARNED && !seat.seesAll()) {
            // a sound at the door tells neither kind nor number
            return new View.Meeting(
                    "Something is coming", phase(meeting.phase()), meeting.distance(), meeting.round(), List.of());
        }
        boolean known = meeting.kindKnown() || seat.seesAll();
        List<View.FoeLine> foes = meeting.foes().stream()
                .filter(foe -> seat.seesAll()
                        || foe.standing() != Foe.Standing.FLED && !Vanished.unknown(world, state, foe.id()))
                .map(foe -> new View.FoeLine(
                        foe.id().value(),
                        known ? foe.name() : "a shape",
                        standing(state, foe),
                        seat.seesAll() ? foe.hitPoints() + "/" + foe.maxHitPoints() : ""))
                .toList();
        return new View.Meeting(
                heading(world, meeting, seat), phase(meeting.phase()), meeting.distance(), meeting.round(), foes);
    }

    private static String heading(World world, Encounter meeting, Seat seat) {
        if (meeting.foes().stream().allMatch(Foe::gone)) {
            return "Nobody is left";
        }
        String who = Naming.who(world, meeting, seat);
        String where = meeting.distance() <= 10 ? "close by" : "at " + meeting.distance() + " feet";
        return who.substring(0, 1).toUpperCase(Locale.ROOT) + who.substring(1) + " " + where;
    }

    private static String phase(Encounter.Phase phase) {
        return switch (phase) {
            case WARNED -> "Something is coming";
            case FREE_SEGMENT -> "They are surprised";
            case INTENT -> "What do you do?";
            case PARLEY -> "Words are exchanged";
            case BATTLE -> "Battle";
            case ROUT -> "They run";
            case PURSUIT -> "Pursuit";
            case YIELDED -> "They surrender";
        };
    }

    private static String standing(CampaignState state, Foe foe) {
        return switch (foe.standing()) {
            case ABLE ->
                Doubting.knower(state, foe.id())
                        .map(who -> "an image, says " + who.name())
                        .orElse("");
            case HELPLESS ->
                state.effects().stream()
                        .filter(effect -> effect.on() instanceof Effect.On.OnFoe on
                                && on.foe().equals(foe.id()))
                        .map(Effect::label)
                        .findFirst()
                        .orElse("helpless");
            case DEAD -> "dead";
            case FLED -> "fled";
            case SURRENDERED -> "surrendered";
            case CHARMED -> "serves you now";
        };
    }
}
