package org.woodgrain.book;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.rules.RulesException;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.CharacterTables;
import org.woodgrain.rules.characters.ClassLevel;
import org.woodgrain.rules.characters.ClassTable;
import org.woodgrain.rules.characters.ClassicModifiers;
import org.woodgrain.rules.characters.HitDice;

/** Reads the tables of classes, levels and abilities. */
final class CharacterLoader {
    private static final String FIGHTING_MEN = "tables/fighting-men.tsv";
    private static final String MAGIC_USERS = "tables/magic-users.tsv";
    private static final String CLERICS = "tables/clerics.tsv";
    private static final String MODIFIERS = "data/ability-modifiers-classic.tsv";

    private CharacterLoader() {}

    static CharacterTables load(Shelf shelf) {
        Map<CharacterClass, ClassTable> classes = new EnumMap<>(CharacterClass.class);
        classes.put(CharacterClass.FIGHTING_MAN, table(shelf, FIGHTING_MEN, CharacterClass.FIGHTING_MAN, 0));
        classes.put(CharacterClass.MAGIC_USER, table(shelf, MAGIC_USERS, CharacterClass.MAGIC_USER, 9));
        classes.put(CharacterClass.CLERIC, table(shelf, CLERICS, CharacterClass.CLERIC, 7));
        return new CharacterTables(classes, modifiers(shelf));
    }

    private static ClassTable table(Shelf shelf, String file, CharacterClass of, int spellLevels) {
        List<ClassLevel> levels = new ArrayList<>();
        for (Row row : shelf.open(file).rows()) {
            List<Integer> places = new ArrayList<>();
            for (int spell = 1; spell <= spellLevels; spell++) {
                places.add(row.integer("sp" + spell, 0, 20));
            }
            String title = row.text("title");
            levels.add(new ClassLevel(
                    row.integer("level", 1, 99),
                    title,
                    of == CharacterClass.CLERIC ? row.text("evil_title") : title,
                    row.integer("xp"),
                    row.read("hd", "hit dice such as 8+2", CharacterLoader::hitDice),
                    row.integer("thac0", 2, 20),
                    places));
        }
        try {
            return new ClassTable(of, levels);
        } catch (RulesException unsound) {
            throw new BookException(file + ": " + unsound.getMessage());
        }
    }

    private static Optional<HitDice> hitDice(String text) {
        try {
            return Optional.of(HitDice.parse(text));
        } catch (RulesException none) {
            return Optional.empty();
        }
    }

    private static ClassicModifiers modifiers(Shelf shelf) {
        List<ClassicModifiers.Band> bands = new ArrayList<>();
        for (Row row : shelf.open(MODIFIERS, "id", "ability", "effect", "score-min", "score-max", "value", "source")
                .rows()) {
            Optional<ClassicModifiers.Column> column = Arrays.stream(ClassicModifiers.Column.values())
                    .filter(each -> each.key().equals(row.raw("effect")))
                    .findFirst();
            // languages, literacy and experience keep to booklet 1 (CH-31), so those columns are not used
            if (column.isEmpty()) {
                row.word("effect", "extra-languages", "literacy", "xp-%");
            }
            column.ifPresent(of -> bands.add(new ClassicModifiers.Band(
                    of,
                    row.integer("score-min", 3, 18),
                    row.integer("score-max", 3, 18),
                    row.integer("value", -5, 20))));
        }
        try {
            return new ClassicModifiers(bands);
        } catch (RulesException unsound) {
            throw new BookException(MODIFIERS + ": " + unsound.getMessage());
        }
    }
}
