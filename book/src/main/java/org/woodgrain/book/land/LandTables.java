package org.woodgrain.book.land;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.woodgrain.book.Row;
import org.woodgrain.book.Shelf;

/**
 * Battles on land.
 *
 * @param combat what figures do to each other
 * @param morale how they hold
 * @param manToMan fights of man against man
 * @param jousting the joust
 * @param siege engines and works
 * @param terrain by id
 * @param troops by id
 * @param classes as what monsters and characters fight among masses, by their id
 */
public record LandTables(
        MassCombat combat,
        MassMorale morale,
        ManToMan manToMan,
        Jousting jousting,
        Siege siege,
        Map<String, Terrain> terrain,
        Map<String, Troop> troops,
        Map<String, Counted> classes) {

    /** Inches that a hex costs; {@code added} when they come on top of the ground's own cost. */
    public record Cost(int inches, boolean added) {
        private static final Pattern SHAPE = Pattern.compile("(\\+)?(\\d)");

        static Optional<Cost> read(Row row, String column) {
            if (!row.has(column)) {
                return Optional.empty();
            }
            Matcher match = row.shape(column, SHAPE, "a cost such as 2 or +2");
            return Optional.of(new Cost(Integer.parseInt(match.group(2)), match.group(1) != null));
        }
    }

    /** A kind of ground; costs are empty where nobody can go so. */
    public record Terrain(
            String name,
            Optional<Cost> foot,
            Optional<Cost> horse,
            String chargeThrough,
            String cover,
            String blocksSight,
            String note) {
        static Terrain read(Row row) {
            row.text("source");
            return new Terrain(
                    row.text("terrain"),
                    Cost.read(row, "foot-cost"),
                    Cost.read(row, "horse-cost"),
                    row.word("charge-through", "yes", "no", "uphill no, downhill yes"),
                    row.word("missile-cover", "none", "half", "full", "hedge half"),
                    row.word("blocks-sight", "yes", "no", "yes, beyond the crest", "after 3\""),
                    row.raw("note"));
        }
    }

    /**
     * A kind of troop.
     *
     * @param missile id of its missile; empty if it has none
     * @param rating id of its morale rating; empty if it never checks
     */
    public record Troop(
            String name,
            MassClass massClass,
            int armorClass,
            ArmorGroup armor,
            int move,
            int charge,
            int roadBonus,
            Optional<String> missile,
            boolean impetus,
            boolean poleArm,
            Optional<String> rating,
            int points,
            String hiresAs) {
        static Troop read(Row row, Set<String> missiles, Set<String> ratings) {
            row.text("source");
            return new Troop(
                    row.text("troop"),
                    row.choice("mass-class", MassClass.class),
                    row.integer("ac", 2, 9),
                    row.choice("armor-group", ArmorGroup.class),
                    row.integer("move"),
                    row.integer("charge"),
                    row.integer("road-bonus"),
                    row.has("missile-id")
                            ? Optional.of(row.reference("missile-id", missiles, "a missile"))
                            : Optional.empty(),
                    row.flag("impetus"),
                    row.flag("pole-arm"),
                    row.raw("rating-id").equals("never")
                            ? Optional.empty()
                            : Optional.of(row.reference("rating-id", ratings, "a morale rating")),
                    row.integer("points"),
                    row.raw("hires-as"));
        }
    }

    /**
     * As what somebody fights among masses.
     *
     * @param fantasyLine line of the fantasy combat table; empty if none
     * @param alone how many men of which class, in the words of the table
     * @param morale id of a rating, {@code never checks}, or {@code rating of that class}
     */
    public record Counted(Optional<String> fantasyLine, String alone, String morale, String note) {
        private static final String CLASS = "(?:light|heavy|armored)-foot|(?:light|medium|heavy)-horse";
        private static final Pattern ALONE = Pattern.compile("(?:" + CLASS
                + ") x ?(?:\\d+|level|hit dice)(?:, most \\d| / 2| \\+1 die)?(?:, is struck as (?:" + CLASS
                + ")(?: x\\d)?)?|by AC: .+; x whole hit dice, at least 1");

        static Counted read(Row row, Set<String> lines, Set<String> ratings) {
            Set<String> morale = new LinkedHashSet<>(ratings);
            morale.add("never checks");
            morale.add("rating of that class");
            return new Counted(
                    row.has("fantasy-table-line")
                            ? Optional.of(row.reference("fantasy-table-line", lines, "a line of the fantasy table"))
                            : Optional.empty(),
                    row.shape("mass-class-when-alone", ALONE, "men of a class such as heavy-foot x6")
                            .group(),
                    row.reference("morale", morale, "a morale rating"),
                    row.raw("note"));
        }
    }

    /**
     * Reads the tables.
     *
     * @param constructions ids of what can be built
     * @param missiles ids of miniatures' missiles
     * @param monsters ids of monsters
     */
    public static LandTables load(Shelf shelf, Set<String> constructions, Set<String> missiles, Set<String> monsters) {
        MassCombat combat = MassCombat.load(shelf);
        MassMorale morale = MassMorale.load(shelf);
        return new LandTables(
                combat,
                morale,
                ManToMan.load(shelf),
                Jousting.load(shelf),
                Siege.load(shelf, constructions),
                shelf.open("tables/land-terrain.tsv").byKey("id", Terrain::read),
                shelf.open("tables/land-troops.tsv").byKey("id", row -> Troop.read(row, missiles, morale.ids())),
                shelf.open("tables/land-classes.tsv").byKey("monster-or-character", row -> {
                    String who = row.text("monster-or-character");
                    if (!who.startsWith("char-") && !who.startsWith("default-")) {
                        row.reference("monster-or-character", monsters, "a monster");
                    }
                    return Counted.read(row, combat.fantasyLines(), morale.ids());
                }));
    }
}
