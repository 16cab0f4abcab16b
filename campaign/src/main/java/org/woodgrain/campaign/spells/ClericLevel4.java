package org.woodgrain.campaign.spells;

import java.util.Map;

/** What the clerics' spells of the fourth level do, by id. */
final class ClericLevel4 {
    static final Map<String, SpellWork> WORKS = Map.ofEntries(
            Map.entry("SP-96", new CureWounds(2)),
            Map.entry("SP-97", new CauseWounds(2)),
            Map.entry("SP-98", new NeutralizePoison()),
            Map.entry("SP-99", new CreatePoison()),
            Map.entry("SP-100", new WideProtection(Wards.AGAINST_CHAOS)),
            Map.entry("SP-101", new WideProtection(Wards.AGAINST_LAW)),
            Map.entry("SP-102", new SticksToSnakes()),
            Map.entry("SP-103", new SpeakWithPlants()),
            Map.entry("SP-104", new CreateWater()));

    private ClericLevel4() {}
}
