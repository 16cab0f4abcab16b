package org.woodgrain.lab.fights;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.woodgrain.dice.DiceException;
import org.woodgrain.dice.language.DiceExpression;
import org.woodgrain.dice.odds.Odds;

/** Reads one side of a duel of given numbers: {@code 1d6+1 points, 15 to hit, 1d6 damage}; further blows follow. */
public final class GivenSide {
    private static final int TWENTY = 20;
    private static final int MOST_POINTS = 200;
    private static final int MOST_BLOWS = 8;
    private static final Pattern POINTS = Pattern.compile("(\\S.*?)\\s+points");
    private static final Pattern TO_HIT = Pattern.compile("(\\d{1,3})\\s+to\\s+hit");
    private static final Pattern DAMAGE = Pattern.compile("(\\S.*?)\\s+damage");

    /** A number of fighters before the dice, as a troop has it. */
    private static final Pattern SEVERAL = Pattern.compile("\\d+\\s+\\d*[dD]?\\d.*");

    private GivenSide() {}

    /** Whether a side is written in numbers, and not as a creature. */
    public static boolean looksLike(String side) {
        return POINTS.matcher(side.strip().split(",", -1)[0].strip()).matches();
    }

    static Duellist read(String side) {
        String[] parts = side.strip().split("\\s*,\\s*", -1);
        if (parts.length < 3 || parts.length % 2 == 0 || parts.length > 1 + 2 * MOST_BLOWS) {
            throw expected(side);
        }
        Points hitPoints = thrown(match(POINTS, parts[0], side));
        Points harm = Points.always(0);
        for (int i = 1; i < parts.length; i += 2) {
            int need = Integer.parseInt(match(TO_HIT, parts[i], side));
            int faces = Math.clamp(TWENTY + 1 - need, 0, TWENTY);
            harm = harm.and(thrown(match(DAMAGE, parts[i + 1], side)).onlyWith(Points.share(faces, TWENTY)));
        }
        return new Duellist(side.strip(), hitPoints, harm);
    }

    private static String match(Pattern pattern, String part, String side) {
        Matcher match = pattern.matcher(part.strip());
        if (!match.matches()) {
            throw expected(side);
        }
        return match.group(1);
    }

    private static FightsException expected(String side) {
        return new FightsException("\"" + side + "\" is no side in numbers: 1d6+1 points, 15 to hit, 1d6 damage"
                + " is expected, with a throw to hit and a damage for each of up to " + MOST_BLOWS + " blows");
    }

    private static Points thrown(String dice) {
        try {
            DiceExpression expression = DiceExpression.parse(dice);
            if (expression.most() <= MOST_POINTS
                    && Odds.of(expression) instanceof Odds.Exact exact
                    && exact.depth() == 0) {
                return Points.atLeastOne(exact.distribution());
            }
        } catch (DiceException unread) {
            throw new FightsException("\"" + dice + "\" cannot be thrown: " + unread.getMessage()
                    + (SEVERAL.matcher(dice).matches() ? "; a side in numbers is one alone" : ""));
        }
        throw new FightsException("\"" + dice + "\" is no throw of dice with exact odds and at most " + MOST_POINTS);
    }
}
