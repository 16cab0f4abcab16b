package org.woodgrain.campaign.spells;

import java.util.Map;

/** What the clerics' spells of the second level do, by id. */
final class ClericLevel2 {
    static final Map<String, SpellWork> WORKS = Map.of();

    private ClericLevel2() {}
}
