package org.woodgrain.rules.treasure;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.equipment.Article;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.magic.Spell;
import org.woodgrain.rules.magic.SpellTables;

/**
 * What a magic find is: its class, its kind and its form, under the face it shows to its finder.
 *
 * <p>A thing whose form was thrown for names it after a slash: {@code MI-017/EQI-03} is plate mail. A scroll names its
 * spells there, parted by commas: {@code MI-075/SP-08,SP-04}. A map names its kind and row: {@code map/magic/4}.
 */
public final class MagicFinds {
    private static final String PLATE = "EQI-03";
    private static final String CHAIN = "EQI-02";
    private static final String LEATHER = "EQI-01";
    private static final String SHIELD = "EQI-05";
    private static final int MAP_WEIGHT = 20;
    private static final int CLERICAL = 25;

    private final TreasureTables tables;
    private final EquipmentTables equipment;
    private final SpellTables spells;
    private final Throws dice;
    private final Supplier<ItemId> ids;

    public MagicFinds(
            TreasureTables tables, EquipmentTables equipment, SpellTables spells, Throws dice, Supplier<ItemId> ids) {
        this.tables = tables;
        this.equipment = equipment;
        this.spells = spells;
        this.dice = dice;
        this.ids = ids;
    }

    /** One find: an item or a map. */
    @Rule({"TR-01", "TR-02"})
    public List<Item> find() {
        return isItem(tables, dice) ? item() : List.of(map());
    }

    /** Throws whether a find is an item; else it is a map. */
    @Rule("TR-02")
    public static boolean isItem(TreasureTables tables, Throws dice) {
        return tables.magicOrMap().at(d(dice, "TR-02", "magic or map", 100));
    }

    /** One item of any class. Armour with a shield is two things. */
    @Rule("TR-03")
    public List<Item> item() {
        return of(row(tables, dice));
    }

    /** Throws for which row of the tables an item is: its class, and then which of the class. */
    @Rule("TR-03")
    public static String row(TreasureTables tables, Throws dice) {
        MagicClass magicClass = tables.itemClass().at(d(dice, "TR-03", "class of magic item", 100));
        return tables.finds(magicClass).at(d(dice, "TR-03", "which " + magicClass.key(), 100));
    }

    /** The item of a row, its form thrown for where it is open. */
    public List<Item> of(String id) {
        MagicItem magic = tables.item(id);
        return switch (magic.magicClass()) {
            case ARMOR -> armour(magic);
            case MISC_WEAPON -> List.of(weapon(magic));
            case SCROLL -> List.of(scroll(magic));
            case POTION -> List.of(potion(magic));
            case SWORD, RING, WAND_STAFF, MISC_MAGIC -> List.of(thing(magic, magic.id(), magic.face(), 1));
        };
    }

    /** The thing that a kind written out in full stands for, such as {@code MI-075/SP-08,SP-04} or {@code map/magic/4}. */
    public Item exactly(String kind) {
        int slash = kind.indexOf('/');
        String form = kind.substring(slash + 1);
        if (kind.startsWith("map/")) {
            return new Item(ids.get(), kind, "map", 1, MAP_WEIGHT, 0, Carried.STOWED, "", 0);
        }
        MagicItem magic = tables.item(kind.substring(0, slash));
        Item plain = thing(magic, kind, form.startsWith("EQI-") ? shown(form) : magic.face(), 1);
        if (magic.magicClass() != MagicClass.SCROLL) {
            return plain;
        }
        int levels = List.of(form.split(",", -1)).stream()
                .mapToInt(spell -> spells.find(spell).map(Spell::level).orElse(0))
                .sum();
        return new Item(
                plain.id(), kind, plain.name(), 1, plain.weight(), 100 * levels * Coins.GOLD, Carried.STOWED, "", 0);
    }

    @Rule({"MI-016", "MI-017", "MI-018", "MI-019", "MI-020", "MI-021", "MI-022"})
    private List<Item> armour(MagicItem magic) {
        if (magic.face().equals("shield")) {
            return List.of(thing(magic, magic.id(), magic.face(), 1));
        }
        int form = d(magic.id(), "kind of armour", 6);
        String plain = form <= 3 ? PLATE : form <= 5 ? CHAIN : LEATHER;
        List<Item> found = new ArrayList<>();
        found.add(thing(magic, magic.id() + "/" + plain, shown(plain), 1));
        if (magic.name().contains("Shield")) {
            found.add(thing(magic, magic.id() + "/" + SHIELD, shown(SHIELD), 1));
        }
        return found;
    }

