package org.woodgrain.campaign.spells;

import java.util.Map;

/** What the magic-users' spells of the third level do, by id. */
final class MagicUserLevel3 {
    static final Map<String, SpellWork> WORKS = Map.ofEntries(
            Map.entry("SP-19", new Fly()),
            Map.entry("SP-20", new HoldPerson()),
            Map.entry("SP-21", new DispelMagic()),
            Map.entry("SP-22", new Clairvoyance()),
            Map.entry("SP-23", new Clairaudience()),
            Map.entry("SP-24", new FireBall()),
            Map.entry("SP-25", new LightningBolt()),
            Map.entry("SP-26", new WideProtection(Wards.AGAINST_CHAOS)),
            Map.entry("SP-27", new InvisibilityRadius()),
            Map.entry("SP-28", new Infravision()),
            Map.entry("SP-29", new Slow()),
            Map.entry("SP-30", new Haste()),
            Map.entry("SP-31", new ProtectionFromMissiles()),
            Map.entry("SP-32", new WaterBreathing()));

    private MagicUserLevel3() {}
}
