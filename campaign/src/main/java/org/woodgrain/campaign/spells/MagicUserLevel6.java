package org.woodgrain.campaign.spells;

import java.util.Map;

/** What the magic-users' spells of the sixth level do, by id. */
final class MagicUserLevel6 {
    static final Map<String, SpellWork> WORKS = Map.of();

    private MagicUserLevel6() {}
}
