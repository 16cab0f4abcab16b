package org.woodgrain.campaign.spells;

import java.util.Map;
import org.woodgrain.rules.Rule;

/** What the clerics' spells of the first level do, by id. */
@Rule({"SP-77", "SP-80", "SP-82"})
final class ClericLevel1 {
    static final Map<String, SpellWork> WORKS = Map.ofEntries(
            Map.entry("SP-73", new CureWounds(1)),
            Map.entry("SP-74", new CauseWounds(1)),
            Map.entry("SP-75", new PurifyFood(false)),
            Map.entry("SP-76", new PurifyFood(true)),
            Map.entry("SP-77", new DetectMagic()),
            Map.entry("SP-78", new DetectIntent(false)),
            Map.entry("SP-79", new DetectIntent(true)),
            Map.entry("SP-80", new Protection(Wards.AGAINST_CHAOS)),
            Map.entry("SP-81", new Protection(Wards.AGAINST_LAW)),
            Map.entry("SP-82", new LightSpell()),
            Map.entry("SP-83", new DarknessSpell()));

    private ClericLevel1() {}
}
