package org.woodgrain.campaign.spells;

import java.util.Map;

/** What the magic-users' spells of the fourth level do, by id. */
final class MagicUserLevel4 {
    static final Map<String, SpellWork> WORKS = Map.ofEntries(
            Map.entry("SP-33", new PolymorphOthers()),
            Map.entry("SP-34", new PolymorphSelf()),
            Map.entry("SP-35", new RemoveCurse()),
            Map.entry("SP-36", new WallOfFire()),
            Map.entry("SP-37", new WallOfIce()),
            Map.entry("SP-42", new WizardEye()),
            Map.entry("SP-38", new Confusion()),
            Map.entry("SP-39", new CharmMonster()),
            Map.entry("SP-40", new GrowthOfPlants()),
            Map.entry("SP-43", new Massmorph()),
            Map.entry("SP-44", new HallucinatoryTerrain()),
            Map.entry("SP-41", new DimensionDoor()));

    private MagicUserLevel4() {}
}
