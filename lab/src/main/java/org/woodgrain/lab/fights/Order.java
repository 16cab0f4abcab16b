package org.woodgrain.lab.fights;

import org.woodgrain.dice.odds.Fraction;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.melee.Initiative;
import org.woodgrain.rules.melee.Matchup;

/**
 * Who strikes first in a round.
 *
 * <p>It makes no difference whether that is thrown anew each round or once for the whole duel: a round that both outlive
 * ends alike, whoever began it.
 *
 * @param first the chance that the first side does
 * @param second the chance that the second does
 * @param together the chance that both strike at the same moment
 */
public record Order(Fraction first, Fraction second, Fraction together) {
    /** A coin is thrown for the first blow. */
    public static final Order COIN = new Order(Points.share(1, 2), Points.share(1, 2), Points.ZERO);

    /** The first side always begins. */
    public static final Order FIRST = new Order(Points.ONE, Points.ZERO, Points.ZERO);

    /** The second side always begins. */
    public static final Order SECOND = new Order(Points.ZERO, Points.ONE, Points.ZERO);

    /** Both always strike at the same moment. */
    public static final Order TOGETHER = new Order(Points.ZERO, Points.ZERO, Points.ONE);

    /** A six-sided die each, and both at the same moment when these are equal. */
    public static final Order DICE = thrown(Initiative.TOGETHER, 0);

    /** The order of two in the engine: the slow last, then the dice, and equal dice by dexterity or thrown again. */
    static Order of(Matchup matchup) {
        if (matchup.actsLast(0) != matchup.actsLast(1)) {
            return matchup.actsLast(0) ? SECOND : FIRST;
        }
        int one = matchup.combatant(0).dexterity();
        int other = matchup.combatant(1).dexterity();
        if (Initiative.individual(matchup.ruleset())) {
            return each(one, other);
        }
        int quicker = matchup.ruleset().original() ? Integer.compare(one, other) : 0;
        return thrown(Initiative.ofTie(matchup.ruleset()), quicker);
    }

    /** What all dice come to where each throws for himself. */
    @Rule("CH-31")
    private static Order each(int quickness, int others) {
        int first = 0;
        int second = 0;
        for (int one = 1; one <= Initiative.SIDES; one++) {
            for (int other = 1; other <= Initiative.SIDES; other++) {
                int lead = Integer.compare(Initiative.own(one, quickness), Initiative.own(other, others));
                first += lead > 0 ? 1 : 0;
                second += lead < 0 ? 1 : 0;
            }
        }
        int all = Initiative.SIDES * Initiative.SIDES;
        return new Order(Points.share(first, all), Points.share(second, all), Points.share(all - first - second, all));
    }

    /**
     * What all dice for initiative come to.
     *
     * @param tie what equal dice come to
     * @param quicker above 0 if the first is the more dexterous, below if the second is
     */
    private static Order thrown(int tie, int quicker) {
        int first = 0;
        int second = 0;
        int together = 0;
        for (int one = 1; one <= Initiative.SIDES; one++) {
            for (int other = 1; other <= Initiative.SIDES; other++) {
                switch (Initiative.of(tie, one, other)) {
                    case 0 -> first++;
                    case 1 -> second++;
                    case Initiative.TOGETHER -> {
                        first += quicker > 0 ? 1 : 0;
                        second += quicker < 0 ? 1 : 0;
                        together += quicker == 0 ? 1 : 0;
                    }
                    default -> {
                        // thrown again until it is settled
                    }
                }
            }
        }
        int settled = first + second + together;
        return new Order(Points.share(first, settled), Points.share(second, settled), Points.share(together, settled));
    }
}
