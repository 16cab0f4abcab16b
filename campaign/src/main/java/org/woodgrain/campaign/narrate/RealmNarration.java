package org.woodgrain.campaign.narrate;

import java.util.List;
import java.util.Locale;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.RealmEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Holding;
import org.woodgrain.campaign.state.Troop;
import org.woodgrain.rules.realm.Dominion;

/** Strongholds and soldiers in words; what soldiers think is the referee's to know. */
final class RealmNarration {
    private RealmNarration() {}

    static List<Line> tell(CampaignState before, CampaignState after, RealmEvent event, Seat seat) {
        return switch (event) {
            case RealmEvent.StrongholdFinished finished -> good(finished(after, finished.holding()), event, seat);
            case RealmEvent.TerritoryGained gained -> {
                int people =
                        gained.villages().stream().mapToInt(Integer::intValue).sum();
                int many = gained.villages().size();
                yield good(
                        "The land about " + holding(after, gained.holding()) + " is clear and is "
                                + owner(after, gained.holding()) + "'s territory: " + people + " people live in "
                                + (many == 1 ? "a village." : many + " villages."),
                        event,
                        seat);
            }
            case RealmEvent.FaithfulCame came ->
                good(
                        came.troop().number() + " faithful men come to "
                                + holding(after, came.troop().holding()) + " of themselves: "
                                + came.troop().name() + ".",
                        event,
                        seat);
            case RealmEvent.HelpLost lost ->
                Lines.of(
                        "What came from above to " + holding(after, lost.holding()) + " is gone: its works are worth "
                                + lost.works() + " gp"
                                + (lost.gone().isEmpty() ? "." : ", and the faithful men have left."),
                        event,
                        seat,
                        Line.Tone.BAD);
            case RealmEvent.MonthReckoned month ->
                month.gold() == 0
                        ? Lines.none()
                        : plain(
                                holding(after, month.holding()) + " takes in " + month.gold() + " gp of "
                                        + (month.tithes() ? "tithes" : "taxes") + " for a month: " + month.people()
                                        + " people, " + month.perHead() + " gp each in a year.",
                                event,
                                seat);
            case RealmEvent.Invested invested ->
                plain(
                        invested.gold() + " gp of the treasury of " + holding(after, invested.holding())
                                + " are put to work: " + words(invested.stake().venture()) + ".",
                        event,
                        seat);
            case RealmEvent.VentureTurned turned -> turned(before, after, turned, seat);
            case RealmEvent.GoldMoved moved ->
                plain(
                        "The treasury of " + holding(after, moved.holding()) + " holds " + moved.treasury()
                                + " gp now.",
                        event,
                        seat);
            case RealmEvent.Recruited recruited -> recruited(after, recruited, seat);
            case RealmEvent.TroopPaid paid ->
                plain(
                        troop(before, paid.troop()) + " in the pay of " + master(before, paid.troop()) + " have their "
                                + paid.gold() + " gp"
                                + (paid.treasury().isEmpty()
                                        ? "."
                                        : " out of the treasury of " + holding(after, paid.treasury()) + "."),
                        event,
                        seat);
            case RealmEvent.TroopUnpaid unpaid ->
                Lines.of(
                        "There is no gold for " + troop(before, unpaid.troop()) + " in the pay of "
                                + master(before, unpaid.troop())
                                + (unpaid.deserts() ? ", and they desert." : ", and they grumble."),
                        event,
                        seat,
                        Line.Tone.BAD);
            case RealmEvent.TroopTried tried ->
                Lines.of(
                        "The courage of " + troop(before, tried.troop()) + " is tried"
                                + (tried.why().isBlank()
                                        ? ""
                                        : ": " + tried.why().strip())
                                + switch (tried.conduct()) {
                                    case STEADY -> ". They stand fast.";
                                    case HANGS_BACK -> ". They hang back.";
                                    case FLEES -> ". They run.";
                                },
                        event,
                        seat,
                        Line.Tone.PLAIN);
            case RealmEvent.TroopGone gone -> plain(troop(before, gone.troop()) + " " + gone.why() + ".", event, seat);
        };
    }

    private static String finished(CampaignState after, Holding holding) {
        Adventurer owner = after.adventurer(holding.owner()).orElseThrow();
        String works = holding.help() == Holding.Help.GIVEN
                ? " is finished: by help from above its works are worth " + holding.works() + " gp, twice the "
                        + holding.spent() + " gp that went into it."
                : " is finished, with works worth " + holding.works() + " gp.";
        return holding.name() + ", the stronghold of " + owner.name() + "," + works
                + (Dominion.baron(owner.acting(), owner.level()) ? " " + owner.name() + " is a baron." : "");
    }

    private static List<Line> turned(
            CampaignState before, CampaignState after, RealmEvent.VentureTurned turned, Seat seat) {
        int was = before.realm().holding(turned.holding()).stream()
                .flatMap(each -> each.ventures().stream())
                .filter(each -> each.venture().equals(turned.venture()))
                .mapToInt(Holding.Stake::capital)
                .sum();
        int lost = was - turned.capital();
        String words = words(turned.venture()) + " at " + holding(after, turned.holding())
                + (turned.gold() > 0
                        ? " brought " + turned.gold() + " gp in a month"
                        : turned.gold() < 0
                                ? " cost " + -turned.gold() + " gp in a month"
                                : lost > 0 ? " met with misfortune" : " brought nothing in a month")
                + (lost > 0 ? "; " + lost + " gp of what was put into it are lost" : "")
                + (turned.newcomers() > 0 ? "; " + turned.newcomers() + " more people have settled" : "") + ".";
        return Lines.of(
                words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1),
                turned,
                seat,
                lost > 0 || turned.gold() < 0 ? Line.Tone.BAD : Line.Tone.PLAIN);
    }

    private static List<Line> recruited(CampaignState after, RealmEvent.Recruited recruited, Seat seat) {
        Troop troop = recruited.troop();
        String master = name(after, troop.master());
        String search = master + " spends " + recruited.cost() + " gp on looking for soldiers for a week. ";
        return troop.number() == 0
                ? plain(
                        search + (recruited.came() == 0 ? "Nobody answers." : "Of those who answer none will serve."),
                        recruited,
                        seat)
                : good(
                        search + troop.label() + " enter service for " + recruited.wages()
                                + " gp a month, paid down for the first.",
                        recruited,
                        seat);
    }

    private static String words(String id) {
        return id.replace('-', ' ');
    }

    private static List<Line> plain(String text, RealmEvent event, Seat seat) {
        return Lines.of(text, event, seat, Line.Tone.PLAIN);
    }

    private static List<Line> good(String text, RealmEvent event, Seat seat) {
        return Lines.of(text, event, seat, Line.Tone.GOOD);
    }

    private static String holding(CampaignState state, String id) {
        return state.realm().holding(id).map(Holding::name).orElse("the stronghold");
    }

    private static String owner(CampaignState state, String id) {
        return state.realm().holding(id).map(each -> name(state, each.owner())).orElse("nobody");
    }

    private static String troop(CampaignState state, String id) {
        return state.realm().troop(id).map(Troop::label).orElse("the soldiers");
    }

    private static String master(CampaignState state, String id) {
        return state.realm().troop(id).map(each -> name(state, each.master())).orElse("nobody");
    }

    private static String name(CampaignState state, CharacterId who) {
        return PeopleNarration.name(state, who);
    }
}
