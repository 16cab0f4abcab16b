package org.woodgrain.rules.combat;

import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.monsters.HitDice;

/** How well a creature attacks: the row or column on which it looks up the number it needs. */
public sealed interface Skill {
    /** A classed character, and elves, dwarves and hobbits even when monsters (CB-10). */
    record Classed(CharacterClass characterClass, int level) implements Skill {}

    /** An ordinary man without a class (CB-07, CC-49). */
    record Ordinary() implements Skill {}

    /** A monster of those hit dice (CB-08, CC-46). */
    record Beast(HitDice dice) implements Skill {}
}
