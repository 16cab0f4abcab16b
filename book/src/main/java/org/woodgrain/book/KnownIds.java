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
            String file = "catalogue/" + chapter + ".tsv";
            Tsv.parse(file, shelf.text(file)).rows().forEach(row -> rules.add(row.text("id")));
        }
        String file = "data/monsters.tsv";
        Set<String> monsters =
                new LinkedHashSet<>(Tsv.parse(file, shelf.text(file)).list(row -> row.text("id")));
        return new KnownIds(monsters, rules);
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
