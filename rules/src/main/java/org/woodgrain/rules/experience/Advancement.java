package org.woodgrain.rules.experience;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.CharacterTables;
import org.woodgrain.rules.characters.ClassTable;
import org.woodgrain.rules.characters.Peoples;
import org.woodgrain.rules.characters.Race;

/** What experience does to a career, up and down. */
public final class Advancement {
    private Advancement() {}

    /**
     * The total after an award.
     *
     * @param capped whether one adventure may raise nobody more than one level, a surplus being cut to a point short of the
     *     second next level
     */
    @Rule("XP-12")
    public static int total(CharacterTables tables, Career career, int gained, boolean capped) {
        int total = career.experience() + gained;
        if (!capped) {
            return total;
        }
        int ceiling = tables.of(career.characterClass()).at(career.level() + 2).experience() - 1;
        return Math.max(career.experience(), Math.min(total, ceiling));
    }

    /** The career with a total of experience and the level it had. */
    public static Career withTotal(Career career, int experience) {
        return new Career(career.characterClass(), career.level(), experience, career.hitDice());
    }

    /** The level that the total gives now, the limit of the people kept. */
    @Rule({"XP-02", "CH-33"})
    public static int due(CharacterTables tables, Race race, Career career) {
        return Math.max(career.level(), Peoples.level(tables, race, career.characterClass(), career.experience()));
    }

    /** Raises a career to a level: only the dice that are added are thrown, the earlier are kept. */
    @Rule("XP-17")
    public static Career raise(CharacterTables tables, Career career, int level, Throws throwing, String name) {
        int wanted = tables.of(career.characterClass()).at(level).hitDice().dice();
        int more = wanted - career.hitDice().size();
        List<Integer> dice = new ArrayList<>(career.hitDice());
        if (more > 0) {
            dice.addAll(throwing.of("XP-17", "hit points of the new level")
                    .by(name)
                    .on(DiceStream.PLAYERS)
                    .roll(more, 6)
                    .faces());
        }
        return new Career(career.characterClass(), level, career.experience(), dice);
    }

    /** A career of the first level, with its dice thrown. */
    @Rule({"CB-17", "CH-11"})
    public static Career begin(CharacterTables tables, CharacterClass of, Throws throwing, String name) {
        int dice = tables.of(of).at(1).hitDice().dice();
        return new Career(
                of,
                1,
                0,
                throwing.of("CB-17", "hit points")
                        .by(name)
                        .on(DiceStream.PLAYERS)
                        .roll(dice, 6)
                        .faces());
    }

    /**
     * The career after a level was drained: experience falls to the middle of the lower level, and with a hit die less the
     * last die thrown is gone. Empty when there was no level left to lose.
     */
    @Rule({"XP-18", "TI-01"})
    public static Optional<Career> drained(CharacterTables tables, Career career) {
        if (career.level() <= 1) {
            return Optional.empty();
        }
        ClassTable table = tables.of(career.characterClass());
        int lower = career.level() - 1;
        int from = table.at(lower).experience();
        int to = table.at(career.level()).experience();
        List<Integer> dice = career.hitDice();
        int kept = Math.min(dice.size(), table.at(lower).hitDice().dice());
        return Optional.of(new Career(career.characterClass(), lower, from + (to - from) / 2, dice.subList(0, kept)));
    }
}
