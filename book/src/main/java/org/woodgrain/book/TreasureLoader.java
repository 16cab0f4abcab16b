package org.woodgrain.book;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.SpanTable;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.swords.SwordSides;
import org.woodgrain.rules.treasure.HoardRow;
import org.woodgrain.rules.treasure.ItemSaves;
import org.woodgrain.rules.treasure.MagicClass;
import org.woodgrain.rules.treasure.MagicItem;
import org.woodgrain.rules.treasure.MapTables;
import org.woodgrain.rules.treasure.TreasureTables;

/** Reads the tables of treasure. */
final class TreasureLoader {
    private static final Map<String, MagicClass> CLASSES = Map.of(
            "sword", MagicClass.SWORD,
            "armor", MagicClass.ARMOR,
            "miscellaneous weapon", MagicClass.MISC_WEAPON,
            "potion", MagicClass.POTION,
            "scroll", MagicClass.SCROLL,
            "ring", MagicClass.RING,
            "wand or staff", MagicClass.WAND_STAFF,
            "miscellaneous magic", MagicClass.MISC_MAGIC);

    private static final Map<String, Alignment> SIDES =
            Map.of("Law", Alignment.LAW, "Neutrality", Alignment.NEUTRALITY, "Chaos", Alignment.CHAOS);

    private static final Map<MagicClass, String> FINDS = Map.of(
            MagicClass.SWORD, "swords",
            MagicClass.ARMOR, "armor",
            MagicClass.MISC_WEAPON, "misc-weapons",
            MagicClass.POTION, "potions",
            MagicClass.SCROLL, "scrolls",
            MagicClass.RING, "rings",
            MagicClass.WAND_STAFF, "wands-staves",
            MagicClass.MISC_MAGIC, "misc-magic");

    private final Shelf shelf;

    private TreasureLoader(Shelf shelf) {
        this.shelf = shelf;
    }

    static TreasureTables load(Shelf shelf) {
        return new TreasureLoader(shelf).tables();
    }

    private TreasureTables tables() {
        Map<String, MagicItem> items = items();
        Map<MagicClass, SpanTable<String>> finds = new EnumMap<>(MagicClass.class);
        FINDS.forEach((magicClass, name) -> finds.put(
                magicClass,
                open("tables/" + name + ".tsv")
                        .die(100, "low", "high", row -> row.reference("item_id", items.keySet(), "a magic item"))));
        Tsv determination = open("tables/magic-item-determination.tsv");
        return new TreasureTables(
                open("tables/dungeon-treasure.tsv").spans(1, 99, "level_low", "level_high", TreasureLoader::hoard),
                open("tables/gems.tsv").die(100, "low", "high", row -> row.integer("base_gp")),
                open("tables/gem-steps.tsv").list(row -> row.integer("gp")),
                open("tables/jewelry.tsv").die(100, "low", "high", row -> row.dice("formula_gp")),
                determination
                        .where("table", "magic-or-map")
                        .die(100, "low", "high", row -> row.choice("result", Map.of("magic item", true, "map", false))),
                determination
                        .where("table", "item-class")
                        .die(100, "low", "high", row -> row.choice("result", CLASSES)),
                finds,
                items,
                maps(),
                scrollLevels(),
                saves(),
                new SwordSides(open("tables/sword-alignment.tsv")
                        .die(
                                100,
                                "low",
                                "high",
                                row -> new SwordSides.Row(
                                        row.choice("alignment", SIDES),
                                        row.choice("alignment_of_life_draining_sword", SIDES)))));
    }

    /** Opens a table whose columns are checked as they are read. */
    private Tsv open(String file) {
        return shelf.open(file);
    }

