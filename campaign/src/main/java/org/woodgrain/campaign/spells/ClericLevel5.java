package org.woodgrain.campaign.spells;

import java.util.Map;
import org.woodgrain.rules.characters.Alignment;

/** What the clerics' spells of the fifth level do, by id. */
final class ClericLevel5 {
    static final Map<String, SpellWork> WORKS = Map.ofEntries(
            Map.entry("SP-105", new DispelSide(Alignment.CHAOS)),
            Map.entry("SP-106", new DispelSide(Alignment.LAW)),
            Map.entry("SP-107", new RaiseDead()),
            Map.entry("SP-108", new FingerOfDeath()),
            Map.entry("SP-109", new Commune()),
            Map.entry("SP-110", new Quest()),
            Map.entry("SP-111", new InsectPlague()),
            Map.entry("SP-112", new CreateFood()));

    private ClericLevel5() {}
}
