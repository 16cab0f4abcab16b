package org.woodgrain.rules.treasure;

import java.util.Collections;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import org.woodgrain.rules.Rule;

/**
 * What magic items need on a d20 to outlast fire and lightning when nobody living holds them; what is not listed is lost
 * without a throw.
 *
 * @param rows by the name of the item in the table
 */
public record ItemSaves(Map<String, Needed> rows) {
    private static final Map<String, String> NAMED = Map.of(
            "MI-135", "Staff of Power",
            "MI-137", "Staff of Wizardry",
            "MI-126", "Fire Ball wand",
            "MI-127", "Lightning Bolt wand",
            "MI-101", "Fire Resistance ring",
            "MI-097", "Ring of Protection",
            "MI-102", "Ring of Protection");
    private static final Set<MagicClass> ARMS = Set.of(MagicClass.SWORD, MagicClass.ARMOR, MagicClass.MISC_WEAPON);
    private static final String PLUS = "magic armor, shield or weapon +";

    /** What is needed against each force. */
    public record Needed(int fire, int lightning) {}

    public ItemSaves {
        rows = Collections.unmodifiableMap(new TreeMap<>(rows));
    }

    /**
     * The number needed; empty if the item is lost without a throw.
     *
     * @param bonus its general bonus
     * @param fire whether it is fire, else lightning
     */
    @Rule({"TR-24", "TR-25", "TR-26", "TR-27"})
    public OptionalInt needed(MagicItem item, int bonus, boolean fire) {
        String row = NAMED.containsKey(item.id()) || !ARMS.contains(item.magicClass())
                ? NAMED.getOrDefault(item.id(), "")
                : PLUS + bonus;
        Needed needed = rows.get(row);
        return needed == null ? OptionalInt.empty() : OptionalInt.of(fire ? needed.fire() : needed.lightning());
    }
}
