package org.woodgrain.rules.characters;

import java.util.List;
import java.util.Optional;
import org.woodgrain.rules.Rule;

/** Giving up a class for another, where the campaign allows it. */
public final class ClassChange {
    /** The least score in the prime requisite of the new class. */
    public static final int SCORE = 16;

    private ClassChange() {}

    /** What stands in the way of a change. */
    public enum Bar {
        /** Only men change. */
        RACE("CH-100"),
        /** It is or was his class already. */
        BACK("CH-101"),
        /** Magic-users and clerics do not mix. */
        MIXED("CH-99"),
        /** The score suffices only as it was changed. */
        CHANGED_SCORE("CH-98"),
        /** The score does not suffice. */
        SCORE("CH-97");

        private final String rule;

        Bar(String rule) {
            this.rule = rule;
        }

        public String rule() {
            return rule;
        }
    }

    /**
     * What bars a change of class; empty if nothing does.
     *
     * @param careers the classes that he has and had
     * @param thrown scores as thrown
     * @param counted scores after exchanges
     */
    @Rule({"CH-97", "CH-98", "CH-99", "CH-100", "CH-101"})
    public static Optional<Bar> bar(
            Race race, List<Career> careers, CharacterClass to, Abilities thrown, Abilities counted) {
        if (race != Race.HUMAN) {
            return Optional.of(Bar.RACE);
        }
        if (had(careers, to)) {
            return Optional.of(Bar.BACK);
        }
        if (to == CharacterClass.CLERIC && had(careers, CharacterClass.MAGIC_USER)
                || to == CharacterClass.MAGIC_USER && had(careers, CharacterClass.CLERIC)) {
            return Optional.of(Bar.MIXED);
        }
        Ability prime = PrimeRequisite.of(to);
        if (thrown.of(prime) >= SCORE) {
            return Optional.empty();
        }
        return Optional.of(counted.of(prime) >= SCORE ? Bar.CHANGED_SCORE : Bar.SCORE);
    }

    private static boolean had(List<Career> careers, CharacterClass in) {
        return careers.stream().anyMatch(career -> career.characterClass() == in);
    }

    /**
     * The career in which somebody casts spells: that of the class in which he acts, or of the one that a man has given
     * up.
     */
    @Rule("CH-101")
    public static Career casting(Race race, Career acting, List<Career> careers) {
        if (race != Race.HUMAN || acting.characterClass() != CharacterClass.FIGHTING_MAN) {
            return acting;
        }
        return careers.stream()
                .filter(career -> career.characterClass() != CharacterClass.FIGHTING_MAN)
                .findFirst()
                .orElse(acting);
    }
}
