package org.woodgrain.rules.exploration;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.RulesException;
import org.woodgrain.rules.Throws;

/**
 * Chances in a hundred to drown for one who goes into deep water.
 *
 * @param original by armour: {@code plate}, {@code chain-type}, {@code leather}, {@code none}
 * @param classic what adds up in the classic game, by the id of its row
 */
public record Drowning(Map<String, Integer> original, Map<String, Integer> classic) {
    private static final String ARMOR = "armor-";
    private static final int MODERATE = 300;
    private static final int HEAVY = 750;

    /** What one has on. */
    public enum Armor {
        NONE("none", "none"),
        LEATHER("leather", "leather"),
        CHAIN("chain-type", "chain"),
        PLATE("plate", "plate");

        private final String original;
        private final String classic;

        Armor(String original, String classic) {
            this.original = original;
            this.classic = classic;
        }
    }

    /**
     * How one goes into the water.
     *
     * @param load besides the armour, in tenths of a pound
     */
    public record Swimmer(Armor armor, boolean shield, int load, boolean rough, boolean fighting) {}

    public Drowning {
        original = Collections.unmodifiableMap(new TreeMap<>(original));
        classic = Collections.unmodifiableMap(new TreeMap<>(classic));
    }

    /** Whether the classic game asks for a throw at all: not in calm water, light and unarmoured, in peace. */
    @Rule("HZ-20")
    public static boolean risky(Swimmer swimmer) {
        return swimmer.rough()
                || swimmer.armor() != Armor.NONE
                || swimmer.shield()
                || swimmer.load() > HEAVY
                || swimmer.fighting();
    }

    /** The chance of the classic game. */
    @Rule("HZ-21")
    public int classic(Swimmer swimmer) {
        int sum = figure(classic, ARMOR + swimmer.armor().classic)
                + (swimmer.shield() ? figure(classic, "shield") : 0)
                + figure(
                        classic,
                        swimmer.load() > HEAVY
                                ? "load-heavy"
                                : swimmer.load() > MODERATE ? "load-moderate" : "load-light")
                + figure(classic, swimmer.rough() ? "water-rough" : "water-calm")
                + (swimmer.fighting() ? figure(classic, "fighting") : 0);
        return Math.min(figure(classic, "cap"), sum);
    }

    /** The chance of the original game; one without armour who went in of his own will is in no danger. */
    public int original(Armor armor) {
        return armor == Armor.NONE ? 0 : figure(original, armor.original);
    }

    /**
     * The chance in a hundred of one in the water; 0 if nothing is thrown.
     *
     * @param entering whether he has only now come into it; the original game asks no more
     */
    @Rule({"HZ-20", "HZ-21"})
    public int chance(Profile profile, Swimmer swimmer, boolean entering) {
        return switch (profile) {
            case ORIGINAL -> entering ? original(swimmer.armor()) : 0;
            case CLASSIC -> risky(swimmer) ? classic(swimmer) : 0;
        };
    }

    /** The rule by which somebody drowns. */
    public static String rule(Profile profile) {
        return profile == Profile.CLASSIC ? "HZ-21" : "NA-80";
    }

    /** Whether he goes under. */
    public static boolean drowns(Throws dice, Profile profile, String name, int chance) {
        return dice.of(rule(profile), "drowning")
                .by(name)
                .on(DiceStream.PLAYERS)
                .atMost(chance)
                .roll(1, 100)
                .success();
    }

    private static int figure(Map<String, Integer> figures, String name) {
        Integer found = figures.get(name);
        if (found == null) {
            throw new RulesException("no chance to drown for " + name);
        }
        return found;
    }
}
