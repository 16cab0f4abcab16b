package org.woodgrain.lab.fights;

import java.util.List;

/**
 * What comes of a duel.
 *
 * @param <N> fractions, or decimals
 * @param wins the chance of each side
 * @param both the chance that both fall
 * @param rounds how many it takes on average
 * @param left of each side, by hit points from 0 on, the chance that it wins with so many left
 */
public record DuelEnd<N>(List<N> wins, N both, N rounds, List<List<N>> left) {
    public DuelEnd {
        wins = List.copyOf(wins);
        left = left.stream().map(List::copyOf).toList();
    }
}
