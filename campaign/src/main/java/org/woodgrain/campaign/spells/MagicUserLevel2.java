package org.woodgrain.campaign.spells;

import java.util.Map;

/** What the magic-users' spells of the second level do, by id. */
final class MagicUserLevel2 {
    static final Map<String, SpellWork> WORKS = Map.of();

    private MagicUserLevel2() {}
}
