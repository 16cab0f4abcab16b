package org.woodgrain.campaign.spells;

import java.util.Map;

/** What the clerics' spells of the fourth level do, by id. */
final class ClericLevel4 {
    static final Map<String, SpellWork> WORKS = Map.of();

    private ClericLevel4() {}
}
