package org.woodgrain.lab.fights;

import org.woodgrain.campaign.sight.Phrases;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.monsters.Monster;

/** What somebody in the arena is. */
public sealed interface Kind {
    /** As told for so many: "fighting-man of level 1", "Ogres". */
    String label(int number);

    /** As told for one. */
    default String label() {
        return label(1);
    }

    /** Somebody of a class. */
    record Classed(CharacterClass characterClass, int level, Race race) implements Kind {
        /** A human being. */
        public Classed(CharacterClass characterClass, int level) {
            this(characterClass, level, Race.HUMAN);
        }

        @Override
        public String label(int number) {
            return (number == 1 ? calling() : Phrases.plural(calling())) + " of level " + level;
        }

        /** Without the level: "dwarf fighting-man". */
        public String calling() {
            return (race == Race.HUMAN ? "" : race.label() + " ") + characterClass.label();
        }
    }

    /** A monster of the table. */
    record Beast(Monster monster) implements Kind {
        @Override
        public String label(int number) {
            return number == 1 ? monster.name() : Phrases.plural(monster.name());
        }
    }
}
