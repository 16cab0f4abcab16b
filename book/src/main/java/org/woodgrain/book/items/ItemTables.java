package org.woodgrain.book.items;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.woodgrain.book.KnownIds;
import org.woodgrain.book.Row;
import org.woodgrain.book.Shelf;
import org.woodgrain.book.Tsv;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.SpanTable;

/**
 * What magic items are found, each on d100, and what befalls those who use them.
 *
 * @param armor magic armour and shields
 * @param weapons magic weapons other than swords
 * @param curses on a d8
 * @param touch what an artifact does to those who may not touch it, on a d6
 * @param planes answers of higher planes, by plane
 * @param figureKeys what the figures of the item rules mean, by key
 */
public record ItemTables(
        SpanTable<Found> potions,
        SpanTable<Found> rings,
        SpanTable<Found> wandsAndStaves,
        SpanTable<Found> misc,
        SpanTable<Found> scrolls,
        SpanTable<MagicArmor> armor,
        SpanTable<MagicWeapon> weapons,
        SpanTable<Curse> curses,
        SpanTable<String> touch,
        SpanTable<Plane> planes,
        Map<String, String> figureKeys) {

    /**
     * An item found.
     *
     * @param rule id of its own rule
     * @param users letters of the classes that can use it, or {@code all}; empty where the rule says
     * @param count charges of a wand or spells of a scroll; empty when not counted
     * @param duration how long a potion lasts; empty for other things
     */
    public record Found(String name, String rule, List<String> users, OptionalInt count, String duration, String note) {
        public Found {
            users = List.copyOf(users);
        }
    }

    /** Bonuses of armour and of a shield; empty where there is none of it. */
    public record MagicArmor(String name, String rule, OptionalInt armor, OptionalInt shield) {}

    /** A weapon; {@code damage} is empty where its rule tells. */
    public record MagicWeapon(
            String name, String rule, Formula quantity, int hit, OptionalInt damage, String special, String note) {
        static MagicWeapon read(Row row, KnownIds known) {
            return new MagicWeapon(
                    row.text("item"),
                    known.rule(row, "item_id"),
                    row.dice("quantity"),
                    row.integer("hit"),
                    row.raw("damage").equals("see item") ? OptionalInt.empty() : OptionalInt.of(row.integer("damage")),
                    row.raw("special"),
                    row.raw("note"));
        }
    }

    /** A curse read from a scroll; {@code across} is the diameter of its circle in inches. */
    public record Curse(String text, String rule, int across, String save, String ends) {
        private static final Pattern AREA = Pattern.compile("(\\d+)\" diameter");

        static Curse read(Row row, KnownIds known) {
            return new Curse(
                    row.text("curse"),
                    known.rule(row, "item_id"),
                    Integer.parseInt(row.shape("area", AREA, "a diameter such as 3\" diameter")
                            .group(1)),
                    row.text("save"),
                    row.text("ends"));
        }
    }

    /** What a plane knows and how far it tells the truth, in hundredths, and what asking risks. */
    public record Plane(int questions, int knowing, int veracity, int insanity, int weeksInsane) {
        static Plane read(Row row) {
            return new Plane(
                    row.integer("questions"),
                    row.percent("knowing_pct"),
                    row.percent("veracity_pct"),
                    row.percent("insanity_pct"),
                    row.integer("insane_weeks"));
        }
    }

    public static ItemTables load(Shelf shelf, KnownIds known) {
        Tsv touch = shelf.open("tables/artifact-touch.tsv");
        touch.rows().forEach(row -> row.word("die", "d6"));
        Tsv curses = shelf.open("tables/curses.tsv");
        curses.rows().forEach(row -> row.word("die", "d8"));
        return new ItemTables(
                found(
                        shelf.open("tables/potions.tsv"),
                        row -> item(row, known, List.of(), OptionalInt.empty(), duration(row), row.raw("note"))),
                found(shelf.open("tables/rings.tsv"), row -> item(row, known, List.of(), OptionalInt.empty(), "", "")),
                found(
                        shelf.open("tables/wands-staves.tsv"),
                        row -> item(row, known, users(row), charges(row), "", row.raw("note"))),
                found(
                        shelf.open("tables/misc-magic.tsv"),
                        row -> item(row, known, users(row), OptionalInt.empty(), "", row.raw("note"))),
                found(
                        shelf.open("tables/scrolls.tsv"),
                        row -> item(row, known, List.of(), row.optionalInteger("spells"), "", row.raw("note"))),
                found(
                        shelf.open("tables/armor.tsv"),
                        row -> new MagicArmor(
                                row.text("item"),
                                known.rule(row, "item_id"),
                                row.optionalInteger("armor_bonus"),
                                row.optionalInteger("shield_bonus"))),
                found(shelf.open("tables/misc-weapons.tsv"), row -> MagicWeapon.read(row, known)),
                curses.die(8, "low", "high", row -> Curse.read(row, known)),
                touch.die(6, "roll", row -> row.text("effect")),
                shelf.open("tables/contact-higher-plane.tsv").spans(3, 12, "plane", Plane::read),
                shelf.open("tables/magic-item-figure-keys.tsv").byKey("key", row -> row.text("meaning")));
    }

    private static <T> SpanTable<T> found(Tsv table, Function<Row, T> read) {
        return table.die(100, "low", "high", read);
    }

    private static Found item(
            Row row, KnownIds known, List<String> users, OptionalInt count, String duration, String note) {
        return new Found(row.text("item"), known.rule(row, "item_id"), users, count, duration, note);
    }

    private static String duration(Row row) {
        return row.word("duration", "instant", "6+1d6 turns");
    }

    private static OptionalInt charges(Row row) {
        return row.raw("charges").equals("none") ? OptionalInt.empty() : OptionalInt.of(row.integer("charges", 1, 200));
    }

    private static List<String> users(Row row) {
        List<String> users = row.list("usable");
        Optional<String> wrong = users.stream()
                .filter(user -> !List.of("all", "F", "M", "C").contains(user))
                .findFirst();
        if (users.isEmpty() || wrong.isPresent()) {
            throw row.fault("usable", "all, or some of F, M, C");
        }
        return users;
    }
}
