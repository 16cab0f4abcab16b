package org.woodgrain.campaign.spells;

import java.util.Map;

/** What the magic-users' spells of the third level do, by id. */
final class MagicUserLevel3 {
    static final Map<String, SpellWork> WORKS = Map.of();

    private MagicUserLevel3() {}
}
