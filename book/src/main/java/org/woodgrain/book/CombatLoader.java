package org.woodgrain.book;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.woodgrain.rules.Span;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.combat.AttackMatrix;
import org.woodgrain.rules.combat.CombatTables;
import org.woodgrain.rules.combat.FantasyTable;
import org.woodgrain.rules.combat.MatrixRow;
import org.woodgrain.rules.combat.MissileTable;
import org.woodgrain.rules.combat.SaveRow;
import org.woodgrain.rules.combat.SavingThrows;

/** Reads attack matrices, saving throws and missile ranges. */
final class CombatLoader {
    private static final List<String> MEN =
            List.of("level_1_3", "level_4_6", "level_7_9", "level_10_12", "level_13_15", "level_16_up");
    private static final List<String> MONSTERS =
            List.of("hd_to_1", "hd_1p1", "hd_2_3", "hd_3p1_4", "hd_4p1_6", "hd_6p1_8", "hd_9_10", "hd_11_up");
    private static final List<String> CLASSIC = List.of(
            "ac-minus-3",
            "ac-minus-2",
            "ac-minus-1",
            "ac0",
            "ac1",
            "ac2",
            "ac3",
            "ac4",
            "ac5",
            "ac6",
            "ac7",
            "ac8",
            "ac9");
    private static final Map<String, CharacterClass> CLASSES =
            Map.of("FM", CharacterClass.FIGHTING_MAN, "MU", CharacterClass.MAGIC_USER, "C", CharacterClass.CLERIC);

    /** Weapon ids of the names in the two tables of ranges. */
    private static final Map<String, List<String>> WEAPONS = Map.ofEntries(
            Map.entry("Short Bow", List.of("short-bow")),
            Map.entry("Long Bow", List.of("long-bow")),
            Map.entry("Composite Bow", List.of("composite-bow")),
            Map.entry("Light Crossbow", List.of("light-crossbow")),
            Map.entry("Heavy Crossbow", List.of("heavy-crossbow")),
            Map.entry("Dagger (thrown)", List.of("dagger")),
            Map.entry("Spear (thrown)", List.of("spear")),
            Map.entry("Hand Axe (thrown)", List.of("hand-axe")),
            Map.entry("War Hammer (thrown)", List.of("war-hammer")),
            Map.entry("War Hammer +3 by dwarf", List.of("war-hammer-dwarf")),
            Map.entry("Sling", List.of("sling")),
            Map.entry("Oil Flask or Holy Water (thrown)", List.of("oil-flask", "holy-water")),
            Map.entry("Crossbow", List.of("light-crossbow", "heavy-crossbow")),
            Map.entry("Dagger", List.of("dagger")),
            Map.entry("Hand Axe", List.of("hand-axe")),
            Map.entry("Holy Water", List.of("holy-water")),
            Map.entry("Oil Flask", List.of("oil-flask")),
            Map.entry("Javelin", List.of("javelin")),
            Map.entry("Spear", List.of("spear")));

    private CombatLoader() {}

    static CombatTables load(Shelf shelf) {
        return new CombatTables(attack(shelf), saves(shelf), missiles(shelf), fantasy(shelf));
    }

    /** The numbers of the fantasy table, among those of the battles of the same rules. */
    private static FantasyTable fantasy(Shelf shelf) {
        Map<String, Integer> numbers = new TreeMap<>();
        for (Row row : shelf.open(
                        "data/mass-combat.tsv",
                        "id",
                        "kind",
                        "attacker",
                        "defender",
                        "dice",
                        "per-men",
                        "kills-on-or-target",
                        "note",
                        "source")
                .rows()) {
            if (row.text("kind").equals("fantasy-combat")) {
                numbers.put(
                        FantasyTable.key(row.text("attacker"), row.text("defender")),
                        row.integer("kills-on-or-target", 1, 12));
            }
        }
        return new FantasyTable(numbers);
    }

    private static AttackMatrix attack(Shelf shelf) {
        Tsv men = shelf.open(
                "tables/attack-matrix-1.tsv",
                "armor_class",
                "description",
                "level_1_3",
                "level_4_6",
                "level_7_9",
                "level_10_12",
                "level_13_15",
                "level_16_up");
        Tsv monsters = shelf.open(
                "tables/attack-matrix-2.tsv",
                "armor_class",
                "hd_to_1",
                "hd_1p1",
                "hd_2_3",
                "hd_3p1_4",
                "hd_4p1_6",
                "hd_6p1_8",
                "hd_9_10",
                "hd_11_up");
        Tsv classic = shelf.open(
                        "data/attack-matrix-classic.tsv",
                        "id",
                        "table",
                        "row",
                        "thac0",
                        "bonus",
                        "ac-minus-3",
                        "ac-minus-2",
                        "ac-minus-1",
                        "ac0",
                        "ac1",
                        "ac2",
                        "ac3",
                        "ac4",
                        "ac5",
                        "ac6",
                        "ac7",
                        "ac8",
                        "ac9",
                        "source")
                .where(row ->
                        row.word("table", "001-men", "001-monsters", "004").equals("004"))
                .size(16);
        return new AttackMatrix(columns(men, MEN), columns(monsters, MONSTERS), classic.list(CombatLoader::classic));
    }

