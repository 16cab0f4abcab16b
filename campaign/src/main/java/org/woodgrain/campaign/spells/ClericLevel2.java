package org.woodgrain.campaign.spells;

import java.util.Map;

/** What the clerics' spells of the second level do, by id. */
final class ClericLevel2 {
    static final Map<String, SpellWork> WORKS = Map.ofEntries(
            Map.entry("SP-84", new FindTraps()),
            Map.entry("SP-85", new HoldPerson()),
            Map.entry("SP-86", new Bless()),
            Map.entry("SP-87", new Bane()),
            Map.entry("SP-88", new SpeakWithAnimals()));

    private ClericLevel2() {}
}
