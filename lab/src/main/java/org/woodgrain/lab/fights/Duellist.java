package org.woodgrain.lab.fights;

/**
 * All of a fighter that matters in a duel.
 *
 * @param label as told
 * @param hitPoints those he begins with, at least 1
 * @param harm what all his blows of one round do together
 */
record Duellist(String label, Points hitPoints, Points harm) {}
