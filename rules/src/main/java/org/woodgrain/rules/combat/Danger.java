package org.woodgrain.rules.combat;

import org.woodgrain.rules.Rule;

/** What is saved against (CB-25). */
@Rule("CB-25")
public enum Danger {
    /** Poison and death rays. */
    DEATH,
    /** Wands of every kind, and polymorph. */
    WANDS,
    /** Paralysis: with the wands in the original profile, a column near that of stone in the classic. */
    PARALYSIS,
    /** Petrification. */
    STONE,
    /** Breath of dragons. */
    BREATH,
    /** Staves and spells. */
    SPELLS
}
