package org.woodgrain.book.strongholds;

import java.math.BigDecimal;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.woodgrain.book.Row;
import org.woodgrain.book.Shelf;
import org.woodgrain.rules.Ratio;

/**
 * Building, hiring, investing, making.
 *
 * @param buildings by id
 * @param specialists by id
 * @param soldiers men-at-arms by id
 * @param morale of mercenaries in the classic procedures, by id
 * @param investments by id
 * @param making magic items, by what is made
 */
public record StrongholdTables(
        Map<String, Building> buildings,
        Map<String, Specialist> specialists,
        Map<String, Soldier> soldiers,
        Map<String, MercenaryMorale> morale,
        Map<String, Investment> investments,
        Map<String, Making> making) {

    /**
     * Somebody hired for what he can do.
     *
     * @param find chance in a hundred to find one in a week in town; empty where the note says how
     */
    public record Specialist(
            String id, String name, int cost, String per, String mayHire, OptionalInt find, String note) {
        static Specialist read(Row row) {
            return new Specialist(
                    row.text("id"),
                    row.text("specialist"),
                    row.integer("cost-gp"),
                    row.word("per", "month", "mission"),
                    row.text("who-may-hire"),
                    row.has("find-%-per-week-town")
                            ? OptionalInt.of(row.percent("find-%-per-week-town"))
                            : OptionalInt.empty(),
                    row.raw("note"));
        }
    }

    /** Pay by people, in gold a month; empty where they do not serve so. */
    public record Pay(
            Optional<BigDecimal> man, Optional<BigDecimal> dwarf, Optional<BigDecimal> elf, Optional<BigDecimal> orc) {}

    /** How many may be found, as a part of the men who come; empty where none. */
    public record Found(Ratio men, Optional<Ratio> dwarvesAndElves, Optional<Ratio> orcs) {}

    /** A kind of man-at-arms. */
    public record Soldier(String id, String name, Pay pay, int armorClass, String massClass, Found found, String note) {
        static Soldier read(Row row) {
            return new Soldier(
                    row.text("id"),
                    row.text("classification"),
                    new Pay(
                            row.optionalDecimal("man-gp-month"),
                            row.optionalDecimal("dwarf-gp-month"),
                            row.optionalDecimal("elf-gp-month"),
                            row.optionalDecimal("orc-gp-month")),
                    row.integer("ac-ruling", 2, 9),
                    row.word(
                            "mass-class-ruling",
                            "none",
                            "light-foot",
                            "heavy-foot",
                            "armored-foot",
                            "light-horse",
                            "medium-horse",
                            "heavy-horse"),
                    new Found(
                            row.ratio("availability-man-ruling"),
                            row.optionalRatio("availability-dwarf-elf-ruling"),
                            row.optionalRatio("availability-orc-ruling")),
                    row.raw("note"));
        }
    }

    /** The morale of a kind of mercenary, 2 to 12. */
    public record MercenaryMorale(String id, String troop, int morale) {
        static MercenaryMorale read(Row row) {
            row.text("source");
            return new MercenaryMorale(row.text("id"), row.text("troop"), row.integer("morale", 2, 12));
        }
    }

    /**
     * A way to put gold to work.
     *
     * @param unit the least sum, and for what
     * @param setUp months before it pays
     * @param returns hundredths a month; empty where special
     * @param growth hundredths more a month for gold put in
     */
    public record Investment(
            String id,
            String kind,
            String requirement,
            Measure unit,
            Measure setUp,
            String potential,
            Optional<BigDecimal> returns,
            Measure growth,
            String special) {
        static Investment read(Row row) {
            String returns = "base-return-%-per-month";
            return new Investment(
                    row.text("id"),
                    row.text("kind"),
                    row.text("requirement"),
                    Measure.read(row, "unit-gp"),
                    Measure.read(row, "set-up-months"),
                    row.text("potential-gp"),
                    row.raw(returns).equals("special") ? Optional.empty() : Optional.of(row.decimal(returns)),
                    Measure.read(row, "growth-on-success"),
                    row.raw("special"));
        }
    }

    /**
     * What making an item costs and takes.
     *
     * @param cost empty where it cannot be made by wizards, as {@code refusal} says
     * @param time {@code 4 weeks}, {@code spell level weeks}; empty where it cannot be made
     */
    public record Making(String item, Optional<Measure> cost, String refusal, String time, boolean printed) {
        private static final Pattern TIME = Pattern.compile("(?:\\d+|spell level) (?:weeks?|months?|years?)");

        static Making read(Row row) {
            boolean can = Character.isDigit(row.text("cost_gp").charAt(0));
            return new Making(
                    row.text("item"),
                    can ? Measure.optional(row, "cost_gp") : Optional.empty(),
                    can ? "" : row.word("cost_gp", "not by wizards", "not possible"),
                    can ? row.shape("time", TIME, "a time such as 4 weeks").group() : row.word("time", "-", ""),
                    row.word("status", "printed", "ruling").equals("printed"));
        }
    }

    public static StrongholdTables load(Shelf shelf) {
        return new StrongholdTables(
                shelf.open("data/castle-construction.tsv").byKey("id", Building::read),
                shelf.open("tables/specialists.tsv").byKey("id", Specialist::read),
                shelf.open("tables/men-at-arms.tsv").byKey("id", Soldier::read),
                shelf.open("tables/mercenary-morale-classic.tsv").byKey("id", MercenaryMorale::read),
                shelf.open("tables/investments.tsv").byKey("id", Investment::read),
                shelf.open("tables/manufacture.tsv").byKey("item", Making::read));
    }
}
