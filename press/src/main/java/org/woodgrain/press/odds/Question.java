package org.woodgrain.press.odds;

import org.woodgrain.dice.language.DiceExpression;
import org.woodgrain.dice.odds.Odds;

/** An expression and its odds. */
public record Question(DiceExpression expression, Odds odds) {

    /** The label where there is one, else the text. */
    public String name() {
        return expression.label().filter(label -> !label.isEmpty()).orElse(expression.text());
    }
}
