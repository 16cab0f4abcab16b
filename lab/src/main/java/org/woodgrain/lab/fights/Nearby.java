package org.woodgrain.lab.fights;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/** Known words that look like one that is not known. */
public final class Nearby {
    private static final int MOST = 3;

    private Nearby() {}

    /** A sentence that asks whether one of them was meant; empty if none is like it. */
    public static String hint(String word, Collection<String> known) {
        if (word.isBlank()) {
            return "";
        }
        int limit = Math.max(1, word.length() / 3);
        List<String> like = known.stream()
                .filter(each -> each.contains(word) || distance(word, each) <= limit)
                .sorted(Comparator.comparingInt((String each) -> distance(word, each))
                        .thenComparing(Comparator.naturalOrder()))
                .limit(MOST)
                .toList();
        return like.isEmpty() ? "" : "; did you mean " + String.join(" or ", like) + "?";
    }

    /** Letters to add, take away or change, and neighbours to swap, to make one word of the other. */
    private static int distance(String one, String other) {
        int[] before = new int[other.length() + 1];
        int[] row = first(other.length());
        for (int i = 1; i <= one.length(); i++) {
            int[] next = new int[other.length() + 1];
            next[0] = i;
            for (int j = 1; j < next.length; j++) {
                int changed = row[j - 1] + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                next[j] = Math.min(changed, Math.min(row[j], next[j - 1]) + 1);
                if (swapped(one, i, other, j)) {
                    next[j] = Math.min(next[j], before[j - 2] + 1);
                }
            }
            before = row;
            row = next;
        }
        return row[other.length()];
    }

    private static int[] first(int letters) {
        int[] row = new int[letters + 1];
        for (int j = 0; j < row.length; j++) {
            row[j] = j;
        }
        return row;
    }

    private static boolean swapped(String one, int i, String other, int j) {
        return i > 1 && j > 1 && one.charAt(i - 1) == other.charAt(j - 2) && one.charAt(i - 2) == other.charAt(j - 1);
    }
}
