package org.woodgrain.campaign.spells;

import java.util.Map;

/** What the magic-users' spells of the sixth level do, by id. */
final class MagicUserLevel6 {
    static final Map<String, SpellWork> WORKS = Map.ofEntries(
            Map.entry("SP-60", new StoneToFlesh()),
            Map.entry("SP-61", new FleshToStone()),
            Map.entry("SP-62", new Reincarnation()),
            Map.entry("SP-63", new InvisibleStalker()),
            Map.entry("SP-66", new ProjectedImage()),
            Map.entry("SP-67", new AntiMagicShell()),
            Map.entry("SP-64", new LowerWater()),
            Map.entry("SP-65", new PartWater()),
            Map.entry("SP-71", new MoveEarth()),
            Map.entry("SP-72", new ControlWeather()),
            Map.entry("SP-68", new DeathSpell()),
            Map.entry("SP-69", new Geas()),
            Map.entry("SP-70", new Disintegrate()));

    private MagicUserLevel6() {}
}
