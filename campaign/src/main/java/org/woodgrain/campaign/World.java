package org.woodgrain.campaign;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.ground.Overlay;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.OwnSpells;
import org.woodgrain.rules.magic.SpellTables;
import org.woodgrain.rules.rulebook.Rulebook;

/**
 * What play does not change: the book and the maps.
 *
 * @param book the tables
 * @param levels dungeon levels by id
 */
public record World(Rulebook book, Map<String, Level> levels) {

    public World {
        levels = Collections.unmodifiableMap(new TreeMap<>(levels));
    }

    public Optional<Level> level(String id) {
        return Optional.ofNullable(levels.get(id));
    }

    /** The world as magic has changed it: with walls that were raised, passages that were opened and spells that were found. */
    public World now(CampaignState state) {
        Map<String, Level> changed = Overlay.changed(levels, state.effects());
        SpellTables spells = OwnSpells.over(book.spells(), state.lore());
        if (changed.isEmpty() && spells.equals(book.spells())) {
            return this;
        }
        Map<String, Level> all = new TreeMap<>(levels);
        all.putAll(changed);
        return new World(book.withSpells(spells), all);
    }

    /** The level where an expedition begins: the first at depth 1. */
    public Optional<Level> top() {
        return levels.values().stream().filter(level -> level.depth() == 1).findFirst();
    }
}
