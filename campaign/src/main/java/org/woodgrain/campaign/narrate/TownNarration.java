package org.woodgrain.campaign.narrate;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.TownEvent;
import org.woodgrain.campaign.people.Coinage;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Draft;
import org.woodgrain.rules.characters.Abilities;
import org.woodgrain.rules.characters.Ability;
import org.woodgrain.rules.time.Calendar;

final class TownNarration {
    private TownNarration() {}

    static List<Line> tell(World world, CampaignState before, CampaignState after, TownEvent event, Seat seat) {
        return switch (event) {
            case TownEvent.AbilitiesThrown thrown ->
                plain(
                        thrown.draft().name() + " has "
                                + PeopleNarration.scores(thrown.draft().rolled()) + ".",
                        thrown,
                        seat);
            case TownEvent.DraftChosen chosen -> plain(chosen(chosen), chosen, seat);
            case TownEvent.PointsExchanged exchanged ->
                plain(
                        exchanged.draft().name() + " gives up " + exchanged.given() + " of "
                                + exchanged.from().label() + " for " + exchanged.gained() + " of "
                                + exchanged.to().label() + ".",
                        exchanged,
                        seat);
            case TownEvent.DraftDropped dropped -> plain(dropped.name() + " is not made after all.", dropped, seat);
            case TownEvent.CharacterMade made ->
                Lines.of(PeopleNarration.joins(world, made.adventurer()), made, seat, Line.Tone.GOOD);
            case TownEvent.Bought bought ->
                plain(
                        name(after, bought.who()) + " buys " + bought.name().toLowerCase(Locale.ROOT) + " for "
                                + bought.price() + " gp; " + Coinage.label(bought.left()) + " left.",
                        bought,
                        seat);
            case TownEvent.Sold sold ->
                plain(
                        name(after, sold.who()) + " sells " + many(sold.quantity(), sold.name()) + " for "
                                + Coinage.label(sold.copper()) + ".",
                        sold,
                        seat);
            case TownEvent.CoinsMoved moved -> plain(coins(after, moved), moved, seat);
            case TownEvent.CompanyArrayed arrayed ->
                plain("The company falls in: " + names(after, arrayed.order()) + ".", arrayed, seat);
            case TownEvent.ClassTaken taken ->
                plain(
                        name(after, taken.elf()) + " acts as a "
                                + taken.acting().label() + " now; " + taken.maxHitPoints() + " hit points at most.",
                        taken,
                        seat);
            case TownEvent.ClassChanged changed ->
                plain(
                        name(after, changed.who()) + " is a "
                                + changed.from().label() + " no longer and begins anew as a "
                                + changed.begun().characterClass().label() + "; "
                                + changed.maxHitPoints() + " hit points at most.",
                        changed,
                        seat);
            case TownEvent.AlignmentChanged changed ->
                plain(
                        name(after, changed.who()) + " declares for "
                                + changed.alignment().label() + ".",
                        changed,
                        seat);
            case TownEvent.LanguageLearned learned ->
                plain(
                        name(after, learned.who()) + " has learned " + learned.language() + " from "
                                + name(after, learned.teacher()) + ".",
                        learned,
                        seat);
            case TownEvent.ExpeditionBegun begun ->
                Lines.mark("The company sets out: "
                        + names(after, begun.expedition().members()));
            case TownEvent.CameHome home -> HomeNarration.home(home, seat);
            case TownEvent.ExpeditionLost lost ->
                Lines.of(
                        "Nobody comes back"
                                + (lost.fallen().isEmpty() ? "." : ": " + names(after, lost.fallen()) + " are lost."),
                        lost,
                        seat,
                        Line.Tone.BAD);
            case TownEvent.ExperienceGained gained -> HomeNarration.gain(after, gained, seat);
            case TownEvent.Promoted promoted ->
                Lines.of(
                        name(after, promoted.who()) + " rises to level "
                                + promoted.career().level() + ", "
                                + promoted.title() + "; hit points " + promoted.hitPoints() + " of "
                                + promoted.maxHitPoints() + ".",
                        promoted,
                        seat,
                        Line.Tone.GOOD);
            case TownEvent.InnPaid paid ->
                plain(
                        "Bed and board for " + (paid.days() == 1 ? "a night" : paid.days() + " nights") + " cost "
                                + Coinage.label(paid.copper()) + ".",
                        paid,
                        seat);
            case TownEvent.DaysPassed passed -> plain(days(after, passed), passed, seat);
        };
    }

    private static List<Line> plain(String text, TownEvent event, Seat seat) {
        return Lines.of(text, event, seat, Line.Tone.PLAIN);
    }

    private static String chosen(TownEvent.DraftChosen chosen) {
        Draft draft = chosen.draft();
        return draft.name()
                + switch (chosen.step()) {
                    case "race" ->
                        " is a " + draft.race().map(race -> race.label()).orElse("") + ".";
                    case "scores" -> "'s scores change places: " + scores(draft.rolled()) + ".";
                    case "class" ->
                        " becomes a "
                                + draft.characterClass()
                                        .map(each -> each.label())
                                        .orElse("") + ".";
                    default ->
                        " holds with "
                                + draft.alignment().map(each -> each.label()).orElse("") + ".";
                };
    }

    private static String scores(Abilities scores) {
        return Stream.of(Ability.values())
                .map(each -> each.label() + " " + scores.of(each))
                .collect(Collectors.joining(", "));
    }

    private static String coins(CampaignState after, TownEvent.CoinsMoved moved) {
        String who = after.company().stream()
                .filter(member -> moved.purses().containsKey(member.id()))
                .map(member -> member.name() + " " + Coinage.label(member.purse()))
                .collect(Collectors.joining("; "));
        return "Coins are " + moved.how() + ": " + who + ".";
    }

    private static String days(CampaignState after, TownEvent.DaysPassed passed) {
        String healed = passed.healed().entrySet().stream()
                .map(each -> name(after, each.getKey()) + " " + each.getValue())
                .collect(Collectors.joining(", "));
        return (passed.days() == 1 ? "A day goes by" : passed.days() + " days go by") + ". It is "
                + Calendar.of(after.clock().day()).label() + "."
                + (healed.isEmpty() ? "" : " Hit points regained: " + healed + ".");
    }

    private static String many(int quantity, String name) {
        return quantity == 1 ? "the " + name : quantity + " x " + name;
    }

    private static String names(CampaignState state, Iterable<CharacterId> order) {
        StringBuilder all = new StringBuilder();
        for (CharacterId id : order) {
            all.append(all.isEmpty() ? "" : ", ").append(name(state, id));
        }
        return all.toString();
    }

    private static String name(CampaignState state, CharacterId id) {
        return PeopleNarration.name(state, id);
    }
}
