package org.woodgrain.rules.monsters;

import java.util.List;
import org.woodgrain.rules.Formula;

/** What a creature withstands or is weak against. */
public sealed interface Resistance extends Power {
    record Immune(List<String> to) implements Resistance {
        public Immune {
            to = List.copyOf(to);
        }
    }

    /** Anything else does no damage (CC-09). */
    record HarmedOnly(List<String> by) implements Resistance {
        public HarmedOnly {
            by = List.copyOf(by);
        }
    }

    /** Damage halved, at least 1. */
    record Half(List<String> from) implements Resistance {
        public Half {
            from = List.copyOf(from);
        }
    }

    /** Each die of that force does more. */
    record Weak(String force, int more) implements Resistance {}

    record ResistMagic(int chance) implements Resistance {}

    record Incorporeal() implements Resistance {}

    /** Added to a throw when the condition holds. */
    record Bonus(String throwName, int plus, List<String> when) implements Resistance {
        public Bonus {
            when = List.copyOf(when);
        }
    }

    /** Added to throws to hit and to damage with magic weapons against some kinds of foe. */
    record Versed(List<String> foes, int toHit, int damage) implements Resistance {
        public Versed {
            foes = List.copyOf(foes);
        }
    }

    /** Damage that depends on where the target is, in the original profile. */
    record Situational(String condition, Formula then, Formula otherwise) implements Resistance {}

    /** Regains points from the delay-th round after its first wound. */
    record Regenerate(int points, int delay, List<String> stops, boolean whenDead) implements Resistance {
        public Regenerate {
            stops = List.copyOf(stops);
        }
    }

    /** Acts so many rounds more at 0 hit points. */
    record FightsOn(int rounds) implements Resistance {}

    /** With no hit points left, but not fewer than so many, lies senseless and is not dead. */
    record Lingers(int lowest) implements Resistance {}

    record Gaseous(List<String> when) implements Resistance {
        public Gaseous {
            when = List.copyOf(when);
        }
    }

    record Banes(List<String> against) implements Resistance {
        public Banes {
            against = List.copyOf(against);
        }
    }
}
