package org.woodgrain.rules.characters;

import java.util.List;
import org.woodgrain.rules.Rule;

/**
 * One level of a class.
 *
 * @param level 1 or more
 * @param title as printed, or the top title with the ordinal of the level (CH-66)
 * @param evilTitle title of a chaotic cleric (CH-84); for other classes the same as {@code title}
 * @param experience points needed
 * @param hitDice dice for accumulative hits
 * @param thac0 the throw that hits armour class 0
 * @param spellPlaces spells that can be kept ready, first level first; empty for fighting-men
 */
public record ClassLevel(
        int level,
        String title,
        String evilTitle,
        int experience,
        HitDice hitDice,
        int thac0,
        List<Integer> spellPlaces) {
    public ClassLevel {
        spellPlaces = List.copyOf(spellPlaces);
    }

    /** The title that a character of this alignment carries. */
    @Rule({"CH-84", "CH-105"})
    public String title(Alignment alignment) {
        return alignment == Alignment.CHAOS ? evilTitle : title;
    }

    /** How many spells of a spell level can be kept ready. */
    public int places(int spellLevel) {
        return spellLevel >= 1 && spellLevel <= spellPlaces.size() ? spellPlaces.get(spellLevel - 1) : 0;
    }
}
