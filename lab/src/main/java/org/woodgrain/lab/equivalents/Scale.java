package org.woodgrain.lab.equivalents;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.woodgrain.dice.odds.Interval;
import org.woodgrain.lab.fights.FightsException;
import org.woodgrain.lab.fights.Kind;
import org.woodgrain.lab.fights.Kit;
import org.woodgrain.lab.fights.Setting;
import org.woodgrain.lab.fights.SideReader;
import org.woodgrain.lab.fights.Simulation;
import org.woodgrain.lab.fights.Tally;
import org.woodgrain.lab.fights.Troop;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.rulebook.Rulebook;

/**
 * Weighs one monster against fighters of one level.
 *
 * <p>Steps of the scale run from one fighter against {@link #MOST} monsters, which is {@code 1 - MOST}, over one against
 * one, which is 0, to {@link #MOST} fighters against one monster, which is {@code MOST - 1}. With each step the fighters
 * win more often.
 */
final class Scale {
    /** Of fighters or monsters. */
    static final int MOST = SideReader.MOST;

    /** Fights by which the region is found in which more are worth fighting. */
    private static final long FEW = 200;

    /** How often a bracket that chance has misplaced is moved. */
    private static final int MOVES = 6;

    /** Fighters by whom it is tried whether a monster can be harmed, and how often. */
    private static final int MANY = 6;

    private static final long TRIALS = 50;
    private static final double HALF = 0.5;
    private static final double ERRORS = 1.96;

    private final Rulebook book;
    private final Yardstick yardstick;
    private final Monster monster;
    private final int level;
    private final Kit kit;
    private final Map<Integer, Double> rough = new HashMap<>();
    private final Map<Integer, Double> fine = new HashMap<>();

    Scale(Rulebook book, Yardstick yardstick, Monster monster, int level, Kit kit) {
        this.book = book;
        this.yardstick = yardstick;
        this.monster = monster;
        this.level = level;
        this.kit = kit;
    }

    /** Looks for the balance, first near a step. */
    Match balance(int near) {
        int low = near;
        int high = near;
        for (int stride = 1; rough(low) >= HALF && low > 1 - MOST; stride *= 2) {
            high = low;
            low = Math.max(1 - MOST, low - stride);
        }
        for (int stride = 1; rough(high) < HALF && high < MOST - 1; stride *= 2) {
            low = high;
            high = Math.min(MOST - 1, high + stride);
        }
        while (high - low > 1) {
            int middle = Math.floorDiv(low + high, 2);
            if (rough(middle) < HALF) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return settle(Math.min(low, MOST - 2));
    }

    /** Fights all fights on both sides of a step, and moves on if the balance is not between them. */
    private Match settle(int guess) {
        int low = guess;
        for (int moves = 0; moves < MOVES; moves++) {
            if (fine(low) >= HALF && low > 1 - MOST) {
                low--;
            } else if (fine(low + 1) < HALF && low + 1 < MOST - 1) {
                low++;
            } else {
                break;
            }
        }
        if (fine(low + 1) < HALF) {
            return new Match.Over(level, MOST);
        }
        return fine(low) >= HALF && low == 1 - MOST ? new Match.Under(level, MOST) : between(low);
    }

    private Match between(int low) {
        double below = fine(low);
        double above = fine(low + 1);
        double part = above > below ? Math.clamp((HALF - below) / (above - below), 0, 1) : HALF;
        double error = above > below ? error(below, above) : 1;
        return new Match.Found(
                level,
                number(low, part),
                new Interval(number(low, part - ERRORS * error), number(low, part + ERRORS * error)),
                tried(low),
                tried(low + 1));
    }

    /** The standard error of the part of the step at which the chance is a half. */
    private double error(double below, double above) {
        double wide = (above - below) * (above - below);
        double of = (above - HALF) * Math.sqrt(below * (1 - below) / yardstick.fights()) / wide;
        double and = (HALF - below) * Math.sqrt(above * (1 - above) / yardstick.fights()) / wide;
        return Math.hypot(of, and);
    }

    /** The number of fighters at a part of the way from a step to the next. */
    private static double number(int step, double part) {
        double at = step + part;
        return at >= 0 ? at + 1 : 1 / (1 - at);
    }

    /** The step nearest below a match. */
    static int step(Match match) {
        double number = match.number();
        return number >= 1 ? (int) number - 1 : 1 - (int) Math.ceil(1 / number);
    }

    private Match.Tried tried(int step) {
        return new Match.Tried(fighters(step), monsters(step), fine(step));
    }

    private static int fighters(int step) {
        return Math.max(1, step + 1);
    }

    private static int monsters(int step) {
        return Math.max(1, 1 - step);
    }

    private double rough(int step) {
        return rough.computeIfAbsent(step, at -> chance(at, Math.min(FEW, yardstick.fights())));
    }

    private double fine(int step) {
        return fine.computeIfAbsent(step, at -> chance(at, yardstick.fights()));
    }

    private double chance(int step, long fights) {
        Setting setting = setting(fighters(step), monsters(step));
        try {
            Tally tally = fight(setting, fights);
            return (tally.won(0) + tally.won(Tally.NEITHER) / 2.0) / tally.fights();
        } catch (FightsException endless) {
            // nobody wins any of them, and each counts half
            return HALF;
        }
    }

    /** Whether the monster does the fighters any harm. */
    boolean harmed() {
        Setting setting = setting(1, MANY);
        try {
            Tally tally = fight(setting, TRIALS);
            return tally.meanLost(0) + tally.meanSlain(0) + tally.meanHelpless(0) > 0;
        } catch (FightsException endless) {
            return false;
        }
    }

    private Tally fight(Setting setting, long fights) {
        return new Simulation(setting, yardstick.seed(), fights).run(1, done -> {});
    }

    private Setting setting(int fighters, int monsters) {
        Troop company = new Troop(fighters, new Kind.Classed(CharacterClass.FIGHTING_MAN, level, Race.HUMAN), kit);
        Troop foes = new Troop(monsters, new Kind.Beast(monster), Kit.NONE);
        return new Setting(
                book, Ruleset.of(yardstick.profile()), List.of(company), List.of(foes), yardstick.conditions());
    }

    /** What the monster can do and these fights do not count. */
    List<String> uncounted() {
        return setting(1, 1).uncounted().stream()
                .filter(each -> each.startsWith(monster.name() + ": "))
                .map(each -> each.substring(monster.name().length() + 2))
                .toList();
    }

    /**
     * Whether the gear does the monster any harm.
     *
     * @throws FightsException if it cannot fight in the arena
     */
    boolean harms() {
        Setting setting = setting(MANY, 1);
        try {
            return fight(setting, TRIALS).meanLost(1) > 0;
        } catch (FightsException endless) {
            return false;
        }
    }
}
