package org.woodgrain.server.bestiary;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.woodgrain.rules.magic.Spell;

/** All spells, by caster and level. */
public record SpellsPage(List<Spell> spells) {
    public SpellsPage {
        spells = List.copyOf(spells);
    }

    /** The lists with their headings: "magic-user, level 1". */
    public Map<String, List<Spell>> lists() {
        return spells.stream()
                .collect(Collectors.groupingBy(
                        spell -> spell.caster().label() + ", level " + spell.level(),
                        LinkedHashMap::new,
                        Collectors.toList()));
    }
}
