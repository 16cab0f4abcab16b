package org.woodgrain.rules.treasure;

import java.util.Map;
import java.util.Optional;
import org.woodgrain.rules.Rule;

/** How often wands and staves can be used. */
public final class Charges {
    /** From so many on their user knows how many are left. */
    public static final int TOLD = 10;

    private static final int WAND = 100;
    private static final int STAFF = 200;

    /** The detecting wands and the staves of healing, snake and striking are bound by no number. */
    private static final Map<String, Integer> FULL = Map.ofEntries(
            Map.entry("MI-122", WAND),
            Map.entry("MI-123", WAND),
            Map.entry("MI-124", WAND),
            Map.entry("MI-125", WAND),
            Map.entry("MI-126", WAND),
            Map.entry("MI-127", WAND),
            Map.entry("MI-128", WAND),
            Map.entry("MI-129", WAND),
            Map.entry("MI-131", STAFF),
            Map.entry("MI-134", STAFF),
            Map.entry("MI-135", STAFF),
            Map.entry("MI-137", STAFF));

    private Charges() {}

    /** The charges of a full one; empty for what never runs out. */
    @Rule({"MI-116", "MI-117"})
    public static Optional<Integer> full(String kind) {
        return Optional.ofNullable(FULL.get(kind));
    }
}
