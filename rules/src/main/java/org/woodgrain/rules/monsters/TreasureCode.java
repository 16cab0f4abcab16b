package org.woodgrain.rules.monsters;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.RulesException;

/**
 * What treasure a creature has.
 *
 * @param letter type of lair treasure; empty if none
 * @param extraGold added when any lair treasure is found
 * @param carriedSilver silver on each creature, found outside lairs too
 */
public record TreasureCode(Optional<String> letter, int extraGold, Formula carriedSilver) {
    public static final TreasureCode NONE = new TreasureCode(Optional.empty(), 0, Formula.fixed(0));

    private static final Pattern LAIR = Pattern.compile("([A-I]\\d?)(?: \\+ (\\d+) gp)?");
    private static final Pattern EACH = Pattern.compile("(\\S+) sp each");

    /**
     * Reads the column.
     *
     * @throws RulesException if it is neither a type nor coins carried
     */
    public static TreasureCode parse(String text) {
        if (text.isBlank()) {
            return NONE;
        }
        Matcher lair = LAIR.matcher(text);
        if (lair.matches()) {
            int gold = lair.group(2) == null ? 0 : Integer.parseInt(lair.group(2));
            return new TreasureCode(Optional.of(lair.group(1)), gold, Formula.fixed(0));
        }
        Matcher each = EACH.matcher(text);
        if (each.matches()) {
            return new TreasureCode(Optional.empty(), 0, MonsterText.formula(each.group(1)));
        }
        throw new RulesException("no treasure type: \"" + text + "\"");
    }
}
