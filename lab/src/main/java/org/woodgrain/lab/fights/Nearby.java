package org.woodgrain.lab.fights;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/** Known words that look like one that is not known. */
final class Nearby {
    private static final int MOST = 3;

    private Nearby() {}

    /** A sentence that asks whether one of them was meant; empty if none is like it. */
    static String hint(String word, Collection<String> known) {
        int limit = Math.max(1, word.length() / 3);
        List<String> like = known.stream()
                .filter(each -> each.contains(word) || distance(word, each) <= limit)
                .sorted(Comparator.comparingInt((String each) -> distance(word, each))
                        .thenComparing(Comparator.naturalOrder()))
                .limit(MOST)
                .toList();
        return like.isEmpty() ? "" : "; did you mean " + String.join(" or ", like) + "?";
    }

    /** Letters to add, take away or change to make one word of the other. */
    private static int distance(String one, String other) {
        int[] row = new int[other.length() + 1];
        for (int j = 0; j < row.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= one.length(); i++) {
            int corner = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int changed = corner + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                corner = row[j];
                row[j] = Math.min(changed, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[other.length()];
    }
}
