package org.woodgrain.book;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.woodgrain.rules.exploration.Bearing;
import org.woodgrain.rules.exploration.Drowning;
import org.woodgrain.rules.exploration.ExplorationTables;
import org.woodgrain.rules.exploration.WindForce;
import org.woodgrain.rules.exploration.Winds;

/** Reads the tables of exploring. */
final class ExplorationLoader {
    private ExplorationLoader() {}

    static ExplorationTables load(Shelf shelf) {
        return new ExplorationTables(
                shelf.open("data/open-doors-str.tsv", "id", "str-min", "str-max", "open-in-6", "source")
                        .spans(3, 18, "str-min", "str-max", row -> row.integer("open-in-6", 1, 6)),
                drowning(shelf),
                winds(shelf));
    }

    private static Winds winds(Shelf shelf) {
        List<String> points = List.of("N", "NE", "E", "SE", "S", "SW", "W", "NW");
        return new Winds(
                shelf.open("tables/wind-force.tsv").spans(2, 12, "2d6-min", "2d6-max", row -> {
                    row.raw("sail-figure");
                    return switch (row.word(
                            "force", "calm", "light to moderate breeze", "fresh to strong breeze", "gale or storm")) {
                        case "calm" -> WindForce.CALM;
                        case "light to moderate breeze" -> WindForce.LIGHT;
                        case "fresh to strong breeze" -> WindForce.FRESH;
                        default -> WindForce.GALE;
                    };
                }),
                shelf.open("tables/wind-direction.tsv").die(8, "d8", row -> {
                    row.raw("degrees");
                    return Bearing.values()[points.indexOf(row.word("from", points.toArray(String[]::new)))];
                }));
    }

    private static Drowning drowning(Shelf shelf) {
        Map<String, Integer> original = new TreeMap<>();
        for (Row row : shelf.open("tables/drowning.tsv").rows()) {
            row.raw("must-remove");
            row.raw("note");
            original.put(row.text("armor"), row.percent("drown-%"));
        }
        Map<String, Integer> classic = new TreeMap<>();
        for (Row row : shelf.open("tables/drowning-classic.tsv").rows()) {
            for (String told : List.of("factor", "value", "note", "source")) {
                row.raw(told);
            }
            classic.put(row.text("id"), row.percent("percent"));
        }
        return new Drowning(original, classic);
    }
}
