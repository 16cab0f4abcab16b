package org.woodgrain.campaign.spells;

import java.util.Map;

/** What the clerics' spells of the third level do, by id. */
final class ClericLevel3 {
    static final Map<String, SpellWork> WORKS = Map.of();

    private ClericLevel3() {}
}
