package org.woodgrain.campaign.state;

import java.util.Optional;
import org.woodgrain.rules.characters.Abilities;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.Race;

/**
 * A character in the making; the steps are taken in their order (CH-08).
 *
 * @param id the character's from the start
 * @param name as shown
 * @param rolled scores as thrown
 * @param abilities scores after exchanges
 * @param race chosen second
 * @param characterClass chosen third
 * @param alignment chosen after the exchanges
 */
public record Draft(
        CharacterId id,
        String name,
        Abilities rolled,
        Abilities abilities,
        Optional<Race> race,
        Optional<CharacterClass> characterClass,
        Optional<Alignment> alignment) {

    /** A draft of fresh scores. */
    public static Draft rolled(CharacterId id, String name, Abilities scores) {
        return new Draft(id, name, scores, scores, Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** The next step that is due. */
    public Step next() {
        if (race.isEmpty()) {
            return Step.RACE;
        }
        if (characterClass.isEmpty()) {
            return Step.CLASS;
        }
        return alignment.isEmpty() ? Step.EXCHANGE_OR_ALIGNMENT : Step.MONEY;
    }

    /** What is to be done next. */
    public enum Step {
        RACE("choose a race"),
        CLASS("choose a class"),
        EXCHANGE_OR_ALIGNMENT("choose an alignment"),
        MONEY("throw for gold");

        private final String words;

        Step(String words) {
            this.words = words;
        }

        /** In plain words: "choose a race". */
        public String words() {
            return words;
        }
    }

    public Draft with(Race chosen) {
        return new Draft(id, name, rolled, rolled, Optional.of(chosen), Optional.empty(), Optional.empty());
    }

    public Draft with(CharacterClass chosen) {
        return new Draft(id, name, rolled, rolled, race, Optional.of(chosen), Optional.empty());
    }

    public Draft with(Abilities exchanged) {
        return new Draft(id, name, rolled, exchanged, race, characterClass, alignment);
    }

    public Draft with(Alignment chosen) {
        return new Draft(id, name, rolled, abilities, race, characterClass, Optional.of(chosen));
    }
}
