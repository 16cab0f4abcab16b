package org.woodgrain.rules.characters;

/** The six abilities in the order in which they are thrown (CH-09). */
public enum Ability {
    STRENGTH,
    INTELLIGENCE,
    WISDOM,
    DEXTERITY,
    CONSTITUTION,
    CHARISMA
}
