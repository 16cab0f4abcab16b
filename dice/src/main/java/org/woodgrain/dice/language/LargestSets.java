package org.woodgrain.dice.language;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Finds the most dice that show the same. */
final class LargestSets {
    private LargestSets() {}

    /** Marks the dice of the largest set, of several the highest, and counts them; 0 without dice. */
    static long mark(List<Unit> units) {
        Map<Long, Integer> many = new TreeMap<>();
        units.forEach(unit -> many.merge(unit.value(), 1, Integer::sum));
        long value = 0;
        int most = 0;
        for (Map.Entry<Long, Integer> set : many.entrySet()) {
            if (set.getValue() >= most) {
                most = set.getValue();
                value = set.getKey();
            }
        }
        for (Unit unit : units) {
            if (unit.value() == value) {
                unit.dice().getLast().mark(DiceResult.Mark.SUCCESS);
            }
        }
        return most;
    }
}
