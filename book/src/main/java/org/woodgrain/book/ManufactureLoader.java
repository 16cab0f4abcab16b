package org.woodgrain.book;

import java.util.Map;
import org.woodgrain.rules.magic.Manufacture;
import org.woodgrain.rules.magic.Manufacture.Work;
import org.woodgrain.rules.time.Calendar;

/** Reads what wizards can make. */
final class ManufactureLoader {
    private static final int MONTH = Calendar.MONTH / Calendar.WEEK;
    private static final int YEAR = Calendar.YEAR / Calendar.WEEK;
    private static final Map<String, Integer> WEEKS =
            Map.of("week", 1, "weeks", 1, "month", MONTH, "months", MONTH, "year", YEAR, "years", YEAR);

    private ManufactureLoader() {}

    static Manufacture load(Shelf shelf) {
        Map<String, Row> figures = shelf.open("tables/manufacture.tsv").byKey("item", row -> row);
        Tsv making = shelf.open("tables/making.tsv", "kind", "like", "times", "quantity");
        return new Manufacture(making.byKey("kind", row -> work(row, figures)));
    }

    private static Work work(Row row, Map<String, Row> figures) {
        Row like = figures.get(row.reference("like", figures.keySet(), "a line of tables/manufacture.tsv"));
        if (like == null) {
            throw row.fault("like", "a line of tables/manufacture.tsv");
        }
        int times = row.integer("times", 1, 10);
        return new Work(like.integer("cost_gp") * times, weeks(like) * times, row.integer("quantity", 1, 100));
    }

    private static int weeks(Row row) {
        String[] words = row.text("time").split(" ", -1);
        Integer unit = words.length == 2 && words[0].matches("\\d{1,2}") ? WEEKS.get(words[1]) : null;
        if (unit == null) {
            throw row.fault("time", "a time such as 4 weeks");
        }
        return Integer.parseInt(words[0]) * unit;
    }
}
