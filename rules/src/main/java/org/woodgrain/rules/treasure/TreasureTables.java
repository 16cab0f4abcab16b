package org.woodgrain.rules.treasure;

import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.RulesException;
import org.woodgrain.rules.SpanTable;
import org.woodgrain.rules.swords.SwordSides;

/**
 * Dungeon treasure, gems, jewelry and the determination of magic.
 *
 * @param dungeon what treasure holds, by dungeon level
 * @param gems base worth of a gem in gold pieces, on d100
 * @param gemSteps the ladder of gem worths
 * @param jewelry worth of a piece in gold pieces, on d100
 * @param magicOrMap whether a find is an item, on d100; else it is a map
 * @param itemClass class of an item, on d100
 * @param finds ids of the items of each class, on d100
 * @param items every magic item by id
 * @param maps the tables of maps
 * @param scrollLevels spell level on a scroll, on d6
 * @param saves what magic items need to outlast fire and lightning
 * @param swordSides the alignments of swords
 */
public record TreasureTables(
        @Rule("DU-48") SpanTable<HoardRow> dungeon,
        @Rule("TR-15") SpanTable<Integer> gems,
        List<Integer> gemSteps,
        @Rule("TR-18") SpanTable<Formula> jewelry,
        @Rule("TR-02") SpanTable<Boolean> magicOrMap,
        @Rule("TR-03") SpanTable<MagicClass> itemClass,
        Map<MagicClass, SpanTable<String>> finds,
        Map<String, MagicItem> items,
        MapTables maps,
        SpanTable<Integer> scrollLevels,
        ItemSaves saves,
        SwordSides swordSides) {

    public TreasureTables {
        gemSteps = List.copyOf(gemSteps);
        finds = Collections.unmodifiableMap(new EnumMap<>(finds));
        items = Collections.unmodifiableMap(new LinkedHashMap<>(new TreeMap<>(items)));
        for (SpanTable<String> table : finds.values()) {
            for (String id : table.values()) {
                if (!items.containsKey(id)) {
                    throw new RulesException("a table of finds names the unknown magic item " + id);
                }
            }
        }
    }

    /** The table of finds of a class. */
    public SpanTable<String> finds(MagicClass magicClass) {
        SpanTable<String> table = finds.get(magicClass);
        if (table == null) {
            throw new RulesException("no table of finds for " + magicClass);
        }
        return table;
    }

    /** A magic item by the id of its row. */
    public MagicItem item(String id) {
        return find(id).orElseThrow(() -> new RulesException("no magic item " + id));
    }

    /** The magic item that a thing of this kind is; what follows a slash is its form. */
    public Optional<MagicItem> find(String kind) {
        int slash = kind.indexOf('/');
        return Optional.ofNullable(items.get(slash < 0 ? kind : kind.substring(0, slash)));
    }
}
