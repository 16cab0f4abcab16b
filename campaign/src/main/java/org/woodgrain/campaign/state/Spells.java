package org.woodgrain.campaign.state;

import java.util.List;

/**
 * What a caster has.
 *
 * @param known ids of spells in the book, for magic-users; empty for clerics, who know all
 * @param memorised ids of spells ready to cast, one entry for each casting
 */
public record Spells(List<String> known, List<String> memorised) {
    public static final Spells NONE = new Spells(List.of(), List.of());

    public Spells {
        known = List.copyOf(known);
        memorised = List.copyOf(memorised);
    }
}
