package org.woodgrain.campaign.spells;

import java.util.Map;
import java.util.Optional;
import org.woodgrain.rules.Rule;

/** What each spell does, by its id. */
@Rule({"SP-77", "SP-80", "SP-82"})
final class SpellBook {
    private static final SpellWork DETECT_MAGIC = new DetectMagic();
    private static final SpellWork PROTECTION = new Protection(Wards.AGAINST_CHAOS);
    private static final SpellWork LIGHT = new LightSpell();

    private static final Map<String, SpellWork> WORKS = Map.ofEntries(
            Map.entry("SP-01", DETECT_MAGIC),
            Map.entry("SP-02", new HoldPortal()),
            Map.entry("SP-03", new ReadMagic()),
            Map.entry("SP-04", new ReadLanguages()),
            Map.entry("SP-05", PROTECTION),
            Map.entry("SP-06", LIGHT),
            Map.entry("SP-07", new CharmPerson()),
            Map.entry("SP-08", new Sleep()),
            Map.entry("SP-73", new CureLightWounds()),
            Map.entry("SP-74", new CauseLightWounds()),
            Map.entry("SP-75", new PurifyFood(false)),
            Map.entry("SP-76", new PurifyFood(true)),
            Map.entry("SP-77", DETECT_MAGIC),
            Map.entry("SP-78", new DetectIntent(false)),
            Map.entry("SP-79", new DetectIntent(true)),
            Map.entry("SP-80", PROTECTION),
            Map.entry("SP-81", new Protection(Wards.AGAINST_LAW)),
            Map.entry("SP-82", LIGHT),
            Map.entry("SP-83", new DarknessSpell()));

    private SpellBook() {}

    /** What a spell does; empty for spells that this game does not carry out. */
    static Optional<SpellWork> find(String spell) {
        return Optional.ofNullable(WORKS.get(spell));
    }
}
