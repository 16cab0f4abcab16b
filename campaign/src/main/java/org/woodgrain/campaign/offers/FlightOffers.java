package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Drop;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.offers.Offer.Choice;
import org.woodgrain.campaign.offers.Offer.Field;
import org.woodgrain.campaign.offers.Offer.Kind;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

/** Running away: where to, and what is thrown down on the way. */
final class FlightOffers {
    private static final String COINS = "coins";
    private static final String OIL = "EQI-46";

    private FlightOffers() {}

    /** Whether the company could run if it left behind those who cannot. */
    static boolean possible(World world, CampaignState state) {
        return MeetingOffers.possible(
                world,
                state,
                new MeetingCommand.Flee(Optional.empty(), List.of(), Optional.empty(), stragglers(state)));
    }

    private static List<CharacterId> stragglers(CampaignState state) {
        return state.company().stream()
                .map(Adventurer::id)
                .filter(state::helpless)
                .toList();
    }

    static Offer offer(World world, CampaignState state, Seat seat) {
        Encounter meeting = state.encounter().orElseThrow();
        boolean running = meeting.chase().isPresent();
        boolean warned = meeting.phase() == Encounter.Phase.WARNED;
        List<Field> fields = new ArrayList<>();
        fields.add(new Field("toward", "Toward (empty: the way out)", Kind.CELL, List.of(), ""));
        if (!warned) {
            fields.add(new Field("drop", "Throw down", Kind.MANY, burdens(state), ""));
            List<Choice> oil = oil(state);
            if (oil.size() > 1) {
                fields.add(new Field("oil", "Burning oil", Kind.ONE, oil, ""));
            }
        }
        List<Choice> members = state.company().stream()
                .map(member ->
                        new Choice(member.id().value(), member.name(), state.helpless(member.id()) ? "cannot run" : ""))
                .toList();
        fields.add(new Field("abandon", "Leave behind", Kind.MANY, members, ""));
        String label = warned ? "Slip away" : running ? "Run on" : "Flee";
        return new Offer(
                "flee",
                label,
                "Flee",
                state.ruleset().original() ? "EN-24" : "CE-23",
                MeetingOffers.run(state),
                warned ? "" : Prospects.fleeing(world, state, seat),
                fields);
    }

    /** Holding the door behind the company with a spell; empty if nobody can, or there is none. */
    @Rule({"SP-02", "SP-14"})
    static Optional<Offer> holdBehind(World world, CampaignState state) {
        List<Choice> casters = new ArrayList<>();
        for (Adventurer member : state.company()) {
            for (String spell : new TreeSet<>(member.spells().memorised())) {
                if (MeetingOffers.possible(world, state, new MeetingCommand.HoldBehind(member.id(), spell))) {
                    String name = world.book().spells().spell(spell).name();
                    casters.add(new Choice(member.id() + "|" + spell, member.name() + ": " + name, ""));
                }
            }
        }
        if (casters.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Offer(
                "hold-behind",
                "Run through the next door and hold it behind you",
                "Flee",
                "SP-02",
                "the run to it, and a round",
                "",
                List.of(new Field(
                        "caster",
                        "Who casts",
                        Kind.ONE,
                        casters,
                        casters.getFirst().value()))));
    }

    static Reading readHold(Pick pick) {
        String value = pick.one("caster");
        int bar = value.indexOf('|');
        return bar < 0
                ? new Reading.Unclear("Field \"caster\": expected member|spell, not \"" + value + "\".")
                : new Reading.Understood(new MeetingCommand.HoldBehind(
                        new CharacterId(value.substring(0, bar)), value.substring(bar + 1)));
    }

    private static List<Choice> burdens(CampaignState state) {
        List<Choice> all = new ArrayList<>();
        for (Adventurer member : state.company()) {
            if (member.purse().count() > 0) {
                all.add(new Choice(
                        member.id() + "|" + COINS,
                        member.name() + ": all coins",
                        member.purse().count() + " coins"));
            }
            for (Item item : member.items()) {
                if (item.inside().isEmpty()) {
                    String many = item.quantity() > 1 ? item.quantity() + " " : "";
                    all.add(new Choice(member.id() + "|" + item.id(), member.name() + ": " + many + item.name(), ""));
                }
            }
        }
        return all;
    }

    private static List<Choice> oil(CampaignState state) {
        List<Choice> all = new ArrayList<>();
        all.add(new Choice("", "none", ""));
        if (!state.lights().isEmpty() && !Outdoors.rains(state)) {
            for (Adventurer member : state.company()) {
                if (member.items().stream().anyMatch(item -> item.kind().equals(OIL))) {
                    all.add(new Choice(member.id().value(), member.name() + " pours and lights it", ""));
                }
            }
        }
        return all;
    }

    static Reading read(Pick pick) {
        Optional<Cell> toward = pick.one("toward").isBlank() ? Optional.empty() : Fields.cell(pick, "toward");
        if (toward.isEmpty() && !pick.one("toward").isBlank()) {
            return Fields.notACell("toward");
        }
        List<Drop> drops = new ArrayList<>();
        for (String value : pick.many("drop")) {
            int bar = value.indexOf('|');
            if (bar < 0) {
                return new Reading.Unclear(
                        "Field \"drop\": expected member|coins or member|item, not \"" + value + "\".");
            }
            String what = value.substring(bar + 1);
            drops.add(new Drop(
                    new CharacterId(value.substring(0, bar)),
                    what.equals(COINS) ? Optional.empty() : Optional.of(new ItemId(what))));
        }
        Optional<CharacterId> oil =
                pick.one("oil").isBlank() ? Optional.empty() : Optional.of(new CharacterId(pick.one("oil")));
        List<CharacterId> abandon =
                pick.many("abandon").stream().map(CharacterId::new).toList();
        return new Reading.Understood(new MeetingCommand.Flee(toward, drops, oil, abandon));
    }
}
