package org.woodgrain.rules.encounters;

import org.woodgrain.rules.monsters.Intelligence;

/**
 * What matters of those who run after somebody.
 *
 * @param number how many run
 * @param mind of the cleverest kind among them
 * @param undead whether they are undead, whom nothing distracts
 * @param mindless whether they have no will of their own: undead without mind, constructs, oozes
 * @param fireproof whether fire does not harm them
 * @param greedy whether they care for treasure: semi-intelligent or better, with a treasure of their kind
 * @param scent whether they track by scent
 * @param relentless whether they never give up
 */
public record Pursuers(
        int number,
        Intelligence mind,
        boolean undead,
        boolean mindless,
        boolean fireproof,
        boolean greedy,
        boolean scent,
        boolean relentless) {}
