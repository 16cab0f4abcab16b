package org.woodgrain.campaign.people;

import java.util.List;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Carrier;
import org.woodgrain.campaign.state.Carrier.Duty;
import org.woodgrain.campaign.state.Expedition;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Encumbrance;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.equipment.Haulage;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.experience.Treasure;

/** The beasts and vehicles that go with the company. */
public final class Train {
    /** Of what holds nothing back. */
    private static final int NOTHING = Integer.MAX_VALUE;

    private Train() {}

    /** Those that go, or would go now, with the members on the march. */
    public static List<Carrier> going(CampaignState state) {
        if (state.property().carriers().isEmpty()) {
            return List.of();
        }
        return state.property().carriers().stream()
                .filter(each -> each.duty() != Duty.STAYS)
                .filter(each -> state.expedition()
                        .map(Expedition::members)
                        .orElse(state.order())
                        .contains(each.owner()))
                .toList();
    }

    /** The mules that are led along underground. */
    public static List<Carrier> led(CampaignState state) {
        List<Carrier> going = going(state);
        return going.isEmpty()
                ? going
                : going.stream().filter(each -> each.duty() == Duty.FOLLOWS).toList();
    }

    /** Whether the company stands where a beast or vehicle is. */
    public static boolean here(World world, CampaignState state, Carrier carrier) {
        return switch (state.place()) {
            case Place.Town town -> true;
            case Place.Underground at ->
                going(state).contains(carrier)
                        && (carrier.duty() == Duty.FOLLOWS
                                || world.top()
                                        .filter(top -> top.id().equals(at.level()))
                                        .map(Level::entrance)
                                        .filter(at.cell()::equals)
                                        .isPresent());
        };
    }

    /** What one bears in tenths of a pound, its own armour counted. */
    @Rule({"EQ-10", "EQ-20"})
    public static int load(EquipmentTables tables, Carrier carrier) {
        return Encumbrance.load(tables, carrier.load().things(), carrier.load().coins())
                + carrier.barding().map(Item::weight).orElse(0);
    }

    /**
     * The most that one can bear and still move. A vehicle takes its team from the beasts that have the same owner and go
     * the same way, those bought first before the others.
     */
    @Rule({"EQ-20", "EQ-36"})
    public static int most(CampaignState state, Carrier carrier) {
        if (!Haulage.vehicle(carrier.article())) {
            return Haulage.most(carrier.article());
        }
        List<Carrier> together = state.property().carriers().stream()
                .filter(each -> each.owner().equals(carrier.owner()) && each.duty() == carrier.duty())
                .toList();
        int pull =
                together.stream().mapToInt(each -> Haulage.pull(each.article())).sum();
        for (Carrier each : together) {
            if (each.id().equals(carrier.id())) {
                break;
            }
            pull -= Math.min(pull, Haulage.team(each.article()));
        }
        return Haulage.holds(carrier.article(), pull);
    }

    /** Inches at which led mules let the company go; nothing holds it back when there are none. */
    @Rule("EQ-20")
    private static int inches(World world, CampaignState state) {
        return led(state).stream()
                .mapToInt(each -> switch (Haulage.gait(
                        each.article(), load(world.book().equipment(), each))) {
                    case FULL -> 12;
                    case HALF -> 6;
                    case NONE -> 0;
                })
                .min()
                .orElse(NOTHING);
    }

    /** Inches at which the company and what it leads go underground; 0 for nobody, or when something cannot move. */
    public static int pace(World world, CampaignState state) {
        Gait gait = new Gait(world.book(), state);
        int slowest = NOTHING;
        for (Adventurer who : state.company()) {
            if (Burdens.bearer(state, who.id()).isEmpty()) {
                slowest = Math.min(slowest, gait.inches(who));
            }
        }
        return slowest == NOTHING ? 0 : Math.min(slowest, inches(world, state));
    }

    /** Feet that they walk in a turn underground. */
    public static int feetPerTurn(World world, CampaignState state) {
        return Encumbrance.feetPerTurn(state.ruleset(), pace(world, state));
    }

    /** Worth of the treasure on all that goes along, in copper pieces: beasts, carts, and creatures that follow. */
    @Rule("XP-05")
    public static int worth(CampaignState state) {
        return going(state).stream()
                        .mapToInt(each ->
                                Treasure.worth(each.load().coins(), each.load().things()))
                        .sum()
                + state.followers().stream()
                        .map(Follower::foe)
                        .mapToInt(each -> Treasure.worth(each.carried(), each.items()))
                        .sum();
    }
}
