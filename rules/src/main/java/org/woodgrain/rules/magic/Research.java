package org.woodgrain.rules.magic;

import java.util.Set;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.characters.ClassLevel;
import org.woodgrain.rules.magic.Manufacture.Work;

/** What finding a new spell takes. */
public final class Research {
    private static final int FIRST_GOLD = 2_000;
    private static final int CHANCE = 20;
    private static final int CERTAIN = 100;
    private static final int PAIR = 2;

    private Research() {}

    /** The basic investment for a spell of a level, in gold pieces: it doubles with each level. */
    @Rule("MA-23")
    public static int investment(int level) {
        return FIRST_GOLD << (level - 1);
    }

    /** The gold beyond which nothing is gained. */
    @Rule({"MA-23", "MA-25"})
    public static int most(int level) {
        return investment(level) * CERTAIN / CHANCE;
    }

    /** The research for which so much gold is spent: a week for each level of the spell. */
    @Rule("MA-24")
    public static Work work(int level, int gold) {
        return new Work(gold, level, 1);
    }

    /** The chance in a hundred that so much gold buys: twenty for each whole basic investment. */
    @Rule("MA-25")
    public static int chance(int level, int gold) {
        return Math.min(CERTAIN, CHANCE * (gold / investment(level)));
    }

    /** Whether the search for a spell ends well; thrown when its weeks are over. */
    @Rule("MA-25")
    public static boolean finds(Throws dice, String spell, String name, int chance) {
        return dice.of("MA-25", "finding " + spell)
                .by(name)
                .on(DiceStream.PLAYERS)
                .atMost(chance)
                .roll(1, CERTAIN)
                .success();
    }

    /** The level of a spell that is twice its model in some figures: one more for every two of them. */
    @Rule("MA-22")
    public static int level(Spell model, Set<Figure> doubled) {
        return model.level() + doubled.size() / PAIR;
    }

    /** The highest level of which a caster can use spells; 0 if he can use none. */
    @Rule({"MA-20", "MA-21"})
    public static int castable(ClassLevel level) {
        int highest = 0;
        for (int of = 1; of <= level.spellPlaces().size(); of++) {
            highest = level.places(of) > 0 ? of : highest;
        }
        return highest;
    }
}
