package org.woodgrain.rules.monsters;

import org.woodgrain.rules.Formula;
import org.woodgrain.rules.RulesException;

/** Reading of what the columns of the monster table share. */
final class MonsterText {
    private MonsterText() {}

    static Formula formula(String text) {
        return Formula.parse(text).orElseThrow(() -> new RulesException("no dice: \"" + text + "\""));
    }
}
