package org.woodgrain.lab.fights;

import java.util.Optional;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.melee.Combatant;
import org.woodgrain.rules.monsters.Monster;

/**
 * One who enters a fight of the lab.
 *
 * @param ready what he fights with
 * @param vigour his hit points
 * @param kind what he is
 * @param pace feet in a round
 * @param volley his missiles; empty if he has none
 * @param armed whether what he strikes with is in his hand when it begins
 */
public record Entrant(Combatant ready, Vigour vigour, Nature kind, int pace, Optional<Volley> volley, boolean armed) {
    /** What decides how somebody fights who is not told. */
    public sealed interface Nature {
        /**
         * One who is played, and never loses heart.
         *
         * @param riches what he carries that would tempt a raider, in copper pieces
         */
        record Person(CharacterClass characterClass, int riches) implements Nature {}

        /**
         * A monster.
         *
         * @param row of the table
         * @param morale its rating, which may be its own
         * @param leader whether it leads the rest
         * @param used breaths that it has spent
         * @param hunts whether it has run its foes down
         */
        record Beast(Monster row, int morale, boolean leader, int used, boolean hunts) implements Nature {
            /** As its row says, with nothing spent. */
            static Beast of(Monster row) {
                return new Beast(row, row.morale(), false, 0, false);
            }
        }
    }

    /** Its row; empty for persons. */
    Optional<Monster> monster() {
        return kind instanceof Nature.Beast beast ? Optional.of(beast.row()) : Optional.empty();
    }

    boolean person() {
        return kind instanceof Nature.Person;
    }
}
