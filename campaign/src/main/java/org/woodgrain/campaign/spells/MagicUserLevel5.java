package org.woodgrain.campaign.spells;

import java.util.Map;

/** What the magic-users' spells of the fifth level do, by id. */
final class MagicUserLevel5 {
    static final Map<String, SpellWork> WORKS = Map.ofEntries(
            Map.entry("SP-45", new Teleport()),
            Map.entry("SP-46", new HoldMonster()),
            Map.entry("SP-47", new ConjureElemental()),
            Map.entry("SP-48", new Telekinesis()),
            Map.entry("SP-54", new MagicJar()),
            Map.entry("SP-49", new RockToMud(false)),
            Map.entry("SP-50", new RockToMud(true)),
            Map.entry("SP-51", new WallOfStone()),
            Map.entry("SP-52", new WallOfIron()),
            Map.entry("SP-56", new PassWall()),
            Map.entry("SP-57", new Cloudkill()),
            Map.entry("SP-53", new AnimateDead()),
            Map.entry("SP-55", new ContactHigherPlane()),
            Map.entry("SP-58", new Feeblemind()),
            Map.entry("SP-59", new GrowthOfAnimals()));

    private MagicUserLevel5() {}
}
