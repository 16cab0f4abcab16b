package org.woodgrain.rules.realm;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.woodgrain.rules.Ratio;
import org.woodgrain.rules.Rule;

/**
 * A kind of man-at-arms.
 *
 * @param id such as {@code "heavy-foot"}
 * @param name as shown: "Heavy foot"
 * @param halves pay in half gold pieces a month, by people; no entry for those who do not serve so
 * @param found how many of those who answer a search are of this kind, by people
 * @param morale in the classic profile, 2 to 12
 */
public record Soldier(String id, String name, SortedMap<Kin, Integer> halves, SortedMap<Kin, Ratio> found, int morale) {
    public Soldier {
        halves = Collections.unmodifiableSortedMap(new TreeMap<>(halves));
        found = Collections.unmodifiableSortedMap(new TreeMap<>(found));
    }

    /** Gold pieces a month for so many, rounded up; empty if that people does not serve so. */
    @Rule({"ST-40", "ST-41"})
    public Optional<Integer> wages(Kin kin, int number) {
        return Optional.ofNullable(((Map<Kin, Integer>) halves).get(kin)).map(half -> (half * number + 1) / 2);
    }
}
