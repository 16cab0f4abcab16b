package org.woodgrain.campaign.spells;

import java.util.Map;

/** What the clerics' spells of the fifth level do, by id. */
final class ClericLevel5 {
    static final Map<String, SpellWork> WORKS = Map.of();

    private ClericLevel5() {}
}
