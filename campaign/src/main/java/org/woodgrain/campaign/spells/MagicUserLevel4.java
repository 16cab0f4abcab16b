package org.woodgrain.campaign.spells;

import java.util.Map;

/** What the magic-users' spells of the fourth level do, by id. */
final class MagicUserLevel4 {
    static final Map<String, SpellWork> WORKS = Map.of();

    private MagicUserLevel4() {}
}