    /** A table printed with armour classes down the side, turned into one row for each heading. */
    private static List<MatrixRow> columns(Tsv table, List<String> headings) {
        table.size(10);
        List<MatrixRow> rows = new ArrayList<>();
        for (String heading : headings) {
            List<Integer> needed = new ArrayList<>();
            for (Row row : table.rows()) {
                if (row.integer("armor_class") != needed.size()) {
                    throw row.fault("armor_class", "armour class " + needed.size());
                }
                needed.add(row.integer(heading, 0, 20));
            }
            rows.add(new MatrixRow(heading, 0, needed));
        }
        return rows;
    }

    private static MatrixRow classic(Row row) {
        List<Integer> needed =
                CLASSIC.stream().map(column -> row.integer(column, 2, 20)).toList();
        if (needed.get(3) != row.integer("thac0")) {
            throw row.fault("thac0", "the number for armour class 0");
        }
        return new MatrixRow(row.text("row"), -3, needed);
    }

    private static SavingThrows saves(Shelf shelf) {
        Tsv table = shelf.open(
                "tables/saving-throws.tsv",
                "class",
                "level_from",
                "level_to",
                "death_poison",
                "wands_polymorph_paralysis",
                "stone",
                "breath",
                "staves_spells");
        Map<CharacterClass, List<SaveRow>> classes = new EnumMap<>(CharacterClass.class);
        for (Row row : table.rows()) {
            List<SaveRow> rows = classes.computeIfAbsent(row.choice("class", CLASSES), any -> new ArrayList<>());
            int from = row.integer("level_from");
            if (from != (rows.isEmpty() ? 1 : rows.getLast().to() + 1)) {
                throw row.fault("level_from", "the level after the row before");
            }
            rows.add(new SaveRow(
                    from,
                    row.raw("level_to").equals("up") ? Span.OPEN : row.integer("level_to"),
                    save(row, "death_poison"),
                    save(row, "wands_polymorph_paralysis"),
                    save(row, "stone"),
                    save(row, "stone"),
                    save(row, "breath"),
                    save(row, "staves_spells")));
        }
        Tsv monsters = shelf.open(
                "data/monster-saves.tsv",
                "id",
                "row",
                "hd-min",
                "hd-max",
                "death",
                "wands",
                "paralysis",
                "breath",
                "spells",
                "source");
        List<SaveRow> rows = monsters.list(CombatLoader::monsterSaves);
        return new SavingThrows(classes, rows.getFirst(), rows.subList(1, rows.size()));
    }

    private static SaveRow monsterSaves(Row row) {
        return new SaveRow(
                row.integer("hd-min"),
                row.integerOr("hd-max", Span.OPEN),
                save(row, "death"),
                save(row, "wands"),
                save(row, "paralysis"),
                save(row, "paralysis"),
                save(row, "breath"),
                save(row, "spells"));
    }

    private static int save(Row row, String column) {
        return row.integer(column, 2, 20);
    }

    private static MissileTable missiles(Shelf shelf) {
        Tsv inches = shelf.open(
                "tables/missile-ranges.tsv", "weapon", "short_to_in", "medium_to_in", "long_to_in", "rate", "status");
        Map<String, MissileTable.Ranges> original = new TreeMap<>();
        for (Row row : inches.rows()) {
            boolean one = !row.has("short_to_in");
            int medium = row.integer("medium_to_in") * 10;
            MissileTable.Ranges ranges = new MissileTable.Ranges(
                    one ? 0 : row.integer("short_to_in") * 10,
                    medium,
                    one ? medium : row.integer("long_to_in") * 10,
                    one,
                    row.text("rate").contains("2 rounds") ? 2 : 1);
            weapons(row, "weapon").forEach(id -> original.put(id, ranges));
        }
        Tsv feet = shelf.open(
                        "data/missile-ranges-miniatures.tsv",
                        "id",
                        "name",
                        "edition",
                        "short-max",
                        "medium-max",
                        "long-max",
                        "rate-of-fire",
                        "note",
                        "source")
                .where("edition", "classic-feet");
        Map<String, MissileTable.Ranges> classic = new TreeMap<>();
        for (Row row : feet.rows()) {
            for (String id : weapons(row, "name")) {
                classic.put(
                        id,
                        new MissileTable.Ranges(
                                row.integer("short-max"),
                                row.integer("medium-max"),
                                row.integer("long-max"),
                                false,
                                id.equals("heavy-crossbow") ? 2 : 1));
            }
        }
        classic.put("composite-bow", ranges(classic, "long-bow"));
        return new MissileTable(original, classic);
    }

    private static MissileTable.Ranges ranges(Map<String, MissileTable.Ranges> table, String weapon) {
        MissileTable.Ranges found = table.get(weapon);
        if (found == null) {
            throw new BookException("data/missile-ranges-miniatures.tsv: expected a row of the " + weapon);
        }
        return found;
    }

    private static List<String> weapons(Row row, String column) {
        return row.choice(column, WEAPONS);
    }
}
