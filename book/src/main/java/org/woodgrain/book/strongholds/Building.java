package org.woodgrain.book.strongholds;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.woodgrain.book.Row;

/** Something that can be built; {@code edition} is original or classic, the list it stands in. */
public record Building(String id, String name, Price price, String edition, String note) {

    /** What it costs: {@code amount} of a unit. */
    public record Price(int amount, Unit unit) {}

    /** What a price is counted in. */
    public enum Unit {
        GOLD,
        /** Hundredths added to the price of the whole; below 0 taken off. */
        PERCENT,
        /** Gold for each foot of a tower's diameter. */
        GOLD_PER_FOOT,
        /** Times the price of the usual thing. */
        TIMES,
        /** Gold spent in a day of building. */
        GOLD_A_DAY
    }

    private static final Pattern SHAPE =
            Pattern.compile("(\\d+)(?: gp)?|([+-]\\d+)%|(\\d+) x diameter|(\\d+) x normal|1 day per (\\d+) gp");

    static Building read(Row row) {
        row.text("source");
        return new Building(
                row.text("id"),
                row.text("name"),
                price(row.shape("cost-gp", SHAPE, "a price")),
                row.word("edition", "original", "classic"),
                row.raw("note"));
    }

    private static Price price(Matcher match) {
        for (Unit unit : Unit.values()) {
            String digits = match.group(unit.ordinal() + 1);
            if (digits != null) {
                return new Price(Integer.parseInt(digits), unit);
            }
        }
        throw new IllegalStateException("a price without a unit: " + match.group());
    }
}
