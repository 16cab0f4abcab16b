package org.woodgrain.rules.encounters;

import java.util.Optional;
import org.woodgrain.rules.Formula;

/**
 * What the number of a kind of monster goes by.
 *
 * @param id in the monster table
 * @param inDungeon number appearing in a dungeon; empty if the original figure is used
 * @param original number appearing of the original game
 * @param hitDice dice, a part of a die counted as one
 * @param pack the option pack it belongs to; empty if it is always in play
 */
public record Kind(String id, Optional<Formula> inDungeon, Optional<Formula> original, int hitDice, String pack) {}
