package org.woodgrain.campaign.spells;

import java.util.Map;

/** What the magic-users' spells of the fifth level do, by id. */
final class MagicUserLevel5 {
    static final Map<String, SpellWork> WORKS = Map.of();

    private MagicUserLevel5() {}
}
