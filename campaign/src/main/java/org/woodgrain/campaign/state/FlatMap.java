package org.woodgrain.campaign.state;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.SortedMap;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A sorted map that never changes, kept in two rows: what play changes at every step is soon copied and soon asked.
 *
 * @param <K> keys in their natural order
 * @param <V> values
 */
@SuppressWarnings("unchecked") // the rows hold nothing but what of and with put in
final class FlatMap<K extends Comparable<K>, V> extends AbstractMap<K, V> implements SortedMap<K, V> {
    /** More keys than this are found by their hash, which also tells soonest that a key is not there, as most are not. */
    private static final int MANY = 1;

    private static final int[] UNHASHED = {};

    private static final FlatMap<?, ?> EMPTY = new FlatMap<String, Object>(new Object[0], new Object[0]);

    private final Object[] keys;
    private final Object[] values;
    /** The places of many keys, 1 more than they are, by their hash and onward where several have the same. */
    private final int[] hashed;

    private FlatMap(Object[] keys, Object[] values) {
        this(keys, values, keys.length > MANY ? hashed(keys) : UNHASHED);
    }

    private FlatMap(Object[] keys, Object[] values, int[] hashed) {
        this.keys = keys;
        this.values = values;
        this.hashed = hashed;
    }

    private static int[] hashed(Object[] keys) {
        int[] places = new int[Integer.highestOneBit(keys.length) * 4];
        for (int i = 0; i < keys.length; i++) {
            int at = slot(keys[i], places);
            while (places[at] != 0) {
                at = at + 1 & places.length - 1;
            }
            places[at] = i + 1;
        }
        return places;
    }

    private static int slot(Object key, int[] places) {
        int hash = key.hashCode();
        return (hash ^ hash >>> 16) & places.length - 1;
    }

    /** Where a key is; less than 0 if it is not there. */
    private int find(Object key) {
        if (hashed.length == 0) {
            return keys.length > 0 && keys[0].equals(key) ? 0 : -1;
        }
        int at = slot(key, hashed);
        while (hashed[at] != 0) {
            int place = hashed[at] - 1;
            if (keys[place].equals(key)) {
                return place;
            }
            at = at + 1 & hashed.length - 1;
        }
        return -1;
    }

    /** The same entries; a map that is flat already is taken as it is. */
    static <K extends Comparable<K>, V> FlatMap<K, V> of(SortedMap<K, V> map) {
        if (map instanceof FlatMap<K, V> already) {
            return already;
        }
        if (map.isEmpty()) {
            return (FlatMap<K, V>) EMPTY;
        }
        Object[] keys = new Object[map.size()];
        Object[] values = new Object[keys.length];
        int at = 0;
        for (Map.Entry<K, V> entry : map.entrySet()) {
            keys[at] = entry.getKey();
            values[at++] = entry.getValue();
        }
        return new FlatMap<>(keys, values);
    }

    /** The same with a value put in, or in the place of an earlier one. */
    FlatMap<K, V> with(K key, V value) {
        int known = find(key);
        if (known >= 0) {
            Object[] changed = values.clone();
            changed[known] = value;
            return new FlatMap<>(keys, changed, hashed);
        }
        int at = FlatSet.find(keys, key);
        return new FlatMap<>(FlatSet.inserted(keys, -at - 1, key), FlatSet.inserted(values, -at - 1, value));
    }

    /**
     * The same with the values of some keys changed.
     *
     * @throws IllegalStateException if it has none of one of the keys
     */
    FlatMap<K, V> withEach(Collection<K> some, UnaryOperator<V> how) {
        Object[] changed = values.clone();
        for (K key : some) {
            int at = find(key);
            if (at < 0) {
                throw new IllegalStateException("there is no " + key);
            }
            changed[at] = how.apply((V) changed[at]);
        }
        return new FlatMap<>(keys, changed, hashed);
    }

    /** The same without a key. */
    FlatMap<K, V> without(K key) {
        int at = FlatSet.find(keys, key);
        return at < 0 ? this : new FlatMap<>(FlatSet.removed(keys, at), FlatSet.removed(values, at));
    }

    @Override
    public @Nullable V get(@Nullable Object key) {
        int at = key == null ? -1 : find(key);
        return at < 0 ? null : (V) values[at];
    }

    @Override
    public boolean containsKey(@Nullable Object key) {
        return key != null && find(key) >= 0;
    }

    @Override
    public int size() {
        return keys.length;
    }

    @Override
    public void forEach(BiConsumer<? super K, ? super V> action) {
        for (int i = 0; i < keys.length; i++) {
            action.accept((K) keys[i], (V) values[i]);
        }
    }

    @Override
    public Set<K> keySet() {
        return new FlatSet<>(keys);
    }

    @Override
    public Collection<V> values() {
        return (Collection<V>) Collections.unmodifiableList(Arrays.asList(values));
    }

    @Override
    public Set<Entry<K, V>> entrySet() {
        return new AbstractSet<>() {
            @Override
            public int size() {
                return keys.length;
            }

            @Override
            public Iterator<Entry<K, V>> iterator() {
                return new Iterator<>() {
                    private int next;

                    @Override
                    public boolean hasNext() {
                        return next < keys.length;
                    }

                    @Override
                    public Entry<K, V> next() {
                        if (next == keys.length) {
                            throw new NoSuchElementException();
                        }
                        return new SimpleImmutableEntry<>((K) keys[next], (V) values[next++]);
                    }
                };
            }
        };
    }

    @Override
    public @Nullable Comparator<? super K> comparator() {
        return null;
    }

    @Override
    public SortedMap<K, V> subMap(K from, K to) {
        return range(FlatSet.place(keys, from), FlatSet.place(keys, to));
    }

    @Override
    public SortedMap<K, V> headMap(K to) {
        return range(0, FlatSet.place(keys, to));
    }

    @Override
    public SortedMap<K, V> tailMap(K from) {
        return range(FlatSet.place(keys, from), keys.length);
    }

    private FlatMap<K, V> range(int from, int to) {
        return new FlatMap<>(Arrays.copyOfRange(keys, from, to), Arrays.copyOfRange(values, from, to));
    }

    @Override
    public K firstKey() {
        return (K) FlatSet.end(keys, 0);
    }

    @Override
    public K lastKey() {
        return (K) FlatSet.end(keys, keys.length - 1);
    }
}
