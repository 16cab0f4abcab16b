package org.woodgrain.lab.fights;

import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.monsters.Monster;

/** What somebody in the arena is. */
public sealed interface Kind {
    /** As told: "fighting-man of level 1", "Ogre". */
    String label();

    /** A human being of a class, with average abilities. */
    record Classed(CharacterClass characterClass, int level) implements Kind {
        @Override
        public String label() {
            return characterClass.label() + " of level " + level;
        }
    }

    /** A monster of the table. */
    record Beast(Monster monster) implements Kind {
        @Override
        public String label() {
            return monster.name();
        }
    }
}
