package org.woodgrain.cli.odds;

import org.woodgrain.dice.language.DiceExpression;
import org.woodgrain.dice.odds.Odds;

/** An expression and its odds. */
record Question(DiceExpression expression, Odds odds) {

    /** The label where there is one, else the text. */
    String name() {
        return expression.label().filter(label -> !label.isEmpty()).orElse(expression.text());
    }
}
