/**
 * The chances of the game itself, for given facts, from the functions that play calls.
 *
 * <p>Make one {@link org.woodgrain.lab.chance.Chances} from a rulebook and keep it. {@code questions()} lists what can be
 * asked and which facts each question takes, with what is expected of each and what holds if it is left out.
 * {@code ask(ruleset, "door", Map.of("forcers", "3", "strength", "16,12,9"))} answers one question; {@code
 * ask(ruleset, List.of("door", "--forcers", "3"))} takes it as it is typed. An {@link org.woodgrain.lab.chance.ChanceAnswer}
 * has the chance of each outcome, exact or estimated as its type says, and the ids of the rules; {@code named()} gives
 * the same as maps and lists for JSON. What cannot be answered is a {@link org.woodgrain.lab.chance.ChanceException}
 * with one line for the user.
 */
@NullMarked
package org.woodgrain.lab.chance;

import org.jspecify.annotations.NullMarked;
