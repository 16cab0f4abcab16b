package org.woodgrain.rules.monsters;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.RulesException;
import org.woodgrain.rules.Throws;

/**
 * A creature's hit dice: {@code 3}, {@code 1-1}, {@code 4+1}, {@code 1/2}, {@code 3*}.
 *
 * @param dice whole dice thrown, at least 1
 * @param plus added to the throw; less than 0 is taken off
 * @param part 2 or 6 when one die is thrown and halved or taken a sixth of; else 1
 * @param stars marks of special powers that the text carried
 */
public record HitDice(int dice, int plus, int part, int stars) {
    private static final Pattern SHAPE = Pattern.compile("(\\d+)(?:/(\\d+))?([+-]\\d+)?(\\*{0,3})");

    /** A number of whole dice. */
    public static HitDice of(int dice) {
        return new HitDice(dice, 0, 1, 0);
    }

    /**
     * Reads hit dice.
     *
     * @throws RulesException if the text is none
     */
    public static HitDice parse(String text) {
        Matcher found = SHAPE.matcher(text.strip());
        if (!found.matches()) {
            throw new RulesException("no hit dice: \"" + text + "\"");
        }
        int dice = Integer.parseInt(found.group(1));
        int part = found.group(2) == null ? 1 : Integer.parseInt(found.group(2));
        int plus = found.group(3) == null ? 0 : Integer.parseInt(found.group(3));
        if (dice < 1 || part < 1 || (part > 1 && (dice > 1 || plus != 0))) {
            throw new RulesException("no hit dice: \"" + text + "\"");
        }
        return new HitDice(dice, plus, part, found.group(4).length());
    }

    /** Whether it has less than one whole die. */
    public boolean belowOne() {
        return part > 1 || (dice == 1 && plus < 0);
    }

    /** Dice counted up: any plus is one die more, any part of a die is one (CB-32, XP-04). */
    public int roundedUp() {
        return plus > 0 ? dice + 1 : dice;
    }

    /**
     * Throws the hit points of one creature, at least 1.
     *
     * @param sides of each die: 6 original, 8 classic
     */
    public int roll(Throws dice, int sides, String whose) {
        Throws.Throw how = dice.of("CB-17", "hit points")
                .by(whose)
                .on(DiceStream.CONTENT)
                .secret()
                .plus(plus);
        int total = how.roll(this.dice, sides).total();
        return Math.max(1, (total + part - 1) / part);
    }

    /** The hit points of dice that have fallen already, at least 1. */
    public int total(List<Integer> faces) {
        int sum = plus;
        for (int face : new ArrayList<>(faces)) {
            sum += face;
        }
        return Math.max(1, (sum + part - 1) / part);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder().append(dice);
        if (part > 1) {
            text.append('/').append(part);
        }
        if (plus != 0) {
            text.append(plus > 0 ? "+" : "").append(plus);
        }
        return text.append("*".repeat(stars)).toString();
    }
}
