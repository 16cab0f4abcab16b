package org.woodgrain.rules.characters;

import org.woodgrain.rules.RulesException;

/**
 * The hit dice of a character's level, as "8+2" (CH-63).
 *
 * @param dice six-sided dice, at least 1
 * @param plus points added once, however many the dice
 */
public record HitDice(int dice, int plus) {
    public HitDice {
        if (dice < 1 || plus < 0) {
            throw new RulesException("no such hit dice: " + dice + "+" + plus);
        }
    }

    /** Reads {@code "3"} or {@code "8+2"}. */
    public static HitDice parse(String text) {
        int sign = text.indexOf('+');
        try {
            return sign < 0
                    ? new HitDice(Integer.parseInt(text), 0)
                    : new HitDice(
                            Integer.parseInt(text.substring(0, sign)), Integer.parseInt(text.substring(sign + 1)));
        } catch (NumberFormatException e) {
            throw new RulesException("hit dice are written like 8+2, not \"" + text + "\"", e);
        }
    }

    /** The usual notation. */
    public String label() {
        return plus == 0 ? Integer.toString(dice) : dice + "+" + plus;
    }
}
