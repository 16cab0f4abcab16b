package org.woodgrain.campaign.spells;

import java.util.Map;

/** What the magic-users' spells of the first level do, by id. */
final class MagicUserLevel1 {
    static final Map<String, SpellWork> WORKS = Map.ofEntries(
            Map.entry("SP-01", new DetectMagic()),
            Map.entry("SP-02", new HoldPortal()),
            Map.entry("SP-03", new ReadMagic()),
            Map.entry("SP-04", new ReadLanguages()),
            Map.entry("SP-05", new Protection(Wards.AGAINST_CHAOS)),
            Map.entry("SP-06", new LightSpell()),
            Map.entry("SP-07", new CharmPerson()),
            Map.entry("SP-08", new Sleep()));

    private MagicUserLevel1() {}
}
