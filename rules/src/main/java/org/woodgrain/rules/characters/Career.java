package org.woodgrain.rules.characters;

import java.util.List;

/**
 * Advancement in one class; an elf has two.
 *
 * @param characterClass the class
 * @param level level reached, 1 or more
 * @param experience points earned in it
 * @param hitDice the die thrown for each hit die, constitution not counted, in the order thrown (XP-17)
 */
public record Career(CharacterClass characterClass, int level, int experience, List<Integer> hitDice) {
    public Career {
        hitDice = List.copyOf(hitDice);
    }
}
