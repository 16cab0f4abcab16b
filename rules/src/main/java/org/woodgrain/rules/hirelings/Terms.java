package org.woodgrain.rules.hirelings;

import org.woodgrain.rules.Rule;

/**
 * What is offered to a character for entering service.
 *
 * @param gold paid down, in gold pieces
 * @param magic whether a magical thing is given with it, a scroll or potion included
 * @param worship whether a cleric is promised a chapel or room to worship in within three months
 */
public record Terms(int gold, boolean magic, boolean worship) {
    private static final int HUMAN = 100;
    private static final int DWARF = 150;
    private static final int WITHOUT_MAGIC = 300;
    private static final int MOST_FOR_A_DWARF = 3;
    private static final int WITHOUT_WORSHIP = -2;

    /** The least gold at which somebody listens; 0 for those who are given magic and want it. */
    @Rule({"NP-08", "NP-09", "NP-10"})
    public static int least(Calling calling, boolean magic) {
        return switch (calling) {
            case FIGHTING_MAN, CLERIC, HOBBIT -> HUMAN;
            case DWARF -> DWARF;
            case ELF, MAGIC_USER -> magic ? 0 : WITHOUT_MAGIC;
        };
    }

    /** Whether he turns away without a throw. */
    @Rule({"NP-08", "NP-09", "NP-10", "NP-12"})
    public boolean tooLittle(Calling calling) {
        return gold < least(calling, magic);
    }

    /** Added to the reaction, and to the loyalty of one who accepts. */
    @Rule({"NP-09", "NP-10", "NP-11", "NP-12"})
    public int adjustment(Calling calling) {
        return switch (calling) {
            case FIGHTING_MAN, HOBBIT -> steps(calling);
            case CLERIC -> steps(calling) + (worship ? 1 : WITHOUT_WORSHIP);
            case DWARF -> steps(calling);
            case ELF, MAGIC_USER -> magic ? 2 : -1;
        };
    }

    /** How far the gold goes above the least: what an offer made in public adds to the answers (NP-07). */
    @Rule({"NP-09", "NP-12"})
    public int steps(Calling calling) {
        return switch (calling) {
            case FIGHTING_MAN, CLERIC, HOBBIT -> gold >= 4 * HUMAN ? 2 : gold >= 2 * HUMAN ? 1 : 0;
            case DWARF -> Math.clamp((gold - DWARF) / HUMAN, 0, MOST_FOR_A_DWARF);
            case ELF, MAGIC_USER -> 0;
        };
    }

    /** Whether these terms are enough better than earlier ones for another throw: half as much again. */
    @Rule("NP-15")
    public boolean better(Terms before) {
        boolean more = gold > before.gold && 2L * gold >= 3L * before.gold;
        return more || (magic && !before.magic) || (worship && !before.worship);
    }
}
