package org.woodgrain.lab.fights;

import java.util.List;

/**
 * What comes of a small melee; chances and means are good to 12 digits after the point.
 *
 * @param wins the chance of each side
 * @param both the chance that nobody is left
 * @param rounds how many it takes on average
 * @param lost hit points that each side loses on average
 * @param fallen of each side, by number from 0 on, the chance that so many fall
 * @param slain by fighter, those of the first side first, the chance that he falls
 */
public record MeleeEnd(
        List<Double> wins,
        double both,
        double rounds,
        List<Double> lost,
        List<List<Double>> fallen,
        List<Double> slain) {
    public MeleeEnd {
        wins = List.copyOf(wins);
        lost = List.copyOf(lost);
        fallen = fallen.stream().map(List::copyOf).toList();
        slain = List.copyOf(slain);
    }
}
