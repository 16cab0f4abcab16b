package org.woodgrain.cli.play;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.FastDice;
import org.woodgrain.dice.language.DiceExpression;
import org.woodgrain.dice.odds.Odds;
import org.woodgrain.press.odds.OddsTable;
import org.woodgrain.press.odds.OddsWords;
import org.woodgrain.press.odds.Shares;

/** Dice that are thrown beside the game: nothing of them is logged, and they move none of the campaign's own. */
final class DiceBeside {
    private static final int ROWS = 24;

    private final Dice dice = FastDice.seeded(new SecureRandom().nextLong());

    /**
     * Throws an expression.
     *
     * @throws org.woodgrain.dice.DiceException if it is none
     */
    String thrown(String expression) {
        return DiceExpression.parse(expression).roll(dice, DiceStream.PLAYERS).toString();
    }

    /**
     * Tells the odds of an expression.
     *
     * @throws org.woodgrain.dice.DiceException if it has none
     */
    List<String> odds(String expression) {
        Odds odds = Odds.of(DiceExpression.parse(expression));
        List<String> lines = new ArrayList<>(OddsWords.standing(odds));
        lines.add(String.join("; ", OddsWords.figures(odds)) + ".");
        for (OddsTable.Row row :
                OddsTable.of(OddsWords.distribution(odds), ROWS, false).rows()) {
            lines.add("%12s  %s".formatted(row.outcome(), Shares.percent(row.chance())));
        }
        if (odds instanceof Odds.Repeated repeated) {
            lines.addAll(OddsWords.ranks(repeated));
        }
        return lines;
    }
}
