package org.woodgrain.campaign.spells;

import java.util.Map;

/** What the magic-users' spells of the second level do, by id. */
final class MagicUserLevel2 {
    static final Map<String, SpellWork> WORKS = Map.ofEntries(
            Map.entry("SP-09", new DetectInvisible()),
            Map.entry("SP-10", new Levitate()),
            Map.entry("SP-11", new PhantasmalForces()),
            Map.entry("SP-12", new LocateObject()),
            Map.entry("SP-13", new Invisibility()),
            Map.entry("SP-14", new WizardLock()),
            Map.entry("SP-15", new DetectIntent(false)),
            Map.entry("SP-16", new Esp()),
            Map.entry("SP-17", new ContinualLight(false)),
            Map.entry("SP-18", new Knock()));

    private MagicUserLevel2() {}
}
