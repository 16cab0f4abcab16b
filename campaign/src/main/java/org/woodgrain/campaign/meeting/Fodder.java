package org.woodgrain.campaign.meeting;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.refusal.MeetingRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.spells.Animals;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.magic.Provisions;

/** Winning beasts with food, for which somebody must speak with animals. */
public final class Fodder {
    private static final int WEEK = 7;

    /** What a week of rations costs; beasts take those that are good. */
    private static final Map<String, Integer> PRICES = Map.of("EQI-51", 15, Provisions.STANDARD, 5);

    private Fodder() {}

    /** Whether those who are met are beasts to whom somebody of the company can speak. */
    public static boolean deal(World world, CampaignState state) {
        return state.encounter()
                .filter(meeting -> deal(new Host(world, state, meeting)))
                .isPresent();
    }

    @Rule({"NP-20", "NP-21"})
    static boolean deal(Host host) {
        return beasts(host)
                && host.state().company().stream()
                        .anyMatch(member -> Animals.speaks(host.state(), member.id())
                                && !host.state().helpless(member.id()));
    }

    private static boolean beasts(Host host) {
        return !host.able().isEmpty() && host.able().stream().map(host::monster).allMatch(Animals::is);
    }

    /** The company must have so much food that a beast would eat, by its price in gold pieces. */
    @Rule("NP-20")
    static Optional<Refusal> check(Host host, int gold) {
        if (gold < 0) {
            return Optional.of(new MeetingRefusal.NoSuchSum(gold));
        }
        int has = host.state().company().stream()
                .flatMap(member -> member.items().stream())
                .mapToInt(Fodder::worth)
                .sum();
        return (long) WEEK * gold > has
                ? Optional.of(new MeetingRefusal.TooLittleFood(gold, has / WEEK))
                : Optional.empty();
    }

    /** In sevenths of a gold piece. */
    private static int worth(Item item) {
        return Provisions.foul(item) ? 0 : PRICES.getOrDefault(item.kind(), 0) * item.quantity();
    }

    /** They eat whole days' rations, up to the sum and no more than the last of them goes over it. */
    @Rule("NP-20")
    static void feed(Unfolding u, int gold) {
        int due = WEEK * gold;
        for (Adventurer member : u.state().company()) {
            List<Item> given = new ArrayList<>();
            for (Item item : member.items()) {
                int each = worth(item) / Math.max(1, item.quantity());
                if (due > 0 && each > 0) {
                    int days = Math.min(item.quantity(), (due + each - 1) / each);
                    given.add(item.withQuantity(days));
                    due -= days * each;
                }
            }
            if (!given.isEmpty()) {
                u.emit(new MeetingEvent.Dropped(member.id(), given, Purse.EMPTY, Optional.empty(), "NP-20", List.of()));
            }
        }
    }
}
