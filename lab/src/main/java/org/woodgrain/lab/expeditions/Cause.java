package org.woodgrain.lab.expeditions;

import java.util.Locale;

/**
 * What somebody was lost to.
 *
 * @param kind of cause
 * @param what in words: a kind of monster, or the harm itself; may be empty
 */
record Cause(Kind kind, String what) {
    /** Kinds of causes. */
    enum Kind {
        MONSTER(""),
        POISON("poison"),
        TRAP("trap"),
        HUNGER("hunger"),
        DROWNING("drowning"),
        FALL("fall"),
        STONE("turned to stone"),
        LEFT_BEHIND("left behind"),
        /** Gone over to monsters, risen as one, or eaten up. */
        TAKEN("taken"),
        HARM("harm");

        private final String label;

        Kind(String label) {
            this.label = label;
        }
    }

    /** As it is printed: {@code goblin}, {@code poison: giant centipede}, {@code trap: darts}. */
    String label() {
        if (kind.label.isEmpty() || what.isEmpty() || kind.label.equals(what)) {
            return what.isEmpty() ? kind.label : what;
        }
        return kind.label + ": " + what;
    }

    /** A kind of monster by its id, in words. */
    static String monster(String id) {
        return id.toLowerCase(Locale.ROOT).replace('-', ' ');
    }
}
