package org.woodgrain.lab.fights;

import org.woodgrain.dice.odds.Fraction;
import org.woodgrain.rules.melee.Combatant;
import org.woodgrain.rules.melee.Form;
import org.woodgrain.rules.melee.Matchup;
import org.woodgrain.rules.monsters.SpecialAttack;

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
    public static final Order DICE = new Order(Points.share(5, 12), Points.share(5, 12), Points.share(1, 6));

    /** The order of two in the engine: the slow last, then the dice, and equal dice by dexterity or thrown again. */
    static Order of(Matchup matchup) {
        Combatant one = matchup.combatant(0);
        Combatant other = matchup.combatant(1);
        if (late(one) != late(other)) {
            return late(one) ? SECOND : FIRST;
        }
        if (!matchup.ruleset().original()) {
            return COIN;
        }
        int quicker = Integer.compare(one.dexterity(), other.dexterity());
        return quicker == 0
                ? DICE
                : quicker > 0
                        ? new Order(Points.share(7, 12), Points.share(5, 12), Points.ZERO)
                        : new Order(Points.share(5, 12), Points.share(7, 12), Points.ZERO);
    }

    private static boolean late(Combatant who) {
        return who.state().slow()
                || who.power(SpecialAttack.ActsLast.class).isPresent()
                || who.ways().getFirst().blows().stream().anyMatch(Form::last);
    }
}
