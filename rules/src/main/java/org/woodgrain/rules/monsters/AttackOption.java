package org.woodgrain.rules.monsters;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.RulesException;

/** The blows that a creature strikes in one round, when it picks this way of attacking. */
public record AttackOption(List<Blow> blows) {
    private static final Pattern SHAPE =
            Pattern.compile("([a-z-]+)(?: (\\d+d\\d+(?:[+-]\\d+)?(?:x\\d+)?|\\d+))?((?:\\+[a-z][a-z-]*)*)"
                    + "(?: \\(or weapon([+-]\\d+)?\\))?(?: x(\\d+))?");

    public AttackOption {
        blows = List.copyOf(blows);
    }

    /** How many blows there are, each counted as often as it falls. */
    public int count() {
        return blows.stream().mapToInt(Blow::times).sum();
    }

    /**
     * Reads the attacks column: options parted by {@code or}, blows by {@code ;}. {@code none} gives no option.
     *
     * @throws RulesException if a blow cannot be read
     */
    public static List<AttackOption> parseAll(String text) {
        if (text.equals("none")) {
            return List.of();
        }
        List<AttackOption> options = new ArrayList<>();
        for (String option : text.split(" or (?!weapon[)+-])", -1)) {
            List<Blow> blows = new ArrayList<>();
            for (String blow : option.split("; ", -1)) {
                blows.add(blow(blow));
            }
            options.add(new AttackOption(blows));
        }
        return List.copyOf(options);
    }

    private static Blow blow(String text) {
        Matcher found = SHAPE.matcher(text);
        if (!found.matches()) {
            throw new RulesException("no blow: \"" + text + "\"");
        }
        Formula damage = found.group(2) == null ? Formula.fixed(0) : MonsterText.formula(found.group(2));
        List<String> effects = found.group(3).isEmpty()
                ? List.of()
                : List.of(found.group(3).substring(1).split("\\+", -1));
        Optional<Integer> weapon = text.contains("(or weapon")
                ? Optional.of(found.group(4) == null ? 0 : Integer.parseInt(found.group(4)))
                : Optional.empty();
        int times = found.group(5) == null ? 1 : Integer.parseInt(found.group(5));
        return new Blow(found.group(1), damage, effects, weapon, times);
    }
}
