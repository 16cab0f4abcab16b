package org.woodgrain.lab.chance;

import static org.woodgrain.lab.chance.Fact.named;
import static org.woodgrain.lab.chance.Fact.word;

import java.math.RoundingMode;
import java.util.List;
import org.woodgrain.dice.language.DiceExpression;
import org.woodgrain.dice.odds.Distribution;
import org.woodgrain.dice.odds.Fraction;
import org.woodgrain.dice.odds.Odds;
import org.woodgrain.lab.fights.Troop;
import org.woodgrain.rules.RuleOdds;
import org.woodgrain.rules.hirelings.WonMonsters;
import org.woodgrain.rules.monsters.HitDice;

/** Monsters' hit points, and their worth as captives. */
final class MonsterChances {
    private static final int MOST = 500;
    private static final int SIX = 6;
    private static final int EIGHT = 8;

    static final List<Question> ALL = List.of(
            new Question(
                    "hit-points",
                    "a monster having so many hit points or more",
                    "hit-points ogre --at-least 20",
                    List.of(word("monster", "a monster by its name", "orc"), named("at-least", "1 to " + MOST, "")),
                    MonsterChances::hitPoints),
            new Question(
                    "buyer", "finding a buyer for a captive, each month", "buyer", List.of(), MonsterChances::buyer));

    private MonsterChances() {}

    /** What the dice come to is added up exactly; what hit points a sum gives is asked of the hit dice themselves. */
    private static ChanceAnswer hitPoints(Facts facts) {
        Troop troop = facts.troop("monster");
        HitDice hitDice = facts.monster("monster").hitDice();
        int sides = facts.original() ? SIX : EIGHT;
        int least = facts.has("at-least")
                ? facts.number("at-least", 1, MOST)
                : hitDice.total(List.of(middle(hitDice, sides)));
        Distribution sums = sums(hitDice.dice(), sides);
        Fraction reached = Fraction.ZERO;
        Fraction mean = Fraction.ZERO;
        for (int i = 0; i < sums.size(); i++) {
            int points = hitDice.total(List.of((int) sums.outcome(i)));
            reached = points >= least ? reached.plus(sums.chance(i)) : reached;
            mean = mean.plus(sums.chance(i).times(Fraction.of(points)));
        }
        return new AnswerBuilder(facts, Told.of(troop) + " of " + hitDice + " hit dice, with d" + sides + " for each")
                .line("at least " + least + " hit points", reached)
                .line("fewer", Fraction.ONE.minus(reached))
                .note("On average " + mean.decimal().setScale(2, RoundingMode.HALF_EVEN) + " hit points.")
                .rules("CB-17")
                .build();
    }

    private static int middle(HitDice hitDice, int sides) {
        return (hitDice.dice() * (sides + 1) + 1) / 2;
    }

    private static Distribution sums(int dice, int sides) {
        return switch (Odds.of(DiceExpression.parse(dice + "d" + sides))) {
            case Odds.Exact exact -> exact.distribution();
            case Odds.Repeated repeated -> repeated.each();
            case Odds.Estimated estimated -> estimated.sample();
        };
    }

    private static ChanceAnswer buyer(Facts facts) {
        return new AnswerBuilder(facts, "a captive offered in town")
                .yesOrNo(RuleOdds.of(dice -> WonMonsters.bought(dice, "")), "somebody buys", "nobody does this month")
                .build();
    }
}
