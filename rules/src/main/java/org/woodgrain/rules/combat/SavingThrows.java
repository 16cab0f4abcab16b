package org.woodgrain.rules.combat;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.RulesException;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.CharacterClass;

/**
 * The number that a saving throw must reach on a d20 (CB-23).
 *
 * @param classes rows of each class, lowest levels first
 * @param ordinary the row of normal humans in the classic profile
 * @param monsters rows of monsters in the classic profile, fewest dice first
 */
public record SavingThrows(Map<CharacterClass, List<SaveRow>> classes, SaveRow ordinary, List<SaveRow> monsters) {

    public SavingThrows {
        Map<CharacterClass, List<SaveRow>> copy = new EnumMap<>(CharacterClass.class);
        classes.forEach((each, rows) -> copy.put(each, List.copyOf(rows)));
        classes = Collections.unmodifiableMap(copy);
        monsters = List.copyOf(monsters);
    }

    /** The number needed, before modifiers. */
    @Rule({"CB-23", "CB-24", "CB-25", "CC-50", "CC-51", "CC-52"})
    public int needed(Ruleset ruleset, Saver saver, Danger danger) {
        return switch (saver) {
            case Saver.Classed classed ->
                row(rows(classed.characterClass()), classed.level()).needed(danger, ruleset.original());
            case Saver.Best best -> {
                int least = Integer.MAX_VALUE;
                for (Saver each : best.rows()) {
                    least = Math.min(least, needed(ruleset, each, danger));
                }
                yield least;
            }
            case Saver.Ordinary human ->
                ruleset.original()
                        ? row(rows(CharacterClass.FIGHTING_MAN), 1).needed(danger, true)
                        : ordinary.needed(danger, false);
            case Saver.Dice dice -> row(monsters, dice.dice()).needed(danger, false);
        };
    }

    private List<SaveRow> rows(CharacterClass characterClass) {
        List<SaveRow> rows = classes.get(characterClass);
        if (rows == null) {
            throw new RulesException("no saving throws for " + characterClass);
        }
        return rows;
    }

    private static SaveRow row(List<SaveRow> rows, int level) {
        for (SaveRow row : rows) {
            if (row.from() <= level && level <= row.to()) {
                return row;
            }
        }
        throw new RulesException("no saving throw row for level " + level);
    }
}
