package org.woodgrain.cli.coverage;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.woodgrain.book.BookException;
import org.woodgrain.book.Tsv;

/**
 * Where the rules are carried and proved.
 *
 * @param code places in the code by rule id
 * @param tests places in the tests by rule id
 */
public record Coverage(SortedMap<String, SortedSet<String>> code, SortedMap<String, SortedSet<String>> tests) {
    private static final String RESOURCE = "coverage.tsv";

    public Coverage {
        code = Collections.unmodifiableSortedMap(code);
        tests = Collections.unmodifiableSortedMap(tests);
    }

    /** What the build has written; an installation built without tests has none. */
    public static Coverage load() {
        try (InputStream in = Coverage.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new BookException("The coverage was not counted in this build; ./woodgrain check counts it.");
            }
            return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    static Coverage parse(String text) {
        SortedMap<String, SortedSet<String>> code = new TreeMap<>();
        SortedMap<String, SortedSet<String>> tests = new TreeMap<>();
        Tsv.parse(RESOURCE, text)
                .columns("id", "in", "place")
                .rows()
                .forEach(row -> row.choice("in", Map.of("code", code, "test", tests))
                        .computeIfAbsent(row.text("id"), id -> new TreeSet<>())
                        .add(row.text("place")));
        return new Coverage(code, tests);
    }

    /** The text that {@link #parse} reads. */
    String asResource() {
        StringBuilder text = new StringBuilder("id\tin\tplace\n");
        code.forEach((id, places) -> places.forEach(
                place -> text.append(id).append("\tcode\t").append(place).append('\n')));
        tests.forEach((id, places) -> places.forEach(
                place -> text.append(id).append("\ttest\t").append(place).append('\n')));
        return text.toString();
    }

    public SortedSet<String> codeOf(String id) {
        return code.getOrDefault(id, Collections.emptySortedSet());
    }

    public SortedSet<String> testsOf(String id) {
        return tests.getOrDefault(id, Collections.emptySortedSet());
    }

    /** Whether a rule has both code and a test. */
    public boolean done(String id) {
        return !codeOf(id).isEmpty() && !testsOf(id).isEmpty();
    }
}
