package org.woodgrain.campaign.referee;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.RefereeCommand;
import org.woodgrain.campaign.event.RefereeEvent;
import org.woodgrain.campaign.refusal.RefereeRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.House;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Participants;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.rulebook.Amendment;

/** Rules and tables that the referee changes for his campaign; what has been resolved already stays as it is. */
final class RuleChanges {
    private static final Pattern RULE = Pattern.compile("[A-Z]{2}-\\d{1,4}");
    private static final int LONGEST = 500;
    private static final int MOST_PEOPLE = 10_000;

    private RuleChanges() {}

    @Rule("CH-05")
    static Optional<Refusal> check(World world, CampaignState state, RefereeCommand.ChangeRule change) {
        if (!RULE.matcher(change.rule()).matches()) {
            return Optional.of(new RefereeRefusal.NoSuchRule(change.rule()));
        }
        return switch (change.how()) {
            case House.How.Cell cell ->
                was(world, state, cell.amendment())
                                .filter(cell.amendment().value()::equals)
                                .isPresent()
                        ? Optional.of(new RefereeRefusal.NoChange())
                        : world.library()
                                .fault(state.house()
                                        .with(new House.Change(change.rule(), change.how(), "", 0))
                                        .amendments())
                                .map(RefereeRefusal.Unsound::new);
            case House.How.Switch option ->
                option(option.option())
                        .<Optional<Refusal>>map(found -> state.ruleset().on(found) == option.on()
                                ? Optional.of(new RefereeRefusal.NoChange())
                                : Optional.empty())
                        .orElseGet(() ->
                                Optional.of(new RefereeRefusal.Unsound("there is no house rule " + option.option())));
            case House.How.Words words ->
                words.text().isBlank() || words.text().length() > LONGEST
                        ? Optional.of(new RefereeRefusal.NothingToTell())
                        : Optional.empty();
        };
    }

    private static Optional<Option> option(String key) {
        return Arrays.stream(Option.values())
                .filter(each -> each.key().equals(key))
                .findFirst();
    }

    static Optional<String> was(World world, CampaignState state, Amendment cell) {
        return state.house().amendments().stream()
                .filter(each -> each.sameCell(cell))
                .map(Amendment::value)
                .findFirst()
                .or(() -> world.library().printed(cell));
    }

    @Rule("CH-05")
    static void carryOut(Unfolding u, RefereeCommand.ChangeRule change) {
        String was = switch (change.how()) {
            case House.How.Cell cell ->
                was(u.world(), u.state(), cell.amendment()).orElse("");
            case House.How.Switch option -> option.on() ? "off" : "on";
            case House.How.Words words -> "";
        };
        u.emit(new RefereeEvent.RuleChanged(
                new House.Change(
                        change.rule(), change.how(), was, u.state().clock().day()),
                change.why()));
    }

    @Rule("CH-02")
    static Optional<Refusal> check(RefereeCommand.CountParticipants count) {
        boolean fits = count.players() >= 0
                && count.players() <= MOST_PEOPLE
                && count.referees() >= 0
                && count.referees() <= MOST_PEOPLE;
        return fits ? Optional.empty() : Optional.of(new RefereeRefusal.BadCount(MOST_PEOPLE));
    }

    /** Never refuses a head count: it only advises. */
    @Rule("CH-02")
    static void carryOut(Unfolding u, RefereeCommand.CountParticipants count) {
        u.emit(new RefereeEvent.ParticipantsCounted(new Participants(count.players(), count.referees())));
    }
}
