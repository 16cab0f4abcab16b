package org.woodgrain.book.land;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import org.woodgrain.book.Row;
import org.woodgrain.book.Shelf;
import org.woodgrain.book.Tsv;
import org.woodgrain.rules.Span;
import org.woodgrain.rules.SpanTable;

/**
 * How masses hold.
 *
 * @param ratings of troops, by id
 * @param fantasyRatings of fantastic creatures, by id
 * @param afterMelee what the loser does by the difference of the totals
 * @param charges what is needed on 2d6 to stand a charge of horse, by id
 * @param procedure the steps after a melee, in order
 * @param mercenaries ratings of mercenaries in the classic procedures, by id
 */
public record MassMorale(
        Map<String, Rating> ratings,
        Map<String, FantasyRating> fantasyRatings,
        SpanTable<String> afterMelee,
        Map<String, Charge> charges,
        List<String> procedure,
        Map<String, Integer> mercenaries) {
    private static final Pattern POINTS = Pattern.compile("point value (\\d+)");

    public MassMorale {
        procedure = List.copyOf(procedure);
    }

    /** Troops: their value, the losses in hundredths that test them, and what they need on 2d6 to stay. */
    public record Rating(String troop, int value, int losses, int needed) {}

    /** A creature: its value, empty where it never checks, and what it costs. */
    public record FantasyRating(String creature, OptionalInt value, int points) {}

    /** What troops need on 2d6 to stand a charge of light, medium or heavy horse. */
    public record Charge(String troop, String by, int needed) {}

    static MassMorale load(Shelf shelf) {
        Tsv table = shelf.open("data/mass-morale.tsv");
        table.rows().forEach(row -> {
            row.word(
                    "kind",
                    "rating",
                    "post-melee",
                    "procedure",
                    "cavalry-charge",
                    "fantasy-rating",
                    "mercenary-morale-004");
            row.text("source");
            row.text("subject");
        });
        return new MassMorale(
                table.where("kind", "rating")
                        .byKey(
                                "id",
                                row -> new Rating(
                                        row.text("subject"),
                                        row.integer("value", 1, 12),
                                        row.percent("low-or-threshold"),
                                        row.integer("high-or-score", 2, 12))),
                table.where("kind", "fantasy-rating").byKey("id", MassMorale::fantasy),
                table.where("kind", "post-melee")
                        .spans(0, Span.OPEN, "low-or-threshold", "high-or-score", row -> row.text("subject")),
                table.where("kind", "cavalry-charge").byKey("id", MassMorale::charge),
                table.where("kind", "procedure").list(row -> row.text("subject")),
                table.where("kind", "mercenary-morale-004").byKey("id", row -> row.integer("value", 2, 12)));
    }

    private static FantasyRating fantasy(Row row) {
        return new FantasyRating(
                row.text("subject"),
                row.raw("value").equals("none") ? OptionalInt.empty() : OptionalInt.of(row.integer("value")),
                Integer.parseInt(row.shape("note", POINTS, "point value N").group(1)));
    }

    private static Charge charge(Row row) {
        return new Charge(
                row.text("subject"),
                row.word("value", "light", "medium", "heavy"),
                row.integer("low-or-threshold", 2, 12));
    }

    /** Ids that other tables may name as a rating. */
    Set<String> ids() {
        Set<String> ids = new LinkedHashSet<>(ratings.keySet());
        ids.addAll(fantasyRatings.keySet());
        return ids;
    }
}
