package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Optional;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.magic.CasterLevel;

/**
 * A wand or staff: the level at which it works, what is saved against, and what it can do.
 *
 * @param level of its powers
 * @param danger the column in which it is resisted
 * @param powers in the order shown
 */
record Device(int level, Danger danger, List<Power> powers) {
    Device {
        powers = List.copyOf(powers);
    }

    @Rule({"MI-114", "MI-178"})
    static Device wand(Power... powers) {
        return new Device(CasterLevel.WAND, Danger.WANDS, List.of(powers));
    }

    @Rule({"MI-115", "MI-178"})
    static Device staff(Power... powers) {
        return new Device(CasterLevel.STAFF, Danger.SPELLS, List.of(powers));
    }

    Optional<Power> power(String key) {
        return powers.stream().filter(power -> power.key().equals(key)).findFirst();
    }
}
