package org.woodgrain.campaign.delve;

import java.util.Optional;
import java.util.Set;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.rules.equipment.Item;

/** Tools that exploring asks for, by article of the price list. */
final class Kit {
    static final String ROPE = "EQI-37";
    static final String POLE = "EQI-38";
    static final String SPIKE = "EQI-39";
    static final String MALLET = "EQI-47";
    static final String HAMMER = "war-hammer";

    /** What wood can be hacked open with. */
    private static final Set<String> AXES = Set.of("EQI-08", "EQI-11", "EQI-16", "MI-030");

    private Kit() {}

    static Optional<Item> find(Adventurer who, String kind) {
        return who.items().stream().filter(item -> item.kind().equals(kind)).findFirst();
    }

    static boolean has(Adventurer who, String kind) {
        return find(who, kind).isPresent();
    }

    static boolean hasAxe(Adventurer who) {
        return who.items().stream().anyMatch(item -> AXES.contains(item.kind()));
    }
}