    /** Rows of a number; the last says that all else is lost. */
    private ItemSaves saves() {
        Map<String, ItemSaves.Needed> rows = new HashMap<>();
        for (Row row : open("tables/item-saves.tsv").rows()) {
            String item = row.text("item");
            OptionalInt any = needed(row, "save_d20_at_least");
            OptionalInt fire = needed(row, "vs_fire");
            OptionalInt lightning = needed(row, "vs_lightning");
            row.raw("note");
            if (any.isPresent() && fire.isPresent() && lightning.isPresent()) {
                rows.put(item, new ItemSaves.Needed(fire.getAsInt(), lightning.getAsInt()));
            }
        }
        return new ItemSaves(rows);
    }

    private static OptionalInt needed(Row row, String column) {
        return row.raw(column).equals("destroyed") ? OptionalInt.empty() : OptionalInt.of(row.integer(column, 2, 20));
    }

    private static HoardRow hoard(Row row) {
        return new HoardRow(
                Formula.dice(1, row.sides("silver_die")).times(row.integer("silver_sp")),
                row.percent("gold_chance"),
                Formula.dice(1, row.sides("gold_die")).times(row.integer("gold_gp")),
                row.percent("gems_chance"),
                Formula.dice(1, row.sides("gems_die")),
                row.percent("jewelry_chance"),
                Formula.dice(1, row.sides("jewelry_die")),
                row.percent("magic_chance"));
    }

    /** The classes that can use wands, staves and miscellaneous magic; anybody can use what is not in these lists. */
    private Map<String, Set<CharacterClass>> users() {
        Map<String, Set<CharacterClass>> users = new HashMap<>();
        for (String name : List.of("wands-staves", "misc-magic")) {
            for (Row row : open("tables/" + name + ".tsv").rows()) {
                users.put(row.text("item_id"), classes(row));
            }
        }
        return users;
    }

    private static Set<CharacterClass> classes(Row row) {
        Set<CharacterClass> classes = EnumSet.noneOf(CharacterClass.class);
        for (String letter : row.list("usable")) {
            switch (letter) {
                case "all" -> classes.addAll(EnumSet.allOf(CharacterClass.class));
                case "F" -> classes.add(CharacterClass.FIGHTING_MAN);
                case "M" -> classes.add(CharacterClass.MAGIC_USER);
                case "C" -> classes.add(CharacterClass.CLERIC);
                default -> throw row.fault("usable", "all, or F, M and C separated by |");
            }
        }
        return classes;
    }

    private Map<String, MagicItem> items() {
        Map<String, Set<CharacterClass>> users = users();
        Set<CharacterClass> anybody = EnumSet.allOf(CharacterClass.class);
        Tsv table = shelf.open(
                "tables/magic-finds.tsv",
                "item_id",
                "class",
                "name",
                "face",
                "weight_tenths",
                "value_gp",
                "known",
                "bonus");
        return table.byKey(
                "item_id",
                row -> new MagicItem(
                        row.text("item_id"),
                        row.choice("class", MagicClass.class),
                        row.text("name"),
                        row.text("face"),
                        row.integer("weight_tenths", 0, 3000),
                        row.integer("value_gp", 0, 1_000_000),
                        row.choice("known", MagicItem.Known.class),
                        row.integer("bonus", -3, 3),
                        users.getOrDefault(row.text("item_id"), anybody)));
    }

    private MapTables maps() {
        Map<String, Tsv> parts = open("tables/maps.tsv").parted("table");
        return new MapTables(
                map(parts, "map-kind", 100),
                map(parts, "treasure", 8),
                map(parts, "magic", 8),
                map(parts, "magic-treasure", 8));
    }

    private static SpanTable<String> map(Map<String, Tsv> parts, String name, int sides) {
        Tsv part = parts.get(name);
        if (part == null) {
            throw new BookException("tables/maps.tsv: expected a table " + name);
        }
        return part.die(sides, "low", "high", row -> row.text(name.equals("map-kind") ? "result" : "formula"));
    }

    private SpanTable<Integer> scrollLevels() {
        List<Row> rows = open("tables/scroll-spell-levels.tsv").rows();
        return new SpanTable<>(rows.stream()
                .map(row -> new SpanTable.Line<>(row.span("roll"), row.integer("spell_level", 1, 9)))
                .toList());
    }
}
