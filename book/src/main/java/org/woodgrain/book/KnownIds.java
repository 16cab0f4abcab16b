package org.woodgrain.book;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Ids that tables refer to: those of monsters, and those of rules. */
public record KnownIds(Set<String> monsters, Set<String> rules) {

    public KnownIds {
        monsters = Collections.unmodifiableSet(new LinkedHashSet<>(monsters));
        rules = Collections.unmodifiableSet(new LinkedHashSet<>(rules));
    }

    /** Reads the ids alone; {@code chapters} names the files of the catalogue. */
    public static KnownIds from(Shelf shelf, List<String> chapters) {
        Set<String> rules = new LinkedHashSet<>();
        for (String chapter : chapters) {
            rules.addAll(of(shelf, "catalogue/" + chapter + ".tsv"));
        }
        return new KnownIds(of(shelf, "data/monsters.tsv"), rules);
    }

    /** The ids of one file, in its order. */
    public static Set<String> of(Shelf shelf, String file) {
        return new LinkedHashSet<>(Tsv.parse(file, shelf.text(file)).list(row -> row.text("id")));
    }

    /** A monster's id. */
    public String monster(Row row, String column) {
        return row.reference(column, monsters, "a monster");
    }

    /** Ids of monsters separated by {@code |}. */
    public List<String> monsters(Row row, String column) {
        return row.references(column, monsters, "monsters");
    }

    /** A rule's id. */
    public String rule(Row row, String column) {
        return row.reference(column, rules, "a rule");
    }
}
