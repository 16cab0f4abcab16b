package org.woodgrain.campaign.view;

import java.util.List;
import java.util.Locale;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;

/** A meeting as a seat sees it: kinds only once seen, hit points never but for the referee. */
final class MeetingViews {
    private MeetingViews() {}

    static View.Meeting of(CampaignState state, Encounter meeting, Seat seat) {
        if (meeting.phase() == Encounter.Phase.WARNED && !seat.seesAll()) {
            // a sound at the door tells neither kind nor number
            return new View.Meeting(
                    "Something is coming", phase(meeting.phase()), meeting.distance(), meeting.round(), List.of());
        }
        boolean known = meeting.kindKnown() || seat.seesAll();
        List<View.FoeLine> foes = meeting.foes().stream()
                .filter(foe -> seat.seesAll() || foe.standing() != Foe.Standing.FLED)
                .map(foe -> new View.FoeLine(
                        foe.id().value(),
                        known ? foe.name() : "a shape",
                        standing(state, foe),
                        seat.seesAll() ? foe.hitPoints() + "/" + foe.maxHitPoints() : ""))
                .toList();
        return new View.Meeting(
                heading(meeting, known), phase(meeting.phase()), meeting.distance(), meeting.round(), foes);
    }

    private static String heading(Encounter meeting, boolean known) {
        List<Foe> here = meeting.foes().stream().filter(foe -> !foe.gone()).toList();
        if (here.isEmpty()) {
            return "Nobody is left";
        }
        String many = here.size() == 1 ? "One" : Integer.toString(here.size());
        String kind = known ? kinds(here) : here.size() == 1 ? "shape in the dark" : "shapes in the dark";
        String where = meeting.distance() <= 10 ? "close by" : "at " + meeting.distance() + " feet";
        return many + " " + kind + " " + where;
    }

    /** The kind without a number when all are alike: "orc" for "orc 1" and "orc 2". */
    private static String kinds(List<Foe> foes) {
        List<String> names = foes.stream()
                .map(foe -> foe.name().replaceFirst(" \\d+$", "").toLowerCase(Locale.ROOT))
                .distinct()
                .toList();
        return String.join(" and ", names) + (foes.size() > 1 && names.size() == 1 ? " (" + foes.size() + ")" : "");
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
            case ABLE -> "";
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
