package org.woodgrain.rules.magic;

import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.CharacterTables;

/** The level at which a spell works that is not cast from memory. */
public final class CasterLevel {
    private static final int SCROLL = 6;
    private static final int TOP = 40;

    private CasterLevel() {}

    /** A spell on a scroll: the sixth level, or the lowest level that could cast it if that is higher. */
    @Rule("MI-071")
    public static int scroll(CharacterTables characters, Spell spell) {
        int level = 1;
        while (level < TOP && characters.of(spell.caster()).at(level).places(spell.level()) == 0) {
            level++;
        }
        return Math.max(SCROLL, level);
    }
}
