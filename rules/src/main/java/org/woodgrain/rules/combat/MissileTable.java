package org.woodgrain.rules.combat;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;

/**
 * How far missiles fly.
 *
 * @param original ranges of the original profile by weapon id
 * @param classic likewise of the classic; a weapon that is missing there keeps its original figures
 */
public record MissileTable(Map<String, Ranges> original, Map<String, Ranges> classic) {

    public MissileTable {
        original = Collections.unmodifiableMap(new TreeMap<>(original));
        classic = Collections.unmodifiableMap(new TreeMap<>(classic));
    }

    /**
     * Farthest short, medium and long distance in feet underground, yards outdoors.
     *
     * @param alwaysMedium for thrown axes, hammers and spears, whose one range is medium throughout
     * @param roundsPerShot 1, or 2 for what is slow to load
     */
    public record Ranges(int shortTo, int mediumTo, int longTo, boolean alwaysMedium, int roundsPerShot) {
        /** The band of a distance; empty beyond long range. */
        Optional<RangeBand> band(int distance) {
            if (alwaysMedium) {
                return distance <= mediumTo ? Optional.of(RangeBand.MEDIUM) : Optional.empty();
            }
            if (distance <= shortTo) {
                return Optional.of(RangeBand.SHORT);
            }
            if (distance <= mediumTo) {
                return Optional.of(RangeBand.MEDIUM);
            }
            return distance <= longTo ? Optional.of(RangeBand.LONG) : Optional.empty();
        }

        /** The farthest distance that is reached at all. */
        public int farthest() {
            return alwaysMedium ? mediumTo : longTo;
        }

        /** A range parted in thirds, as monsters' missiles have it. */
        public static Ranges thirds(int farthest) {
            return new Ranges(farthest / 3, farthest * 2 / 3, farthest, false, 1);
        }

        /** The band of a distance for a monster's missile. */
        public Optional<RangeBand> at(int distance) {
            return band(distance);
        }
    }

    /** The ranges of a weapon; empty if it does not fly. */
    @Rule("CB-15")
    public Optional<Ranges> ranges(Ruleset ruleset, String weapon) {
        Ranges found = ruleset.classic() && classic.containsKey(weapon) ? classic.get(weapon) : original.get(weapon);
        return Optional.ofNullable(found);
    }

    /** The band at which a weapon reaches a distance; empty if it does not. */
    @Rule({"CB-14", "CB-15"})
    public Optional<RangeBand> band(Ruleset ruleset, String weapon, int distance) {
        return ranges(ruleset, weapon).flatMap(ranges -> ranges.band(distance));
    }
}
