package org.woodgrain.rules.equipment;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.woodgrain.rules.RulesException;

/** Dice of damage: {@code 1d6+1}. */
public record DamageDice(int dice, int sides, int plus) {
    private static final Pattern WRITTEN = Pattern.compile("(\\d+)d(\\d+)(?:\\+(\\d+))?");

    public static final DamageDice D6 = new DamageDice(1, 6, 0);

    /** Reads {@code "1d6"} or {@code "1d6+1"}. */
    public static DamageDice parse(String text) {
        Matcher match = WRITTEN.matcher(text);
        if (!match.matches()) {
            throw new RulesException("damage is written like 1d6+1, not \"" + text + "\"");
        }
        String plus = match.group(3);
        return new DamageDice(
                Integer.parseInt(match.group(1)),
                Integer.parseInt(match.group(2)),
                plus == null ? 0 : Integer.parseInt(plus));
    }
}
