package org.woodgrain.rules.characters;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import org.woodgrain.rules.RulesException;

/**
 * The tables of classes, levels and abilities.
 *
 * @param classes one table for each class
 * @param classicModifiers what scores change in the classic profile
 */
public record CharacterTables(Map<CharacterClass, ClassTable> classes, ClassicModifiers classicModifiers) {
    public CharacterTables {
        classes = Collections.unmodifiableMap(new EnumMap<>(classes));
        for (CharacterClass each : CharacterClass.values()) {
            if (!classes.containsKey(each)) {
                throw new RulesException("there is no table of levels for the " + each.label());
            }
        }
    }

    /** The table of a class. */
    public ClassTable of(CharacterClass characterClass) {
        ClassTable table = classes.get(characterClass);
        if (table == null) {
            throw new RulesException("there is no table of levels for the " + characterClass.label());
        }
        return table;
    }

    /** The level of a career. */
    public ClassLevel at(Career career) {
        return of(career.characterClass()).at(career.level());
    }
}
