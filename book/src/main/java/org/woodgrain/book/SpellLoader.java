package org.woodgrain.book;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.magic.Lasting;
import org.woodgrain.rules.magic.Reach;
import org.woodgrain.rules.magic.Spell;
import org.woodgrain.rules.magic.SpellTables;
import org.woodgrain.rules.magic.TurningTable;

/** Reads the spells, their lists and the table against undead. */
final class SpellLoader {
    private static final String SPELLS = "tables/spell-data.tsv";
    private static final String LISTS = "tables/spell-lists.tsv";
    private static final String NOTES = "tables/spell-notes.tsv";
    private static final String TURNING = "tables/turn-undead.tsv";
    private static final int COLUMNS = 11;
    private static final Map<String, CharacterClass> CASTERS =
            Map.of("MU", CharacterClass.MAGIC_USER, "C", CharacterClass.CLERIC);

    private SpellLoader() {}

    static SpellTables load(Shelf shelf) {
        return new SpellTables(spells(shelf), turning(shelf));
    }

    private static Map<String, Spell> spells(Shelf shelf) {
        Map<String, Row> listed = shelf.open(LISTS, "class", "level", "number", "spell", "id")
                .unique("class", "level", "number")
                .byKey("id", row -> row);
        Tsv data = shelf.open(SPELLS);
        Map<String, String> plain = new LinkedHashMap<>();
        for (Row row : data.rows()) {
            if (!row.has("reverse_of")) {
                plain.put(row.text("class") + " " + row.text("name"), row.text("id"));
            }
        }
        Map<String, String> notes = shelf.open(NOTES, "id", "note").byKey("id", row -> row.text("note"));
        Map<String, Spell> spells = data.byKey("id", row -> spell(row, listed, plain, note(row, notes)));
        shelf.open(NOTES).rows().forEach(row -> {
            if (!spells.containsKey(row.text("id"))) {
                throw row.fault("id", "a spell of " + SPELLS);
            }
        });
        listed.forEach((id, row) -> {
            Spell spell = spells.get(id);
            if (spell == null || !spell.name().equals(row.text("spell"))) {
                throw row.fault("id", "a spell of that name in " + SPELLS);
            }
        });
        return spells;
    }

    /** What the spell is good for, in a few words for players. */
    private static String note(Row row, Map<String, String> notes) {
        return Optional.ofNullable(notes.get(row.text("id")))
                .orElseThrow(() -> row.fault("id", "a spell of which " + NOTES + " says what it is good for"));
    }

    private static Spell spell(Row row, Map<String, Row> listed, Map<String, String> plain, String note) {
        CharacterClass caster = row.choice("class", CASTERS);
        Optional<String> reverseOf = row.optional("reverse_of")
                .map(name -> Optional.ofNullable(plain.get(row.text("class") + " " + name))
                        .orElseThrow(() -> row.fault("reverse_of", "the name of a spell of the class")));
        Row list = listed.get(row.text("id"));
        return new Spell(
                row.text("id"),
                row.text("name"),
                caster,
                row.integer("level", 1, 6),
                list == null ? 0 : list.integer("number", 1, 20),
                reverseOf,
                Reach.parse(row.raw("range")),
                Lasting.parse(row.raw("duration")),
                row.raw("area"),
                row.raw("save"),
                note,
                row.raw("concentration").equals("yes (MA-11)"),
                Spell.Dispel.parse(row.raw("dispel")),
                Optional.empty());
    }

    private static TurningTable turning(Shelf shelf) {
        String[] columns = Stream.concat(
                        Stream.of("monster"), IntStream.rangeClosed(1, COLUMNS).mapToObj(SpellLoader::column))
                .toArray(String[]::new);
        Map<String, List<TurningTable.Entry>> rows = new LinkedHashMap<>();
        for (Row row : shelf.open(TURNING, columns).unique("monster").rows()) {
            rows.put(
                    row.text("monster").toLowerCase(Locale.ROOT),
                    IntStream.rangeClosed(1, COLUMNS)
                            .mapToObj(level -> row.read(column(level), "a number, T, D or N", SpellLoader::entry))
                            .toList());
        }
        return new TurningTable(rows);
    }

    private static String column(int level) {
        return level == COLUMNS ? "c11_up" : "c" + level;
    }

    private static Optional<TurningTable.Entry> entry(String text) {
        return switch (text) {
            case "T" -> Optional.of(new TurningTable.Entry.Turned());
            case "D" -> Optional.of(new TurningTable.Entry.Destroyed());
            case "N" -> Optional.of(new TurningTable.Entry.Nothing());
            default ->
                text.matches("[2-9]|1[0-2]")
                        ? Optional.of(new TurningTable.Entry.AtLeast(Integer.parseInt(text)))
                        : Optional.empty();
        };
    }
}
