package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.RealmCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.offers.Offer.Choice;
import org.woodgrain.campaign.offers.Offer.Field;
import org.woodgrain.campaign.people.Presence;
import org.woodgrain.campaign.realm.Investing;
import org.woodgrain.campaign.realm.Recruiting;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Holding;
import org.woodgrain.campaign.state.Troop;
import org.woodgrain.rules.realm.Kin;
import org.woodgrain.rules.realm.Venture;

/** Soldiers to hire, and what the owner of a stronghold can do with it. */
final class RealmOffers implements OfferSource {
    private static final String GROUP = "Realm";
    private static final String RECRUIT = "recruit";
    private static final String DISBAND = "disband";
    private static final String FETCH = "fetch-gold.";
    private static final String SEND = "send-gold.";
    private static final String INVEST = "invest.";

    @Override
    public List<Offer> offers(World world, CampaignState state, Seat seat) {
        List<Offer> all = new ArrayList<>();
        if (state.id().isEmpty() || !Presence.inTown(state) || state.company().isEmpty()) {
            return all;
        }
        if (state.company().stream().anyMatch(who -> Recruiting.affords(state, who))) {
            all.add(recruit(world, state));
        }
        List<Choice> troops = state.realm().troops().stream()
                .map(each -> new Choice(each.id(), each.label(), master(state, each)))
                .toList();
        if (!troops.isEmpty()) {
            all.add(offer(DISBAND, "Let soldiers go", "CH-30", "", List.of(Belongings.one("troop", "Whom", troops))));
        }
        for (Holding each : state.realm().holdings()) {
            if (state.adventurer(each.owner()).filter(Adventurer::living).isPresent()) {
                all.addAll(holding(world, state, each));
            }
        }
        return all;
    }

    private static Offer recruit(World world, CampaignState state) {
        List<Choice> soldiers = world.book().realm().soldiers().values().stream()
                .map(each -> new Choice(
                        each.id(),
                        each.name(),
                        each.wages(Kin.MAN, 1).map(pay -> pay + " gp a man").orElse("")))
                .toList();
        List<Choice> kin = Arrays.stream(Kin.values())
                .map(each -> new Choice(each.name().toLowerCase(Locale.ROOT), each.label(), ""))
                .toList();
        return offer(
                RECRUIT,
                "Look for soldiers to hire",
                "CH-30",
                "a week",
                List.of(
                        Belongings.one(
                                "employer",
                                "Who hires them",
                                Belongings.company(world, state).stream()
                                        .filter(each -> state.adventurer(new CharacterId(each.value()))
                                                .filter(who -> Recruiting.affords(state, who))
                                                .isPresent())
                                        .toList()),
                        Belongings.one("soldier", "What", soldiers),
                        Belongings.one("kin", "Of", kin),
                        Belongings.number("number", "At the most", "20")));
    }

    private static List<Offer> holding(World world, CampaignState state, Holding holding) {
        List<Offer> all = new ArrayList<>();
        if (holding.treasury() > 0) {
            all.add(offer(
                    FETCH + holding.id(),
                    "Fetch gold from the treasury of " + holding.name(),
                    "CH-76",
                    "",
                    List.of(Belongings.number("gold", "Gold pieces", Integer.toString(holding.treasury())))));
        }
        all.add(offer(
                SEND + holding.id(),
                "Send gold to the treasury of " + holding.name(),
                "CH-76",
                "",
                List.of(Belongings.number("gold", "Gold pieces", "1000"))));
        List<Choice> ventures = Investing.open(world, state, holding).stream()
                .map(each -> new Choice(each.id(), each.name(), note(each, holding)))
                .toList();
        if (!ventures.isEmpty() && holding.treasury() > 0) {
            all.add(offer(
                    INVEST + holding.id(),
                    "Put gold to work at " + holding.name(),
                    "CH-75",
                    "",
                    List.of(
                            Belongings.one("venture", "In what", ventures),
                            Belongings.number("gold", "Gold pieces", "1000"))));
        }
        return all;
    }

    private static String note(Venture venture, Holding holding) {
        return "in units of " + venture.unit() + " gp; up to "
                + venture.working(Integer.MAX_VALUE, holding.people()) + " gp earn, after " + venture.setUp()
                + (venture.setUp() == 1 ? " month" : " months");
    }

    private static String master(CampaignState state, Troop troop) {
        return state.adventurer(troop.master()).map(who -> "of " + who.name()).orElse("");
    }

    private static Offer offer(String id, String label, String rule, String time, List<Field> fields) {
        return new Offer(id, label, GROUP, rule, time, "", fields);
    }

    @Override
    public Optional<Reading> read(World world, CampaignState state, Seat seat, Pick pick) {
        String id = pick.offer();
        if (id.equals(RECRUIT)) {
            Optional<Kin> kin = Arrays.stream(Kin.values())
                    .filter(each -> each.name().equalsIgnoreCase(pick.one("kin").strip()))
                    .findFirst();
            return kin.isEmpty()
                    ? Optional.of(new Reading.Unclear("Field \"kin\": expected one of man, dwarf, elf, orc."))
                    : Fields.counted(
                            pick,
                            "number",
                            number -> new RealmCommand.Recruit(
                                    new CharacterId(pick.one("employer")), pick.one("soldier"), kin.get(), number));
        }
        if (id.equals(DISBAND)) {
            return Optional.of(new Reading.Understood(new RealmCommand.Disband(pick.one("troop"))));
        }
        if (id.startsWith(FETCH)) {
            return Fields.counted(pick, "gold", gold -> new RealmCommand.Fetch(id.substring(FETCH.length()), gold));
        }
        if (id.startsWith(SEND)) {
            return Fields.counted(pick, "gold", gold -> new RealmCommand.Send(id.substring(SEND.length()), gold));
        }
        if (id.startsWith(INVEST)) {
            return Fields.counted(
                    pick,
                    "gold",
                    gold -> new RealmCommand.Invest(id.substring(INVEST.length()), pick.one("venture"), gold));
        }
        return Optional.empty();
    }
}
