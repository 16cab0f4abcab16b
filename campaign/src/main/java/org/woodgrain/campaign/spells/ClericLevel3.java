package org.woodgrain.campaign.spells;

import java.util.Map;

/** What the clerics' spells of the third level do, by id. */
final class ClericLevel3 {
    static final Map<String, SpellWork> WORKS = Map.ofEntries(
            Map.entry("SP-89", new RemoveCurse()),
            Map.entry("SP-90", new BestowCurse()),
            Map.entry("SP-91", new CureDisease()),
            Map.entry("SP-92", new CauseDisease()),
            Map.entry("SP-93", new LocateObject()),
            Map.entry("SP-94", new ContinualLight(true)),
            Map.entry("SP-95", new ContinualDarkness()));

    private ClericLevel3() {}
}
