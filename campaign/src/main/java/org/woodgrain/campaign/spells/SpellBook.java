package org.woodgrain.campaign.spells;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.rules.magic.Invention;

/** What each spell does, by its id. */
final class SpellBook {
    private static final Map<String, SpellWork> WORKS = bound(List.of(
            MagicUserLevel1.WORKS,
            MagicUserLevel2.WORKS,
            MagicUserLevel3.WORKS,
            MagicUserLevel4.WORKS,
            MagicUserLevel5.WORKS,
            MagicUserLevel6.WORKS,
            ClericLevel1.WORKS,
            ClericLevel2.WORKS,
            ClericLevel3.WORKS,
            ClericLevel4.WORKS,
            ClericLevel5.WORKS,
            Map.of(Invention.UNLIKE, new AsRuled())));

    private SpellBook() {}

    private static Map<String, SpellWork> bound(List<Map<String, SpellWork>> levels) {
        Map<String, SpellWork> all = new HashMap<>();
        levels.forEach(all::putAll);
        return Map.copyOf(all);
    }

    /** What a spell does, an invented one as its model does; empty for spells that this game does not carry out. */
    static Optional<SpellWork> find(String spell) {
        return Optional.ofNullable(WORKS.get(Invention.model(spell)));
    }
}
