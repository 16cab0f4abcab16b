package org.woodgrain.rules.swords;

import org.woodgrain.rules.Rule;
import org.woodgrain.rules.RulesException;

/**
 * The mind of a sword that has a will of its own.
 *
 * @param intelligence 7 to 12; duller swords have no egoism and contend with nobody
 * @param egoism 1 to 12
 * @param extraordinary how many extraordinary abilities it has, 0 to 4
 */
public record SwordMind(int intelligence, int egoism, int extraordinary) {
    /** From here on a sword has a will. */
    public static final int DULLEST = 7;

    /** No sword is cleverer, nor any more wilful. */
    public static final int MOST = 12;

    /** No sword has more extraordinary abilities. */
    public static final int MOST_ABILITIES = 4;

    public SwordMind {
        if (intelligence < DULLEST || intelligence > MOST) {
            throw new RulesException("A sword with a will has an intelligence of 7 to 12, not " + intelligence);
        }
        if (egoism < 1 || egoism > MOST) {
            throw new RulesException("The egoism of a sword is 1 to 12, not " + egoism);
        }
        if (extraordinary < 0 || extraordinary > MOST_ABILITIES) {
            throw new RulesException("A sword has 0 to 4 extraordinary abilities, not " + extraordinary);
        }
    }

    /** What it sets against its bearer when much is at stake. */
    @Rule("SW-50")
    public int total() {
        return intelligence + egoism + extraordinary;
    }
}
