package org.woodgrain.campaign;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.ground.Overlay;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.OwnSpells;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.magic.SpellTables;
import org.woodgrain.rules.rulebook.Amendment;
import org.woodgrain.rules.rulebook.Library;
import org.woodgrain.rules.rulebook.Rulebook;

/**
 * What play does not change: the book and the maps.
 *
 * @param book the tables
 * @param levels dungeon levels by id
 * @param library from which the book came, for campaigns that change it
 */
public record World(Rulebook book, Map<String, Level> levels, Library library) {

    /** A world whose book cannot be changed. */
    public World(Rulebook book, Map<String, Level> levels) {
        this(book, levels, Library.fixed(book));
    }

    /** A world by the books of a library. */
    public World(Library library, Map<String, Level> levels) {
        this(library.plain(), levels, library);
    }

    public World {
        levels = Collections.unmodifiableMap(new LinkedHashMap<>(new TreeMap<>(levels)));
    }

    public Optional<Level> level(String id) {
        return Optional.ofNullable(levels.get(id));
    }

    /** The world by the rules as the campaign has changed them. */
    @Rule("CH-05")
    public World ruled(CampaignState state) {
        List<Amendment> amendments = state.house().amendments();
        return amendments.isEmpty() ? this : new World(library.with(amendments), levels, library);
    }

    /** The world as the referee and magic have changed it: with walls that were raised, passages that were opened and spells that were found. */
    public World now(CampaignState state) {
        World ruled = ruled(state);
        Map<String, Level> changed = Overlay.changed(levels, state.effects());
        SpellTables spells = OwnSpells.over(ruled.book.spells(), state.lore());
        if (changed.isEmpty() && spells.equals(ruled.book.spells())) {
            return ruled;
        }
        Map<String, Level> all = new TreeMap<>(levels);
        all.putAll(changed);
        return new World(ruled.book.withSpells(spells), all, library);
    }

    /** The level where an expedition begins: the first at depth 1. */
    public Optional<Level> top() {
        return levels.values().stream().filter(level -> level.depth() == 1).findFirst();
    }
}
