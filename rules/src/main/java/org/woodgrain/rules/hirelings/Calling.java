package org.woodgrain.rules.hirelings;

import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.Race;

/** The sorts of classed characters who can be hired in town, all of the first level (NP-03). */
@Rule("NP-03")
public enum Calling {
    FIGHTING_MAN("fighting-man", Race.HUMAN, CharacterClass.FIGHTING_MAN, 60),
    CLERIC("cleric", Race.HUMAN, CharacterClass.CLERIC, 30),
    MAGIC_USER("magic-user", Race.HUMAN, CharacterClass.MAGIC_USER, 30),
    DWARF("dwarf", Race.DWARF, CharacterClass.FIGHTING_MAN, 20),
    ELF("elf", Race.ELF, CharacterClass.FIGHTING_MAN, 15),
    HOBBIT("hobbit", Race.HOBBIT, CharacterClass.FIGHTING_MAN, 10);

    private final String label;
    private final Race race;
    private final CharacterClass characterClass;
    private final int answering;

    Calling(String label, Race race, CharacterClass characterClass, int answering) {
        this.label = label;
        this.race = race;
        this.characterClass = characterClass;
        this.answering = answering;
    }

    public String label() {
        return label;
    }

    public Race race() {
        return race;
    }

    /** The class in which they serve; an elf offers himself as a fighting-man. */
    public CharacterClass characterClass() {
        return characterClass;
    }

    /** Chance in a hundred that one week of asking is answered, before the way of asking counts (NP-07). */
    int answering() {
        return answering;
    }

    /** Whether magical things move them more than gold (NP-10). */
    boolean wantsMagic() {
        return this == ELF || this == MAGIC_USER;
    }
}
