package org.woodgrain.book.catalogue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.woodgrain.book.BookException;
import org.woodgrain.book.Row;
import org.woodgrain.book.Shelf;
import org.woodgrain.book.TableIndex;
import org.woodgrain.book.Tsv;

/** Every rule, by id and in the order of the book. */
public final class Catalogue {
    private static final String[] COLUMNS = {
        "id", "title", "profile", "kind", "seed", "rule", "figures", "needs", "gap", "example"
    };
    private static final Pattern ID = Pattern.compile("[A-Z]{2}-\\d{2,3}");

    private final Map<String, RuleEntry> rules;
    private final List<ProfilePoint> points;

    private Catalogue(Map<String, RuleEntry> rules, List<ProfilePoint> points) {
        this.rules = Collections.unmodifiableMap(rules);
        this.points = List.copyOf(points);
    }

    /** The catalogue as shipped. */
    public static Catalogue load() {
        return load(Shelf.shipped());
    }

    /**
     * The catalogue from a shelf.
     *
     * @throws BookException when an id is malformed, comes twice or is needed but unknown
     */
    public static Catalogue load(Shelf shelf) {
        Map<String, RuleEntry> rules = new LinkedHashMap<>();
        Map<String, Row> rows = new HashMap<>();
        for (Chapter chapter : Chapter.values()) {
            Tsv table =
                    shelf.open("catalogue/" + chapter.label() + ".tsv", COLUMNS).unique("id");
            for (Row row : table.rows()) {
                RuleEntry entry = entry(chapter, row);
                rules.put(entry.id(), entry);
                rows.put(entry.id(), row);
            }
        }
        Set<String> tables = TableIndex.shipped().names();
        for (RuleEntry entry : rules.values()) {
            for (String need : entry.needs()) {
                if (!rules.containsKey(need) && !tables.contains(need)) {
                    throw fault(rows, entry, need);
                }
            }
        }
        List<ProfilePoint> points = shelf.open("profiles.tsv", "point", "original", "classic", "default proposal")
                .unique("point")
                .list(row -> new ProfilePoint(
                        row.text("point"), row.raw("original"), row.raw("classic"), row.text("default proposal")));
        return new Catalogue(rules, points);
    }

    private static BookException fault(Map<String, Row> rows, RuleEntry entry, String need) {
        Row row = rows.get(entry.id());
        String expected = "ids of rules and names of tables; " + need + " is neither";
        return row == null ? new BookException(entry.id() + ": expected " + expected) : row.fault("needs", expected);
    }

    private static RuleEntry entry(Chapter chapter, Row row) {
        String id = row.text("id");
        if (!ID.matcher(id).matches() || !id.startsWith(chapter.prefix() + "-")) {
            throw row.fault("id", "an id such as " + chapter.prefix() + "-01");
        }
        return new RuleEntry(
                id,
                row.text("title"),
                chapter.label(),
                row.choice("profile", RuleEntry.Scope.class),
                row.choice("kind", RuleEntry.Kind.class),
                row.text("seed"),
                row.text("rule"),
                row.raw("figures"),
                row.list("needs", ";").stream()
                        .map(TableIndex.shipped()::canonical)
                        .toList(),
                row.raw("gap"),
                row.text("example"));
    }

    /** Every rule, in the order of the book. */
    public Collection<RuleEntry> rules() {
        return rules.values();
    }

    public Set<String> ids() {
        return rules.keySet();
    }

    /** The rule of an id, upper or lower case; empty if there is none. */
    public Optional<RuleEntry> rule(String id) {
        return Optional.ofNullable(rules.get(id.strip().toUpperCase(Locale.ROOT)));
    }

    /** The points on which the profiles differ. */
    public List<ProfilePoint> points() {
        return points;
    }

    /** Rules that lean on a rule or table. */
    public List<RuleEntry> leaningOn(String id) {
        return rules.values().stream().filter(rule -> rule.needs().contains(id)).toList();
    }

    /** The rules in which every word occurs, the best first; a word in the title counts most. */
    public List<RuleEntry> search(String query) {
        List<String> words = Arrays.stream(
                        query.toLowerCase(Locale.ROOT).strip().split("\\s+"))
                .filter(word -> !word.isEmpty())
                .toList();
        record Found(RuleEntry rule, int score) {}
        List<Found> found = new ArrayList<>();
        for (RuleEntry rule : rules.values()) {
            int score = 0;
            for (String word : words) {
                int one = score(rule, word);
                if (one == 0) {
                    score = 0;
                    break;
                }
                score += one;
            }
            if (score > 0) {
                found.add(new Found(rule, score));
            }
        }
        // The sort is stable: rules of equal rank stay in the order of the book.
        found.sort((a, b) -> Integer.compare(b.score, a.score));
        return found.stream().map(Found::rule).toList();
    }

    private static int score(RuleEntry rule, String word) {
        return (rule.id().toLowerCase(Locale.ROOT).equals(word) ? 100 : 0)
                + 12 * hits(rule.title(), word)
                + 3 * hits(rule.text(), word)
                + 2 * hits(rule.chapter(), word)
                + 2 * hits(rule.figures(), word)
                + hits(rule.gap(), word)
                + hits(rule.example(), word);
    }

    /** 0 without the word, 1 when it is part of another, 2 when it stands alone. */
    private static int hits(String text, String word) {
        String lower = text.toLowerCase(Locale.ROOT);
        int best = 0;
        for (int at = lower.indexOf(word); at >= 0 && best < 2; at = lower.indexOf(word, at + 1)) {
            boolean begins = at == 0 || !Character.isLetterOrDigit(lower.charAt(at - 1));
            int end = at + word.length();
            boolean ends = end == lower.length() || !Character.isLetterOrDigit(lower.charAt(end));
            best = Math.max(best, begins && ends ? 2 : 1);
        }
        return best;
    }
}
