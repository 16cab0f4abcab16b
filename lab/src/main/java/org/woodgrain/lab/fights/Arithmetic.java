package org.woodgrain.lab.fights;

import org.woodgrain.dice.odds.Fraction;

/**
 * What a chain of states is reckoned with.
 *
 * @param <N> the numbers
 */
interface Arithmetic<N> {
    N of(Fraction chance);

    N plus(N one, N other);

    N times(N one, N other);

    N over(N one, N other);
}
