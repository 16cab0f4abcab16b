package org.woodgrain.rules.magic;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.CharacterClass;

/**
 * What wizards can make, and what it takes.
 *
 * @param things by kind, such as {@code "MI-054"} or {@code "MI-017/EQI-03"}; scrolls of spells are not among them
 */
@Rule({"MA-31", "MA-33", "MA-34", "MA-35"})
public record Manufacture(Map<String, Work> things) {
    /** The level from which a magic-user can make things. */
    public static final int LEVEL = 11;

    /** The most spells that a scroll has room for. */
    public static final int SPELLS = 7;

    private static final int SPELL_GOLD = 100;
    private static final int EIGHTHS = 8;
    private static final int LEAST_EIGHTHS = 4;

    public Manufacture {
        things = Collections.unmodifiableMap(new LinkedHashMap<>(things));
    }

    /**
     * A piece of work.
     *
     * @param gold it costs, in gold pieces
     * @param weeks it takes
     * @param quantity of things that come of it
     */
    public record Work(int gold, int weeks, int quantity) {
        /** The same piece of work so many times over. */
        public Work times(int many) {
            return new Work(gold * many, weeks * many, quantity * many);
        }
    }

    /** Whether somebody can make magic things. */
    @Rule("MA-30")
    public static boolean open(CharacterClass acting, int level) {
        return acting == CharacterClass.MAGIC_USER && level >= LEVEL;
    }

    /** The work that one thing of a kind takes; empty for what nobody makes. */
    public Optional<Work> work(String kind) {
        return Optional.ofNullable(things.get(kind));
    }

    /** The work of writing a scroll with spells of these levels. */
    @Rule("MA-32")
    public static Work scroll(List<Integer> levels) {
        int all = levels.stream().mapToInt(Integer::intValue).sum();
        return new Work(all * SPELL_GOLD, all, 1);
    }

    /** What a buyer pays for a thing that costs so much to make, in the same coin, by a d6. */
    @Rule("MA-36")
    public static int price(int cost, int die) {
        return cost * (LEAST_EIGHTHS + die) / EIGHTHS;
    }
}
