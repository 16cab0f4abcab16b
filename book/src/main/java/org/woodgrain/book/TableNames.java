package org.woodgrain.book;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The names of the book's tables: {@code tables/armor}, {@code data/monsters}. */
public final class TableNames {
    private static final List<String> TABLES = List.of(
            "aerial-classes",
            "aerial-critical",
            "aerial-hit-location",
            "alignment",
            "animals-arid",
            "animals-basic",
            "animals-mountain",
            "animals-swamp",
            "animals-woods",
            "armor",
            "artifact-touch",
            "attack-matrix-1",
            "attack-matrix-2",
            "castle-occupants",
            "castle-others",
            "clerics",
            "contact-higher-plane",
            "crew",
            "curses",
            "dragons",
            "drowning",
            "drowning-classic",
            "dungeon-treasure",
            "equipment",
            "errata-001",
            "fatigue",
            "fighting-men",
            "flyers",
            "gem-steps",
            "gems",
            "giants",
            "hex-movement",
            "investments",
            "item-saves",
            "jewelry",
            "land-classes",
            "land-terrain",
            "land-troops",
            "land-works",
            "lycanthropes",
            "magic-item-determination",
            "magic-item-figure-keys",
            "magic-users",
            "manufacture",
            "maps",
            "men",
            "men-at-arms",
            "mercenary-morale-classic",
            "misc-magic",
            "misc-weapons",
            "missile-ranges",
            "monster-level-1",
            "monster-level-2",
            "monster-level-3",
            "monster-level-4",
            "monster-level-5",
            "monster-level-6",
            "monster-level-matrix",
            "monster-other",
            "npc-magic-items",
            "oar-speeds",
            "potions",
            "rings",
            "saving-throws",
            "scenario-dice",
            "scenario-map",
            "scroll-spell-levels",
            "scrolls",
            "specialists",
            "spell-data",
            "spell-lists",
            "starvation-classic",
            "swimmers",
            "sword-alignment",
            "sword-condition",
            "sword-extraordinary",
            "sword-influence",
            "sword-intelligence",
            "sword-languages",
            "sword-pickup-damage",
            "sword-primary-powers",
            "sword-purposes",
            "swords",
            "terrain-costs",
            "turn-undead",
            "undead",
            "vessels",
            "vessels-classic",
            "visibility-classic",
            "wands-staves",
            "wilderness-encounters",
            "wilderness-evading",
            "wind-direction",
            "wind-force");
    private static final List<String> DATA = List.of(
            "ability-modifiers-classic",
            "attack-matrix-classic",
            "castle-construction",
            "jousting",
            "man-to-man",
            "mass-combat",
            "mass-morale",
            "missile-ranges-miniatures",
            "monster-saves",
            "monsters",
            "open-doors-str",
            "reaction",
            "siege-missiles",
            "terrain-outdoor",
            "treasure-types",
            "variable-wind",
            "waterborne-evasion",
            "weapons-damage",
            "wilderness-evasion");
    private static final Set<String> ALL = all(TABLES, DATA);

    private TableNames() {}

    /** Every table by its canonical name. */
    public static Set<String> all() {
        return ALL;
    }

    /** The file of a table. */
    public static String file(String name) {
        return name + ".tsv";
    }

    /** The canonical name of a table cited in the catalogue, however it is written; other texts stay as they are. */
    public static String canonical(String cited) {
        String bare = cited.replaceFirst("^(?:table:|tables?/|data:|data/)", "").replaceFirst("\\.tsv$", "");
        if (TABLES.contains(bare) && !cited.startsWith("data")) {
            return "tables/" + bare;
        }
        return DATA.contains(bare) ? "data/" + bare : cited;
    }

    private static Set<String> all(List<String> tables, List<String> data) {
        Set<String> all = new TreeSet<>();
        tables.forEach(name -> all.add("tables/" + name));
        data.forEach(name -> all.add("data/" + name));
        return Set.copyOf(all);
    }
}
