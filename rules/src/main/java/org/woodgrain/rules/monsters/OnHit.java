package org.woodgrain.rules.monsters;

import java.util.List;
import org.woodgrain.rules.Formula;

/** What happens when a blow hits, or on touch. */
public sealed interface OnHit extends Power {
    /** What poison does when the save fails. */
    enum Venom {
        DEATH,
        SLOW_DEATH,
        SICK
    }

    /** Death save; {@code venomous} is the share of the creatures that have it, in hundred. */
    record Poison(int saveBonus, Venom venom, int venomous) implements OnHit {}

    record Paralysis(int saveBonus, Formula turns, List<String> exempt) implements OnHit {
        public Paralysis {
            exempt = List.copyOf(exempt);
        }
    }

    /** Takes levels; the dead rise as {@code spawn}. */
    record Drain(int levels, String spawn) implements OnHit {}

    record Spawn(String as) implements OnHit {}

    record DrainStrength(int points, int turns, String spawn) implements OnHit {}

    record Petrify(int saveBonus) implements OnHit {}

    /** Which illness. */
    enum Illness {
        FEVER,
        ROT
    }

    record Disease(int chance, Illness illness) implements OnHit {}

    record Were(String animal) implements OnHit {}

    record Constrict(Formula damage) implements OnHit {}

    /** What an attached creature takes. */
    enum Feeding {
        BLOOD,
        ACID,
        LEVEL
    }

    /** Damage, or levels, at each interval after fastening; the interval counts turns if {@code inTurns}. */
    record Attach(Feeding feeding, Formula amount, int interval, boolean inTurns) implements OnHit {}

    record Swallow(int margin, Size upTo, Formula damage) implements OnHit {}

    record Hug(Formula damage) implements OnHit {}

    record Tongue(int feet) implements OnHit {}

    record Slime(int rounds, Formula furtherRounds) implements OnHit {}

    record Dissolve(List<String> materials, int rounds) implements OnHit {
        public Dissolve {
            materials = List.copyOf(materials);
        }
    }

    /** Such hits make pieces of so many dice that do that damage; empty damage keeps its own. */
    record Split(List<String> causes, Formula pieces, int dice, Formula damage) implements OnHit {
        public Split {
            causes = List.copyOf(causes);
        }
    }

    record Spores(int chance, int feet, int rounds) implements OnHit {}

    record Disarm(int natural) implements OnHit {}

    /** In the original profile each attack is the venomous blow on 1 to {@code upTo} of a d6 (EN-08). */
    record StingOrBite(int upTo) implements OnHit {}

    record Limbs(int number, int hitPoints, int cut) implements OnHit {}

    record Heads(int number) implements OnHit {}
}
