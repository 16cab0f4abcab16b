package org.woodgrain.campaign.state;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Where in a list of effects those are that act on something, are of a kind, or have a figure or a text.
 *
 * <p>Never changes. It holds places and not effects, so that lists whose effects differ in nothing that can be looked for
 * share it: time that goes by needs no new one.
 */
final class EffectIndex {
    /** What is awake, by what it acts on. */
    final Places<Effect.On> awake = new Places<>();

    final Places<String> kinds = new Places<>();
    /** By figures that are not 0. */
    final Places<String> numbers = new Places<>();
    /** By texts that are not empty. */
    final Places<String> words = new Places<>();

    EffectIndex(Effect[] all) {
        for (int i = 0; i < all.length; i++) {
            int at = i;
            Effect effect = all[i];
            if (effect.number(Effect.SUSPENDED) == 0) {
                awake.add(effect.on(), at);
            }
            kinds.add(effect.kind(), at);
            effect.numbers().forEach((key, value) -> {
                if (value != 0) {
                    numbers.add(key, at);
                }
            });
            effect.words().forEach((key, text) -> {
                if (!text.isEmpty()) {
                    words.add(key, at);
                }
            });
        }
    }

    /** Whether one effect is found in the same ways as another: nothing but its length, its maker or its name differs. */
    @SuppressWarnings("ReferenceEquality") // what was made anew may be as before, and is then indexed once too often
    static boolean alike(Effect one, Effect other) {
        return one == other
                || one.kind().equals(other.kind())
                        && one.on() == other.on()
                        && one.numbers() == other.numbers()
                        && one.words() == other.words();
    }

    /**
     * Places by a key.
     *
     * @param <K> the keys
     */
    static final class Places<K> {
        private static final int[] NONE = {};

        private final Map<K, int[]> places = new HashMap<>();
        /** A bit for each key, some share one: most keys that are asked for are not there, and need no search. */
        private long bits;

        private void add(K key, int place) {
            bits |= bit(key);
            int[] before = places.get(key);
            int[] more = before == null ? new int[1] : Arrays.copyOf(before, before.length + 1);
            more[more.length - 1] = place;
            places.put(key, more);
        }

        /** Where those of a key are, in ascending order; not to be changed. */
        int[] of(K key) {
            if ((bits & bit(key)) == 0) {
                return NONE;
            }
            int[] found = places.get(key);
            return found == null ? NONE : found;
        }

        private static long bit(Object key) {
            return 1L << (key.hashCode() * 0x9E3779B9 >>> 26);
        }
    }
}
