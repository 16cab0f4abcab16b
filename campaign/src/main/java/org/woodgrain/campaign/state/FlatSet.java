package org.woodgrain.campaign.state;

import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;

/**
 * A sorted set that never changes, kept in one row.
 *
 * @param <E> members in their natural order
 */
@SuppressWarnings("unchecked") // the row holds nothing but what of and with put in
final class FlatSet<E extends Comparable<E>> extends AbstractSet<E> implements SortedSet<E> {
    private static final FlatSet<?> EMPTY = new FlatSet<String>(new Object[0]);

    private final Object[] row;

    FlatSet(Object[] row) {
        this.row = row;
    }

    /** The same members; a set that is flat already is taken as it is. */
    static <E extends Comparable<E>> FlatSet<E> of(SortedSet<E> set) {
        if (set instanceof FlatSet<E> already) {
            return already;
        }
        return set.isEmpty() ? (FlatSet<E>) EMPTY : new FlatSet<>(set.toArray());
    }

    /** The same with one more. */
    FlatSet<E> with(E more) {
        int at = find(row, more);
        return at >= 0 ? this : new FlatSet<>(inserted(row, -at - 1, more));
    }

    /** The same without one. */
    FlatSet<E> without(E gone) {
        int at = find(row, gone);
        return at < 0 ? this : new FlatSet<>(removed(row, at));
    }

    @Override
    public boolean contains(@Nullable Object member) {
        return member != null && find(row, member) >= 0;
    }

    @Override
    public int size() {
        return row.length;
    }

    @Override
    public Object[] toArray() {
        return Arrays.copyOf(row, row.length, Object[].class);
    }

    @Override
    public Iterator<E> iterator() {
        return new Iterator<>() {
            private int next;

            @Override
            public boolean hasNext() {
                return next < row.length;
            }

            @Override
            public E next() {
                if (next == row.length) {
                    throw new NoSuchElementException();
                }
                return (E) row[next++];
            }
        };
    }

    @Override
    public @Nullable Comparator<? super E> comparator() {
        return null;
    }

    @Override
    public SortedSet<E> subSet(E from, E to) {
        return new FlatSet<>(Arrays.copyOfRange(row, place(row, from), place(row, to)));
    }

    @Override
    public SortedSet<E> headSet(E to) {
        return new FlatSet<>(Arrays.copyOfRange(row, 0, place(row, to)));
    }

    @Override
    public SortedSet<E> tailSet(E from) {
        return new FlatSet<>(Arrays.copyOfRange(row, place(row, from), row.length));
    }

    @Override
    public E first() {
        return (E) end(row, 0);
    }

    @Override
    public E last() {
        return (E) end(row, row.length - 1);
    }

    /** Where a thing is in a sorted row; where it belongs, less than 0 and one off, if it is not there. */
    static int find(Object[] row, Object thing) {
        Comparable<Object> wanted = (Comparable<Object>) thing;
        int low = 0;
        int high = row.length - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = wanted.compareTo(row[middle]);
            if (order == 0) {
                return middle;
            }
            if (order > 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -low - 1;
    }

    /** Where a thing is or belongs in a sorted row. */
    static int place(Object[] row, Object thing) {
        int at = find(row, thing);
        return at < 0 ? -at - 1 : at;
    }

    static Object end(Object[] row, int at) {
        if (row.length == 0) {
            throw new NoSuchElementException();
        }
        return row[at];
    }

    static Object[] inserted(Object[] row, int at, Object thing) {
        Object[] more = new Object[row.length + 1];
        System.arraycopy(row, 0, more, 0, at);
        more[at] = thing;
        System.arraycopy(row, at, more, at + 1, row.length - at);
        return more;
    }

    static Object[] removed(Object[] row, int at) {
        Object[] less = new Object[row.length - 1];
        System.arraycopy(row, 0, less, 0, at);
        System.arraycopy(row, at + 1, less, at, less.length - at);
        return less;
    }
}
