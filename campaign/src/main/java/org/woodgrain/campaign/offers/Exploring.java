package org.woodgrain.campaign.offers;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Command;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.delve.DelveDecider;
import org.woodgrain.campaign.offers.Offer.Choice;
import org.woodgrain.campaign.offers.Offer.Field;
import org.woodgrain.campaign.offers.Offer.Kind;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.rules.Profile;

/** What the offers of exploring share. */
final class Exploring {
    static final String QUARTER = "a quarter turn";
    static final String HALF = "half a turn";
    static final String TURN = "a turn";

    private Exploring() {}

    /** Whether a command would be carried out. */
    static boolean possible(World world, CampaignState state, Seat seat, DelveCommand command) {
        return DelveDecider.check(world, state, seat, command).isEmpty();
    }

    static String round(CampaignState state) {
        return state.ruleset().profile() == Profile.ORIGINAL
                ? "a round (a tenth of a turn)"
                : "a round (" + Clock.TURN / Clock.round(Profile.CLASSIC) + " to the turn)";
    }

    /** Members for whom a command is possible, with a remark for each. */
    static List<Choice> members(
            CampaignState state, Function<Adventurer, Boolean> able, Function<Adventurer, String> note) {
        return state.company().stream()
                .filter(able::apply)
                .map(member -> new Choice(member.id().value(), member.name(), note.apply(member)))
                .toList();
    }

    static Field one(String name, String label, List<Choice> choices) {
        return new Field(
                name,
                label,
                Kind.ONE,
                choices,
                choices.size() == 1 ? choices.getFirst().value() : "");
    }

    static Field many(String name, String label, List<Choice> choices) {
        return new Field(
                name,
                label,
                Kind.MANY,
                choices,
                choices.size() == 1 ? choices.getFirst().value() : "");
    }

    /** A choice of members that holds all of them until somebody says otherwise. */
    static Field all(String name, String label, List<Choice> choices) {
        return chosen(name, label, choices, choices.stream().map(Choice::value).toList());
    }

    /** A choice of members that holds some of them until somebody says otherwise. */
    static Field chosen(String name, String label, List<Choice> choices, List<String> preset) {
        return new Field(name, label, Kind.MANY, choices, String.join(",", preset));
    }

    static List<CharacterId> who(Pick pick) {
        return pick.many("who").stream().map(CharacterId::new).toList();
    }

    static Optional<Reading> understood(Command command) {
        return Optional.of(new Reading.Understood(command));
    }

    static Optional<Reading> unclear(String field, String expected) {
        return Optional.of(new Reading.Unclear("Field \"" + field + "\": expected " + expected + "."));
    }
}