    private String shown(String plain) {
        return equipment.listed(plain).name().toLowerCase(Locale.ROOT);
    }

    @Rule({"MI-025", "MI-026", "MI-029"})
    private Item weapon(MagicItem magic) {
        return switch (magic.id()) {
            case "MI-025" -> thing(magic, magic.id(), magic.face(), 10);
            case "MI-026" ->
                thing(
                        magic,
                        magic.id(),
                        magic.face(),
                        dice.of("MI-026", "magic arrows")
                                .on(DiceStream.CONTENT)
                                .secret()
                                .roll(3, 10)
                                .total());
            case "MI-029" -> {
                int form = d("MI-029", "kind of bow", 6);
                String plain = form <= 3 ? "EQI-20" : form <= 5 ? "EQI-21" : "EQI-22";
                yield thing(magic, magic.id() + "/" + plain, shown(plain), 1);
            }
            default -> thing(magic, magic.id(), magic.face(), 1);
        };
    }

    /** Delusion and poison pass for another potion, thrown for and kept after the slash. */
    private Item potion(MagicItem magic) {
        if (magic.known() != MagicItem.Known.FALSE) {
            return thing(magic, magic.id(), magic.face(), 1);
        }
        String seems;
        do {
            seems = tables.finds(MagicClass.POTION).at(d(magic.id(), "what it passes for", 100));
        } while (tables.item(seems).known() == MagicItem.Known.FALSE);
        return thing(magic, magic.id() + "/" + seems, magic.face(), 1);
    }

    /** A spell scroll: clerical one time in four, then the level and the spell for each. */
    @Rule({"MI-070", "MI-073", "MI-074", "MI-075", "MI-076", "MI-077"})
    private Item scroll(MagicItem magic) {
        int count = switch (magic.id()) {
            case "MI-074" -> 1;
            case "MI-075" -> 2;
            case "MI-076" -> 3;
            case "MI-077" -> 7;
            default -> 0;
        };
        if (count == 0) {
            return thing(magic, magic.id(), magic.face(), 1);
        }
        boolean clerical = d("MI-070", "clerical scroll", 100) <= CLERICAL;
        CharacterClass writer = clerical ? CharacterClass.CLERIC : CharacterClass.MAGIC_USER;
        List<String> written = new ArrayList<>();
        int levels = 0;
        while (written.size() < count) {
            int level = tables.scrollLevels().at(d("MI-073", "level of a spell", 6));
            List<Spell> list = spells.list(writer, level);
            if (!list.isEmpty()) {
                written.add(list.get(pick(list.size())).id());
                levels += level;
            }
        }
        return new Item(
                ids.get(),
                magic.id() + "/" + String.join(",", written),
                magic.face(),
                1,
                magic.weight(),
                100 * levels * Coins.GOLD,
                Carried.STOWED,
                "",
                0);
    }

    /** A uniform pick: the next larger die, thrown again when it shows too much. */
    private int pick(int of) {
        int sides = 1;
        for (int die : List.of(4, 6, 8, 10, 12, 20)) {
            if (die >= of) {
                sides = die;
                break;
            }
        }
        int face;
        do {
            face = d("MI-073", "which spell", sides);
        } while (face > of);
        return face - 1;
    }

    /** A map and the row of what it leads to. */
    @Rule("TR-04")
    public Item map() {
        String kind = tables.maps().kind().at(d("TR-04", "kind of map", 100));
        String table = kind.startsWith("treasure") ? "treasure" : kind.startsWith("magic map") ? "magic" : "both";
        String rule = table.equals("treasure") ? "TR-05" : table.equals("magic") ? "TR-06" : "TR-08";
        int row = d(rule, "what the map leads to", 8);
        return new Item(ids.get(), "map/" + table + "/" + row, "map", 1, MAP_WEIGHT, 0, Carried.STOWED, "", 0);
    }

    private Item thing(MagicItem magic, String kind, String shown, int quantity) {
        int weight = magic.weight() > 0
                ? magic.weight()
                : equipment.article(kind).map(Article::weight).orElse(0);
        return new Item(
                ids.get(),
                kind,
                shown,
                quantity,
                weight,
                magic.worth() * Coins.GOLD,
                Carried.STOWED,
                "",
                magic.bonus());
    }

    private int d(String rule, String what, int sides) {
        return d(dice, rule, what, sides);
    }

    private static int d(Throws dice, String rule, String what, int sides) {
        return dice.of(rule, what)
                .on(DiceStream.CONTENT)
                .secret()
                .roll(1, sides)
                .total();
    }
}
