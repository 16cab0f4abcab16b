package org.woodgrain.campaign.narrate;

import java.util.List;
import java.util.stream.Collectors;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.HiringEvent;
import org.woodgrain.campaign.people.Coinage;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Candidate;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.rules.hirelings.Answer;

/** Hiring in words; loyalty and its causes are the referee's alone (NP-27). */
final class HiringNarration {
    private HiringNarration() {}

    static List<Line> tell(CampaignState before, CampaignState after, HiringEvent event, Seat seat) {
        return switch (event) {
            case HiringEvent.SearchPaid paid ->
                Lines.of(
                        name(before, paid.employer()) + " looks for a "
                                + paid.calling().label() + " by " + paid.how().label() + ", which costs " + paid.cost()
                                + " gp.",
                        event,
                        seat,
                        Line.Tone.PLAIN);
            case HiringEvent.SearchAnswered answered -> answered(answered, seat);
            case HiringEvent.CandidateLeft left ->
                Lines.of(candidate(before, left.candidate()) + " " + left.why() + ".", event, seat, Line.Tone.PLAIN);
            case HiringEvent.OfferWeighed weighed ->
                Lines.of(
                        candidate(before, weighed.candidate()) + " " + answer(weighed.answer()) + ".",
                        event,
                        seat,
                        weighed.answer().accepted() ? Line.Tone.GOOD : Line.Tone.PLAIN);
            case HiringEvent.Hired hired -> hired(after, hired, seat);
            case HiringEvent.Paid paid -> paid(after, paid, seat);
            case HiringEvent.ShareDue due ->
                Lines.of(
                        name(after, due.hireling()) + "'s share of the expedition is " + Coinage.label(due.copper())
                                + ".",
                        event,
                        seat,
                        Line.Tone.PLAIN);
            case HiringEvent.Reviewed reviewed -> loyalty(after, reviewed.hireling(), reviewed.why(), event, seat);
            case HiringEvent.LoyaltyThrown thrown ->
                loyalty(
                        after,
                        thrown.hireling(),
                        "thrown anew" + (thrown.why().isBlank() ? "" : ", " + thrown.why()),
                        event,
                        seat);
            case HiringEvent.PromiseKept kept ->
                Lines.of(
                        name(after, kept.hireling()) + " is given a room to worship in, for " + kept.price() + " gp.",
                        event,
                        seat,
                        Line.Tone.GOOD);
            case HiringEvent.CourageTried tried -> tried(before, tried, seat);
            case HiringEvent.ServesAnother serves ->
                Lines.of(
                        name(after, serves.hireling()) + " serves " + name(after, serves.employer()) + " from now on.",
                        event,
                        seat,
                        Line.Tone.PLAIN);
            case HiringEvent.LoyaltyRead read ->
                Lines.of(
                        name(after, read.reader()) + " reads in the mind of " + name(after, read.hireling())
                                + ", whose faith is " + read.band() + ".",
                        event,
                        seat,
                        Line.Tone.SIGHT);
            case HiringEvent.SideForsaken forsaken -> forsaken(forsaken, seat);
            case HiringEvent.ServiceEnded ended ->
                Lines.of(
                        name(before, ended.hireling()) + " " + ended.why()
                                + (ended.away() ? ", with everything carried." : "."),
                        event,
                        seat,
                        ended.away() ? Line.Tone.BAD : Line.Tone.PLAIN);
        };
    }

    private static List<Line> answered(HiringEvent.SearchAnswered answered, Seat seat) {
        String who =
                answered.candidates().stream().map(each -> each.person().name()).collect(Collectors.joining(", "));
        String text = answered.candidates().isEmpty()
                ? "No " + answered.calling().label() + " answers."
                : who + (answered.candidates().size() == 1 ? " answers" : " answer")
                        + " and will hear an offer for a week.";
        return Lines.of(text, answered, seat, answered.candidates().isEmpty() ? Line.Tone.PLAIN : Line.Tone.GOOD);
    }

    private static String answer(Answer answer) {
        return switch (answer) {
            case INSULTED -> "takes the offer as an insult";
            case HOSTILE -> "turns the offer down";
            case UNCERTAIN -> "is not sure; a better offer might do it";
            case ACCEPTS -> "accepts";
            case ENTHUSIAST -> "accepts gladly";
        };
    }

    private static List<Line> hired(CampaignState after, HiringEvent.Hired hired, Seat seat) {
        return Lines.of(
                name(after, hired.hireling()) + " enters the service of "
                        + name(after, hired.service().employer())
                        + (hired.service().lasting() ? "" : " for one expedition")
                        + (hired.gold() > 0 ? " for " + hired.gold() + " gp" : "")
                        + (hired.gift().isPresent() ? " and a gift" : "")
                        + (seat.seesAll() ? "; loyalty " + hired.service().loyalty() : "") + ".",
                hired,
                seat,
                Line.Tone.GOOD);
    }

    private static List<Line> paid(CampaignState after, HiringEvent.Paid paid, Seat seat) {
        return Lines.of(
                name(after, paid.payer()) + " pays " + name(after, paid.hireling()) + " "
                        + Coinage.label(paid.copper())
                        + (paid.bonus() > 0 ? ", " + Coinage.label(paid.bonus()) + " of it as a reward" : "") + ".",
                paid,
                seat,
                Line.Tone.PLAIN);
    }

    private static List<Line> tried(CampaignState before, HiringEvent.CourageTried tried, Seat seat) {
        String who = name(before, tried.hireling());
        return switch (tried.conduct()) {
            case STEADY ->
                seat.seesAll() ? Lines.secret(who + " stands fast: " + tried.why() + ".", tried) : Lines.none();
            case HANGS_BACK -> Lines.of(who + " hangs back: " + tried.why() + ".", tried, seat, Line.Tone.BAD);
            case FLEES ->
                Lines.of(
                        who + (tried.rule().equals("CH-102") ? " turns away from " : " loses heart and runs: ")
                                + tried.why() + ".",
                        tried,
                        seat,
                        Line.Tone.BAD);
        };
    }

    private static List<Line> forsaken(HiringEvent.SideForsaken forsaken, Seat seat) {
        if (!forsaken.stays()) {
            return Lines.of(
                    "The " + forsaken.name() + " will serve no master of another side and goes.",
                    forsaken,
                    seat,
                    Line.Tone.BAD);
        }
        return seat.seesAll()
                ? Lines.secret(
                        "The " + forsaken.name() + " stays in service, though its master changed sides.", forsaken)
                : Lines.none();
    }

    private static String name(CampaignState state, CharacterId who) {
        return PeopleNarration.name(state, who);
    }

    private static String candidate(CampaignState state, CharacterId who) {
        return state.candidate(who)
                .map(Candidate::person)
                .map(each -> each.name())
                .orElse(who.value());
    }

    /** Nobody but the referee knows it (NP-27). */
    private static List<Line> loyalty(
            CampaignState after, CharacterId hireling, String why, HiringEvent event, Seat seat) {
        String score = after.service(hireling)
                .map(service -> Integer.toString(service.score()))
                .orElse("nothing");
        return seat.seesAll()
                ? Lines.secret("The loyalty of " + name(after, hireling) + " is now " + score + ": " + why + ".", event)
                : Lines.none();
    }
}
