package org.woodgrain.book.land;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.woodgrain.book.Row;
import org.woodgrain.book.Shelf;
import org.woodgrain.book.Tsv;

/**
 * The joust.
 *
 * @param aims by what is aimed at
 * @param results points of each result, by its letter
 * @param rides how many there are at most
 */
public record Jousting(Map<String, Aim> aims, Map<Character, Result> results, int rides) {
    private static final List<String> POSITIONS = List.of(
            "pos-1-lower-helm",
            "pos-2-lean-right",
            "pos-3-lean-left",
            "pos-4-steady-seat",
            "pos-5-shield-high",
            "pos-6-shield-low");

    /** What happens to a defender in each of the six positions, and the positions in which one may aim so. */
    public record Aim(List<List<Character>> results, List<Integer> allowed) {
        public Aim {
            results = results.stream().map(List::copyOf).toList();
            allowed = List.copyOf(allowed);
        }
    }

    /** A result and its points for the attacker. */
    public record Result(String name, int points, String note) {}

    static Jousting load(Shelf shelf) {
        Tsv table = shelf.open("data/jousting.tsv");
        table.rows().forEach(row -> {
            row.word("kind", "matrix", "result", "procedure");
            row.text("source");
        });
        Map<Character, Result> results = new LinkedHashMap<>();
        for (Row row : table.where("kind", "result").rows()) {
            row.shape("id", Pattern.compile("result-[a-z]"), "an id such as result-b");
            results.put(
                    Character.toUpperCase(row.text("id").charAt("result-".length())),
                    new Result(row.text("aim-or-result"), row.integer("attacker-points-or-value"), row.raw("note")));
        }
        return new Jousting(
                table.where("kind", "matrix").byKey("aim-or-result", row -> aim(row, results)),
                results,
                table.where("kind", "procedure").size(1).rows().getFirst().integer("attacker-points-or-value", 1, 9));
    }

    private static Aim aim(Row row, Map<Character, Result> results) {
        List<List<Character>> all = POSITIONS.stream()
                .map(position -> row.list(position, "/").stream()
                        .map(letter -> letter(row, position, letter, results))
                        .toList())
                .toList();
        String column = "allowed-own-positions";
        List<Integer> allowed = row.text(column).equals("any")
                ? List.of(1, 2, 3, 4, 5, 6)
                : row.list(column, ",").stream()
                        .map(number -> {
                            if (!number.matches("[1-6]")) {
                                throw row.fault(column, "any, or positions 1 to 6");
                            }
                            return Integer.parseInt(number);
                        })
                        .toList();
        return new Aim(all, allowed);
    }

    private static char letter(Row row, String column, String text, Map<Character, Result> results) {
        if (text.length() != 1 || !results.containsKey(text.charAt(0))) {
            throw row.fault(column, "letters of results");
        }
        return text.charAt(0);
    }
}
