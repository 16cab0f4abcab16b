package org.woodgrain.rules.characters;

import java.util.List;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.RulesException;

/**
 * The advancement of a class, without an upper limit of level.
 *
 * @param characterClass the class
 * @param rows levels as listed, from the first
 */
public record ClassTable(CharacterClass characterClass, List<ClassLevel> rows) {
    public ClassTable {
        rows = List.copyOf(rows);
        if (rows.isEmpty()) {
            throw new RulesException(characterClass.label() + " has no levels");
        }
        for (int i = 0; i < rows.size(); i++) {
            if (rows.get(i).level() != i + 1) {
                throw new RulesException(characterClass.label() + " lacks level " + (i + 1));
            }
            if (i > 0 && rows.get(i).experience() <= rows.get(i - 1).experience()) {
                throw new RulesException(characterClass.label() + " level " + (i + 1) + " costs no more than the last");
            }
        }
    }

    /** A level, listed or beyond the list. */
    @Rule({"CH-63", "CH-64", "CH-65", "CH-66"})
    public ClassLevel at(int level) {
        if (level < 1) {
            throw new RulesException("there is no level " + level);
        }
        return level <= rows.size() ? rows.get(level - 1) : BeyondTables.level(characterClass, level);
    }

    /** The level that a total of experience attains. */
    @Rule("XP-02")
    public int levelFor(int experience) {
        int level = 1;
        while (at(level + 1).experience() <= experience) {
            level++;
        }
        return level;
    }
}
